import type { Exercise } from '../wishes.ts';
import { type Drawn, drawn, replyOn, TRIES, winningOf } from './drawn.ts';

/** Who wins, and by which move: about as many lost positions as won ones. */
export function predictExercise(kind: Drawn, chance: () => number, called: Exercise['called']): Exercise | undefined {
  const wanted = chance() < 0.5 ? 'P' : 'N';
  let made: Exercise | undefined;
  for (let i = 0; i < TRIES; i += 1) {
    const reply = replyOn(kind.game, drawn(kind, chance));
    if (reply === undefined || (reply.outcome !== 'N' && reply.outcome !== 'P')) continue;
    const { position, outcome, steps } = reply;
    made = { is: 'predict', game: kind.game, called, position, outcome, moves: winningOf(reply), why: steps };
    if (outcome === wanted) return made;
  }
  return made;
}
