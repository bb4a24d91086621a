import { live, play } from '../rules/notation.ts';
import type { Convention } from '../rules/position.ts';
import type { Move, Position } from '../rules/rules.ts';

/** One ply of a game in progress: the position, and the move that was made from it. */
export interface Ply {
  readonly position: Position;
  readonly move: Move;
}

/** A game in progress as plain data: the plies made, the position now, and the plies taken back (last first to redo). */
export interface Match {
  readonly convention: Convention;
  readonly plies: readonly Ply[];
  readonly position: Position;
  readonly undone: readonly Ply[];
}

/** A new game. */
export function begin(position: Position, convention: Convention): Match {
  return { convention, plies: [], position, undone: [] };
}

/** The game after a move; a game that a move ends at once keeps its position. */
export function moved(match: Match, move: Move): Match {
  const position = move.ends === undefined ? play(match.position, move) : match.position;
  return { ...match, plies: [...match.plies, { position: match.position, move }], position, undone: [] };
}

/** The game before its last `count` plies; fewer when there are no more. */
export function takenBack(match: Match, count: number): Match {
  const keep = Math.max(0, match.plies.length - count);
  const back = match.plies.slice(keep);
  const position = back[0]?.position ?? match.position;
  return { ...match, plies: match.plies.slice(0, keep), position, undone: [...back, ...match.undone] };
}

/** The game after the next `count` plies that were taken back. */
export function redone(match: Match, count: number): Match {
  let again = match;
  for (const { move } of match.undone.slice(0, count)) again = { ...moved(again, move), undone: again.undone.slice(1) };
  return again;
}

/** How a finished game ended for the player whose turn would be next; undefined while it goes on. */
export function ending(match: Match): 'won' | 'lost' | 'drawn' | undefined {
  const last = match.plies.at(-1)?.move.ends;
  if (last !== undefined) return last === 'win' ? 'lost' : last === 'lose' ? 'won' : 'drawn';
  for (const { rules, component } of live(match.position)) {
    for (const _ of rules.options(component)) return undefined;
  }
  return match.convention === 'normal' ? 'lost' : 'won';
}
