import { whole } from '../nim/whole.ts';
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
      return values && leastLeftOut(values) === value;
    case 'mex-empty':
      return value === 0n;
    case 'columns':
    case 'digit-counts':
      return values && columnsStand(fact, values);
    case 'nim-sum':
      return values && numberSum(values) === number(fact, 'sum');
    case 'top':
    case 'top-number': {
      const [sum, left, column] = [number(fact, 'sum'), number(fact, 'left'), weight(fact['column'])];
      if (value === undefined || sum === undefined || left === undefined || column === undefined) return undefined;
      return numberSum([value, sum]) === left && left < value && column <= sum && sum < 2n * column;
    }
    case 'residue': {
      const [n, quotient, modulus, rest] = ['n', 'quotient', 'modulus', 'rest'].map((name) => number(fact, name));
      if (n === undefined || quotient === undefined || modulus === undefined || rest === undefined) return undefined;
      return n === quotient * modulus + rest && rest >= 0n && rest < modulus;
    }
    case 'distance': {
      const [n, goal, rest] = ['n', 'goal', 'rest'].map((name) => number(fact, name));
      return n === undefined || goal === undefined ? undefined : rest === goal - n;
    }
    case 'zeckendorf':
    case 'greedy': {
      const parts = numbers(fact, 'parts');
      if (parts === undefined) return undefined;
      const isSum = parts.reduce((sum, part) => sum + part, 0n) === number(fact, 'n');
      return isSum && parts.at(-1) === number(fact, 'least') && (fact.id === 'greedy' || areParts(parts));
    }
    case 'odd-steps':
    case 'odd-cells':
      return stonesStand(fact, position);
    default:
      return undefined;
  }
}

/** The weight of a binary column, which is written `8` or `2^830`. */
function weight(column: unknown): bigint | undefined {
  const [, plain, power] = /^(?:(\d+)|2\^(\d+))$/u.exec(String(column)) ?? [];
  if (power !== undefined) return 2n ** BigInt(power);
  return plain === undefined ? undefined : BigInt(plain);
}

function columnsStand(fact: Fact, values: readonly bigint[]): boolean {
  const rows = Array.isArray(fact['rows']) ? fact['rows'].map(String) : [];
  const counts = [...(rows[0] ?? '')].map((_, place) => rows.filter((row) => row[place] === '1').length);
  const isRight = rows.length === values.length && rows.every((row, i) => BigInt(`0b${row}`) === values[i]);
  if (fact.id === 'columns') return isRight && counts.map((count) => count % 2).join('') === fact['odd'];
  const modulus = Number(number(fact, 'modulus') ?? 2n);
  return isRight && counts.map((count) => count % modulus).join() === numbers(fact, 'counts')?.join();
}

/** The stones of the places that count, as they stand on the board. */
function stonesStand(fact: Fact, position: Position): boolean | undefined {
  const board = position[0]?.component;
  const [places, stones] = [numbers(fact, 'places'), numbers(fact, 'stones')];
  if (!Array.isArray(board) || places === undefined || stones === undefined) return undefined;
  return (
    places.length === stones.length && places.every((place, i) => board[Number(place) - 1] === whole(stones[i] ?? 0n))
  );
}

interface Leaving {
  readonly position: Position | undefined;
  readonly text: string;
}

/** What every move leaves; undefined where there are too many to judge. */
function leavings(position: Position): readonly Leaving[] | undefined {
  const found: Leaving[] = [];
  for (const move of moves(position)) {
    if (found.length === MOVES) return undefined;
    const after = move.to === undefined ? undefined : live(play(position, move));
    found.push({ position: after, text: after === undefined ? '' : writePosition(after) });
  }
  return found;
}

/** What a step says of positions and values. */
function byJudge(
  fact: Fact,
  position: Position,
  left: readonly Leaving[] | undefined,
  judge: Judging,
): boolean | undefined {
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
      return compared(judge.value(position[Number(number(fact, 'part') ?? 0n) - 1]), fact['value']);
    case 'balanced':
    case 'balanced-one':
    case 'balanced-misere':
    case 'one-number-zero':
    case 'equal-pair':
    case 'equal-pairs':
    case 'residue-lost':
    case 'least-exceeds':
    case 'heap-lost':
    case 'heap-lost-period':
    case 'golden-lost':
    case 'misere-ones-odd':
    case 'over-lost':
      return is('P');
    case 'one-value':
    case 'one-number':
    case 'residue-win':
    case 'least-fits':
    case 'heap-won':
    case 'heap-won-period':
    case 'least-all':
    case 'golden-win':
    case 'misere-ones-even':
    case 'misere-one-big':
    case 'over-won':
      return is('N');
    case 'golden': {
      const [part] = position;
      const [lower, upper] = [number(fact, 'lower'), number(fact, 'upper')];
      if (part === undefined || lower === undefined || upper === undefined) return undefined;
      return compared(judge.outcome([{ ...part, component: [whole(lower), whole(upper)] }]), 'P');
    }
    case 'move':
    case 'move-balanced':
    case 'move-mirror':
    case 'move-to':
      return leads(fact, left, judge);
    case 'moves-one':
    case 'moves-alike':
      return counted(left, 'P', fact.id === 'moves-one' ? 1n : number(fact, 'count'), judge);
    case 'lost-all':
      return counted(left, 'N', number(fact, 'count'), judge);
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
function leads(fact: Fact, left: readonly Leaving[] | undefined, judge: Judging): boolean | undefined {
  if (left === undefined) return undefined;
  const move = fact['move'];
  const inner = typeof move === 'object' && 'to' in move ? move.to : undefined;
  const text = fact['position'] ?? inner;
  const found = left.find((one) => one.text === text);
  return found === undefined ? false : compared(judge.outcome(found.position), 'P');
}

/** Whether so many moves leave positions of that outcome. */
function counted(
  left: readonly Leaving[] | undefined,
  wanted: 'N' | 'P',
  count: bigint | undefined,
  judge: Judging,
): boolean | undefined {
  if (left === undefined || count === undefined) return undefined;
  const outcomes = left.map(({ position }) => judge.outcome(position));
  return outcomes.includes(undefined) ? undefined : outcomes.filter((one) => one === wanted).length === Number(count);
}
