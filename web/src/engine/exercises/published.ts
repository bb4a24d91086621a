import type { Exercise } from '../wishes.ts';
import { type Drawn, drawn, replyOn, TRIES, winningOf } from './drawn.ts';

/** The tower without its lock: what the printed solution has in mind. */
const PRINTED = 'toweropen';

/** A move that wins only where every floor is open, and is printed for the locked tower: the right one is asked. */
export function publishedExercise(kind: Drawn, chance: () => number, called: Exercise['called']): Exercise | undefined {
  for (let i = 0; i < TRIES; i += 1) {
    const typed = drawn(kind, chance);
    const reply = replyOn(kind.game, typed);
    const printed = replyOn(PRINTED, typed);
    if (reply?.outcome !== 'N' || printed?.outcome !== 'N') continue;
    const moves = winningOf(reply);
    const [claimed] = winningOf(printed);
    if (claimed === undefined || moves.some(({ position }) => position === claimed.position)) continue;
    return {
      is: 'published',
      game: kind.game,
      called,
      position: reply.position,
      claimed: claimed.position,
      moves,
      why: reply.steps,
    };
  }
  return undefined;
}
