import type { Solution } from '../rules/answer.ts';
import { writePosition } from '../rules/notation.ts';
import type { Move, Position } from '../rules/rules.ts';
import { after, moves } from '../solve/moves.ts';

/** Moves looked at when none wins: more cost time and teach nothing. */
const LOOKED_AT = 2000;

/** Solves the position that a move leaves. */
export type Again = (position: Position) => Solution;

/**
 * The move of an opponent that plays right with the chance `skill` (0 to 1) and else at random; `chance` gives numbers from 0 to below 1.
 * A won position is won by the first winning move; a lost one is defended as long as the ranks allow, or by taking least where none are known.
 * Undefined when there is no move.
 */
export function opponentMove(solution: Solution, skill: number, chance: () => number, again: Again): Move | undefined {
  const { answer, position } = solution;
  if (chance() < skill) {
    if (answer.outcome !== '?' && answer.move) return answer.move;
    return answer.outcome === 'P' ? longest(solution, again) : firstOf(position);
  }
  const some = looked(position);
  return some[Math.floor(chance() * some.length)];
}

function looked(position: Position): readonly Move[] {
  const some: Move[] = [];
  for (const move of moves(position)) if (some.push(move) === LOOKED_AT) break;
  return some;
}

function firstOf(position: Position): Move | undefined {
  for (const move of moves(position)) return move;
  return undefined;
}

/** The move after which the winner needs most moves; without ranks, the one that leaves the position longest in writing and so takes least. */
function longest(solution: Solution, again: Again): Move | undefined {
  const { position, answer } = solution;
  if (answer.outcome === '?' || answer.length === undefined) return least(position);
  let best: Move | undefined;
  let most = -1;
  for (const move of looked(position)) {
    const next = after(position, move);
    const left = next && again(next).answer;
    const length = left === undefined || left.outcome === '?' ? 0 : (left.length ?? 0);
    if (length <= most) continue;
    best = move;
    most = length;
  }
  return best;
}

/** The move that takes least: the greatest sum of numbers is left; of equals the first. */
function least(position: Position): Move | undefined {
  let best: Move | undefined;
  let most = -1n;
  for (const move of looked(position)) {
    const next = after(position, move);
    const left = next === undefined ? 0n : weight(next);
    if (left <= most) continue;
    best = move;
    most = left;
  }
  return best;
}

function weight(position: Position): bigint {
  let sum = 0n;
  for (const digits of writePosition(position).match(/\d+/gu) ?? []) sum += BigInt(digits);
  return sum;
}
