import type { Solution } from '../rules/answer.ts';
import type { Move } from '../rules/rules.ts';
import type { Match } from './match.ts';
import type { Again } from './opponent.ts';

/** A ply (from 1) at which a player gave away what the position held, and the move that would have kept it. */
export interface TurningPoint {
  readonly ply: number;
  readonly had: 'N' | 'D';
  readonly better: Move;
}

const WORTH = { N: 2, D: 1, P: 0, '?': -1 } as const;

/** Every ply of a game at which the mover let a win or a draw go; plies whose outcome is not known are passed over. */
export function turningPoints(match: Match, again: Again): readonly TurningPoint[] {
  const points: TurningPoint[] = [];
  for (const [i, { position, move }] of match.plies.entries()) {
    const solution: Solution = again(position);
    const { answer } = solution;
    if (answer.outcome !== 'N' && answer.outcome !== 'D') continue;
    if (!answer.move) continue;
    const left = solution.after(move);
    if (left === undefined || gained(left) >= WORTH[answer.outcome]) continue;
    points.push({ ply: i + 1, had: answer.outcome, better: answer.move });
  }
  return points;
}

/** What a player holds who leaves that outcome to the other. */
function gained(left: 'N' | 'P' | 'D'): number {
  return left === 'P' ? WORTH.N : left === 'D' ? WORTH.D : WORTH.P;
}
