import { after, type Fact, type Move, moveFact, moves, type Position } from 'nimlab';
import { boardMove, partsOf } from './board.ts';
import { factKey, isFact } from './facts.ts';
import type { Shown } from './shown.ts';

/** The most moves of one position that are looked through for the one that was made. */
const LOOKED = 2000;

/** The positions that facts lead through from the first, each with the move that they tell of it. */
export function boardsAlong(facts: readonly Fact[], first: Position): readonly Shown[] {
  const boards: Shown[] = [];
  let position: Position | undefined = first;
  let known = told(first);
  for (const fact of inside(facts)) {
    const move = known.get(factKey(fact));
    if (move === undefined || position === undefined) continue;
    const parameters = position[0]?.rules.parameters ?? {};
    boards.push({ parts: partsOf(position), moves: [boardMove(position, move)], parameters });
    position = after(position, move);
    known = told(position);
  }
  return boards;
}

/** The moves of a position by what is said of them. */
function told(position: Position | undefined): ReadonlyMap<string, Move> {
  const known = new Map<string, Move>();
  if (position === undefined) return known;
  for (const move of moves(position)) {
    if (known.size === LOOKED) break;
    known.set(factKey(moveFact(position, move)), move);
  }
  return known;
}

/** Facts with all facts in them, in the order in which they are read. */
function* inside(value: unknown): Generator<Fact> {
  if (Array.isArray(value)) for (const one of value) yield* inside(one);
  else if (isFact(value)) {
    yield value;
    yield* inside(Object.values(value));
  }
}
