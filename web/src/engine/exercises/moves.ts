import { moves, readQuestion, saidMove } from 'nimlab';
import type { Exercise, Written } from '../wishes.ts';
import { type Drawn, drawn, replyOn, TRIES, winningOf } from './drawn.ts';

/** More moves are too many to choose among. */
const MOST = 14;

/** All winning moves of a small won position. */
export function movesExercise(kind: Drawn, chance: () => number, called: Exercise['called']): Exercise | undefined {
  for (let i = 0; i < TRIES; i += 1) {
    const typed = drawn(kind, chance);
    const reply = replyOn(kind.game, typed);
    const read = readQuestion({ game: kind.game, page: undefined, set: [], position: typed, convention: 'normal' });
    if (reply?.outcome !== 'N' || !read.ok) continue;
    const all = new Map<string, Written>();
    for (const move of moves(read.value)) {
      const { text, position } = saidMove(read.value, move);
      all.set(text, { text, position });
    }
    if (all.size > MOST) continue;
    return {
      is: 'moves',
      game: kind.game,
      called,
      position: reply.position,
      all: [...all.values()],
      moves: winningOf(reply).map(({ text }) => text),
    };
  }
  return undefined;
}
