import type { Fact } from '../rules/fact.ts';
import { live, play, writePosition } from '../rules/notation.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { moves } from '../solve/moves.ts';
import { type Judging, judging } from './recheck/judging.ts';
import { areParts, leastLeftOut, number, numberSum, numbers } from './recheck/numbers.ts';

/** The most moves whose outcomes are judged one by one. */
const MOVES = 400;

/**
 * The steps of an explanation computed again, by the definitions and counting alone: true where a step says what is found, false where it does not,
 * undefined where it says nothing to compute, or computing it would take too long.
 */
export function recheck(
  steps: readonly Fact[],
  position: Position,
  convention: Convention,
): readonly (boolean | undefined)[] {
  const judge = judging(convention);
  const left = leavings(position);
  return steps.map((fact) => {
    const found = arithmetic(fact, position);
    if (found === false) return false;
    const judged = byJudge(fact, position, left, judge);
    return judged ?? found;
  });
}

/** What a step says of numbers alone. */
function arithmetic(fact: Fact, position: Position): boolean | undefined {
  const [values, value] = [numbers(fact, 'values'), number(fact, 'value')];
  switch (fact.id) {
    case 'mex':
    case 'mex-empty':
      return fact.id === 'mex-empty' ? value === 0 : values && leastLeftOut(values) === value;
    case 'columns':
    case 'digit-counts':
      return values && columnsStand(fact, values);
    case 'nim-sum':
      return values && numberSum(values) === number(fact, 'sum');
    case 'top':
    case 'top-number': {
      const [sum, left, column] = [number(fact, 'sum'), number(fact, 'left'), Number(fact['column'])];
      return numberSum([value, sum]) === left && left < value && column <= sum && sum < 2 * column;
    }
    case 'residue': {
      const [n, modulus, rest] = [number(fact, 'n'), number(fact, 'modulus'), number(fact, 'rest')];
      return n === number(fact, 'quotient') * modulus + rest && rest >= 0 && rest < modulus;
    }
    case 'distance':
      return number(fact, 'rest') === number(fact, 'goal') - number(fact, 'n');
    case 'zeckendorf':
    case 'greedy': {
      const parts = numbers(fact, 'parts') ?? [];
      const isSum = parts.reduce((sum, part) => sum + part, 0) === number(fact, 'n');
      return isSum && parts.at(-1) === number(fact, 'least') && (fact.id === 'greedy' || areParts(parts));
    }
    case 'odd-steps':
    case 'odd-cells':
      return stonesStand(fact, position);
    default:
      return undefined;
  }
}

function columnsStand(fact: Fact, values: readonly number[]): boolean {
  const rows = Array.isArray(fact['rows']) ? fact['rows'].map(String) : [];
  const counts = [...(rows[0] ?? '')].map((_, place) => rows.filter((row) => row[place] === '1').length);
  const isRight = rows.length === values.length && rows.every((row, i) => Number.parseInt(row, 2) === values[i]);
  if (fact.id === 'columns') return isRight && counts.map((count) => count % 2).join('') === fact['odd'];
  const modulus = number(fact, 'modulus');
  return isRight && counts.map((count) => count % modulus).join() === numbers(fact, 'counts')?.join();
}

/** The stones of the places that count, as they stand on the board. */
function stonesStand(fact: Fact, position: Position): boolean | undefined {
  const board = position[0]?.component;
  const [places, stones] = [numbers(fact, 'places'), numbers(fact, 'stones')];
  if (!Array.isArray(board) || places === undefined || stones === undefined) return undefined;
  return places.length === stones.length && places.every((place, i) => board[place - 1] === stones[i]);
}

interface Leaving {
  readonly position: Position | undefined;
  readonly text: string;
}

/** What every move leaves; none where there are too many to judge. */
function leavings(position: Position): readonly Leaving[] {
  const found: Leaving[] = [];
  for (const move of moves(position)) {
    if (found.length === MOVES) return [];
    const after = move.to === undefined ? undefined : live(play(position, move));
    found.push({ position: after, text: after === undefined ? '' : writePosition(after) });
  }
  return found;
}

/** What a step says of positions and values. */
function byJudge(fact: Fact, position: Position, left: readonly Leaving[], judge: Judging): boolean | undefined {
  const is = (wanted: 'N' | 'P') => {
    const outcome = judge.outcome(position);
    return outcome && outcome === wanted;
  };
  switch (fact.id) {
    case 'values-themselves':
      return all(position.map((part) => compared(judge.value(part), part.component)));
    case 'value-theorem':
    case 'value-theorem-zero':
    case 'value-period':
    case 'value-table':
    case 'value-table-zero':
      return compared(judge.value(position[number(fact, 'part') - 1]), fact['value']);
    case 'balanced':
    case 'balanced-one':
    case 'balanced-misere':
    case 'one-number-zero':
    case 'equal-pair':
    case 'equal-pairs':
    case 'residue-lost':
    case 'least-exceeds':
    case 'golden-lost':
    case 'misere-ones-odd':
    case 'over-lost':
      return is('P');
    case 'one-value':
    case 'one-number':
    case 'residue-win':
    case 'least-fits':
    case 'least-all':
    case 'golden-win':
    case 'misere-ones-even':
    case 'misere-one-big':
    case 'over-won':
      return is('N');
    case 'golden': {
      const [part] = position;
      return (
        part && compared(judge.outcome([{ ...part, component: [number(fact, 'lower'), number(fact, 'upper')] }]), 'P')
      );
    }
    case 'move':
    case 'move-balanced':
    case 'move-mirror':
    case 'move-to':
      return leads(fact, left, judge);
    case 'moves-one':
    case 'moves-alike':
      return counted(left, 'P', fact.id === 'moves-one' ? 1 : number(fact, 'count'), judge);
    case 'lost-all':
      return left.length === 0 ? undefined : counted(left, 'N', number(fact, 'count'), judge);
    default:
      return undefined;
  }
}

function compared<T>(found: T | undefined, said: unknown): boolean | undefined {
  return found === undefined ? undefined : found === said;
}

function all(found: readonly (boolean | undefined)[]): boolean | undefined {
  if (found.includes(false)) return false;
  return found.includes(undefined) ? undefined : true;
}

/** Whether some move leaves the position that the step names, and that one is lost. */
function leads(fact: Fact, left: readonly Leaving[], judge: Judging): boolean | undefined {
  if (left.length === 0) return undefined;
  const move = fact['move'];
  const inner = typeof move === 'object' && 'to' in move ? move.to : undefined;
  const text = fact['position'] ?? inner;
  const found = left.find((one) => one.text === text);
  return found === undefined ? false : compared(judge.outcome(found.position), 'P');
}

/** Whether so many moves leave positions of that outcome. */
function counted(left: readonly Leaving[], wanted: 'N' | 'P', count: number, judge: Judging): boolean | undefined {
  const outcomes = left.map(({ position }) => judge.outcome(position));
  return outcomes.includes(undefined) ? undefined : outcomes.filter((one) => one === wanted).length === count;
}
