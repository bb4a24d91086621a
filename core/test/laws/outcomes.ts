import { brute } from '../../src/check/brute.ts';
import type { Convention, Outcome } from '../../src/rules/position.ts';
import type { Move, Position } from '../../src/rules/rules.ts';
import { after, moves } from '../../src/solve/moves.ts';
import { keyOf } from './catalogue.ts';

/** The outcomes of brute force. */
export type Outcomes = (position: Position, convention: Convention) => Outcome;

/** Brute force that remembers what it was asked. */
export function outcomes(): Outcomes {
  const slow = brute();
  const known = new Map<string, Outcome>();
  return (position, convention) => {
    const key = `${convention} ${keyOf(position)}`;
    const found = known.get(key) ?? slow.outcome(position, convention).outcome;
    known.set(key, found);
    return found;
  };
}

/** What a move leaves. */
export function left(position: Position, move: Move, convention: Convention, slow: Outcomes): Outcome {
  const next = after(position, move);
  if (next !== undefined) return slow(next, convention);
  return move.ends === 'win' ? 'P' : move.ends === 'lose' ? 'N' : 'D';
}

/** Every winning move by brute force (for D: every move that keeps the draw), in the game's own order. */
export function winners(position: Position, convention: Convention, slow: Outcomes): readonly Move[] {
  const own = slow(position, convention);
  if (own === 'P') return [];
  return [...moves(position)].filter((move) => left(position, move, convention, slow) === (own === 'N' ? 'P' : 'D'));
}
