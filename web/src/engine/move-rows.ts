import {
  budgetOf,
  ending,
  type Lengths,
  lasting,
  type Match,
  type Move,
  moved,
  moveFact,
  moves,
  type Outcome,
  type Solution,
  saidMove,
  solve,
} from 'nimlab';
import type { Choosing, MoveRow } from './analysis.ts';
import { counted, groundOf, writtenIn } from './ground.ts';
import type { Stand, Working } from './wishes.ts';

/** The most moves that are listed. */
const LISTED = 600;
/** Winning moves that are listed before the others where there are too many of all. */
const WINNING = 200;
/** What the position may cost, and all that its moves leave together. */
const FIRST = budgetOf(10_000_000);
const WHOLE = 4_000_000;
/** What looking at one move costs at the least. */
const LEAST = 200;

/** The moves of a position in the game's own order, each with what it leaves; where there are too many, the winning ones come first. */
export function* movesOf(match: Match, choose: Choosing): Working {
  const { position, convention } = match;
  const solution = yield* counted(solve(position, convention, FIRST));
  const { list, more } = listed(solution, choose);
  const lengthsOf = lasting(convention);
  const rows: MoveRow[] = [];
  let rest = WHOLE;
  for (const move of list) {
    const next = moved(match, move);
    const [left, spent] = move.ends === undefined ? yield* within(next, rest) : [undefined, 0];
    rest = Math.max(0, rest - spent - LEAST);
    rows.push(rowOf(solution, move, next, left, lengthsOf));
    yield { so: rows.length, of: list.length, cards: [] };
  }
  return { is: 'rows', rows, more };
}

/** What a move leaves, solved within so many options, and how many it took. */
function* within(
  { position, convention }: Match,
  options: number,
): Generator<Stand, readonly [Solution, number], number> {
  const long = counted(solve(position, convention, budgetOf(options)));
  let spent = 0;
  for (let size = 0; ; ) {
    const step = long.next(size);
    if (step.done === true) return [step.value, spent];
    spent = step.value.so;
    size = yield { so: 0, of: undefined, cards: [] };
  }
}

function rowOf(
  solution: Solution,
  move: Move,
  next: Match,
  left: Solution | undefined,
  lengthsOf: (position: Match['position']) => Lengths | undefined,
): MoveRow {
  const told = left === undefined || left.answer.outcome === '?' ? undefined : left.answer;
  const outcome = forMaker(move, told?.outcome ?? solution.after(move));
  return {
    text: saidMove(solution.position, move).text,
    fact: moveFact(solution.position, move),
    position: move.ends === undefined ? writtenIn(next, next.position) : '',
    outcome,
    value: told?.value,
    lengths: move.ends === undefined ? oneMore(lengthsOf(next.position)) : { remoteness: 1, longest: 1 },
    reply: outcome === 'P' && told?.move ? moveFact(next.position, told.move) : undefined,
    isLast: ending(next) !== undefined,
    ...groundOf(told === undefined || left === undefined ? solution : left),
  };
}

/** What a move is worth to its maker: what he leaves is the other's. */
function forMaker({ ends }: Move, left: Outcome | undefined): Outcome | '?' {
  if (ends !== undefined) return ends === 'win' ? 'N' : ends === 'lose' ? 'P' : 'D';
  return left === undefined ? '?' : left === 'N' ? 'P' : left === 'P' ? 'N' : 'D';
}

function oneMore(lengths: Lengths | undefined): Lengths | undefined {
  return lengths && { remoteness: lengths.remoteness + 1, longest: lengths.longest + 1 };
}

interface List {
  readonly list: readonly Move[];
  readonly more: boolean;
}

function listed(solution: Solution, choose: Choosing): List {
  const { position, answer } = solution;
  if (choose !== 'all' && answer.outcome === 'N') {
    const count = choose === 'reply' ? 1 : winningCount(solution);
    return { list: first(solution.winning(), Math.min(LISTED, count)), more: count > LISTED };
  }
  const all = first(moves(position), LISTED + 1);
  if (all.length <= LISTED) return { list: all, more: false };
  const texts = new Set<string>();
  const list: Move[] = [];
  for (const move of [...first(solution.winning(), Math.min(WINNING, winningCount(solution))), ...all]) {
    const { text } = saidMove(position, move);
    if (texts.has(text)) continue;
    texts.add(text);
    if (list.push(move) === LISTED) break;
  }
  return { list, more: true };
}

/** How many winning moves can be listed without looking through all others: where they are not counted, the one that is known. */
function winningCount(solution: Solution): number {
  const { answer } = solution;
  if (answer.outcome !== 'N') return 0;
  const count = solution.count();
  return count === undefined ? (answer.move === undefined ? 0 : 1) : Number(count);
}

/** The first few of many: no more of them is asked for. */
function first(some: Iterable<Move>, most: number): readonly Move[] {
  const list: Move[] = [];
  if (most > 0) for (const move of some) if (list.push(move) === most) break;
  return list;
}
