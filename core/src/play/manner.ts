import { xor } from '../nim/xor.ts';
import type { Solution } from '../rules/answer.ts';
import { writePosition } from '../rules/notation.ts';
import type { Whole } from '../rules/position.ts';
import type { Move, Part, Position } from '../rules/rules.ts';
import { after, moves } from '../solve/moves.ts';
import { type Again, opponentMove } from './opponent.ts';

/**
 * How an opponent plays: right with a chance (1 never errs, 0 is random); kind (right where it can win, by the longest way); or with a weakness that can be found
 * out: it sees only the lowest bits of every nim-value, or only whether the number of counters that it leaves is even.
 */
export type Manner =
  | { readonly is: 'skill'; readonly share: number }
  | { readonly is: 'kind' }
  | { readonly is: 'bits'; readonly count: number }
  | { readonly is: 'parity' };

/** Moves that are looked at. */
const LOOKED_AT = 400;

/** The move of an opponent of that manner; `chance` gives numbers from 0 to below 1. Undefined when there is no move. */
export function mannerMove(solution: Solution, manner: Manner, chance: () => number, again: Again): Move | undefined {
  switch (manner.is) {
    case 'skill':
      return opponentMove(solution, manner.share, chance, again);
    case 'kind':
      return slowest(solution, again) ?? opponentMove(solution, 1, chance, again);
    case 'bits':
      return seeing(solution.position, chance, (left) => isBalanced(left, manner.count, again));
    case 'parity':
      return seeing(solution.position, chance, (left) => counters(left) % 2n === 0n);
  }
}

/** The winning move that leaves the longest game: by its length where that is known, else the most counters. */
function slowest({ answer, position, winning }: Solution, again: Again): Move | undefined {
  if (answer.outcome !== 'N') return undefined;
  let best: Move | undefined;
  let most: readonly [number, bigint] = [-1, -1n];
  let seen = 0;
  for (const move of winning()) {
    if (seen === LOOKED_AT) break;
    seen += 1;
    const left = after(position, move);
    const next = left && again(left).answer;
    const length = next === undefined || next.outcome === '?' ? 0 : (next.length ?? 0);
    const weight = left === undefined ? 0n : counters(left);
    if (length < most[0] || (length === most[0] && weight <= most[1])) continue;
    best = move;
    most = [length, weight];
  }
  return best;
}

/** One of the moves that look good, else any. */
function seeing(position: Position, chance: () => number, isGood: (left: Position) => boolean): Move | undefined {
  const all: Move[] = [];
  const good: Move[] = [];
  for (const move of moves(position)) {
    const left = after(position, move);
    all.push(move);
    if (left === undefined ? move.ends === 'win' : isGood(left)) good.push(move);
    if (all.length === LOOKED_AT) break;
  }
  const some = good.length > 0 ? good : all;
  return some[Math.floor(chance() * some.length)];
}

/** Whether the lowest bits of the nim-sum are 0; a value that is not known counts as 0. */
function isBalanced(position: Position, bits: number, again: Again): boolean {
  let sum: Whole = 0;
  for (const part of position) sum = xor(sum, nimValue(part, again));
  return isMultiple(sum, 2 ** bits);
}

function isMultiple(sum: Whole, of: number): boolean {
  return BigInt(sum) % BigInt(of) === 0n;
}

function nimValue(part: Part, again: Again): Whole {
  const { answer } = again([part]);
  return answer.outcome === '?' ? 0 : (answer.value ?? (answer.outcome === 'N' ? 1 : 0));
}

function counters(position: Position): bigint {
  let sum = 0n;
  for (const digits of writePosition(position).match(/\d+/gu) ?? []) sum += BigInt(digits);
  return sum;
}
