import type { Outcome } from '../rules/position.ts';
import type { Move, Position } from '../rules/rules.ts';
import { after, moves } from '../solve/moves.ts';
import type { Lengths } from '../study/lengths.ts';
import { mannerMove } from './manner.ts';
import { ending, type Match, moved } from './match.ts';
import type { Again } from './opponent.ts';

/** How a winner plays who never errs: as quickly as can be, or as long as can be. */
export type Pace = 'quick' | 'slow';

/** Moves that are compared by what they leave. */
const LOOKED_AT = 2000;

/**
 * A game played to its end without an error, one ply a step: the winner at his pace, the loser resisting as long as he can; where lengths are not told, by
 * the usual moves of a perfect or a kind opponent. Ends early after `most` plies, and where no move is known.
 */
export function* playedOut(
  match: Match,
  pace: Pace,
  again: Again,
  lengthsOf: (position: Position) => Lengths | undefined,
  most: number,
): Generator<Match, Match, unknown> {
  let now = match;
  for (let ply = 0; ply < most && ending(now) === undefined; ply += 1) {
    const move = chosen(now.position, pace, again, lengthsOf);
    if (move === undefined) break;
    now = moved(now, move);
    yield now;
  }
  return now;
}

function chosen(
  position: Position,
  pace: Pace,
  again: Again,
  lengthsOf: (position: Position) => Lengths | undefined,
): Move | undefined {
  const solution = again(position);
  const { outcome } = solution.answer;
  const some = outcome === 'N' ? solution.winning() : moves(position);
  const measured = outcome === 'N' || outcome === 'P' ? byLength(position, some, outcome, pace, lengthsOf) : undefined;
  return measured ?? mannerMove(solution, pace === 'slow' ? { is: 'kind' } : { is: 'skill', share: 1 }, () => 0, again);
}

/** The first of the moves after which the game is shortest or longest, as pace and outcome want it; undefined where a length is not told. */
function byLength(
  position: Position,
  some: Iterable<Move>,
  outcome: Outcome,
  pace: Pace,
  lengthsOf: (position: Position) => Lengths | undefined,
): Move | undefined {
  const sign = outcome === 'N' && pace === 'quick' ? -1 : 1;
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let looked = 0;
  for (const move of some) {
    looked += 1;
    if (looked > LOOKED_AT) return undefined;
    const left = after(position, move);
    const lengths = left === undefined ? { remoteness: 0, longest: 0 } : lengthsOf(left);
    if (lengths === undefined) return undefined;
    const weight = sign * (pace === 'quick' ? lengths.remoteness : lengths.longest);
    if (weight <= most) continue;
    most = weight;
    best = move;
  }
  return best;
}
