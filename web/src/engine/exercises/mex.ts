import { finish, moves, play, readQuestion, solve, writePosition } from 'nimlab';
import type { Exercise } from '../wishes.ts';
import { type Drawn, drawn, TRIES } from './drawn.ts';

/** The values of what a position leads to are given; its own is asked. */
export function mexExercise(kind: Drawn, chance: () => number, called: Exercise['called']): Exercise | undefined {
  for (let i = 0; i < TRIES; i += 1) {
    const read = readQuestion({
      game: kind.game,
      page: undefined,
      set: [],
      position: drawn(kind, chance),
      convention: 'normal',
    });
    if (!read.ok) continue;
    const value = nimValue(read.value);
    const leads = new Map<string, number>();
    for (const move of moves(read.value)) {
      if (move.to === undefined) continue;
      const after = play(read.value, move);
      const found = nimValue(after);
      if (found !== undefined) leads.set(writePosition(after), found);
    }
    if (value === undefined || leads.size < 2) continue;
    return {
      is: 'mex',
      game: kind.game,
      called,
      position: writePosition(read.value),
      leads: [...leads].map(([to, one]) => ({ to, value: one })),
      value,
    };
  }
  return undefined;
}

function nimValue(position: Parameters<typeof solve>[0]): number | undefined {
  const { answer } = finish(solve(position, 'normal'));
  return answer.outcome === '?' || answer.value === undefined ? undefined : Number(answer.value);
}
