import type { Move, Option, Position } from '../rules/rules.ts';

/** All moves of a position in the game's own order: part by part, each with its options. */
export function* moves(position: Position): Generator<Move> {
  for (const [i, part] of position.entries())
    for (const option of part.rules.options(part.component)) yield { ...option, part: i + 1 };
}

/** The position after a move; the components that follow stand where the part stood. Undefined after an end of the whole game. */
export function after(position: Position, move: Option & { readonly part: number }): Position | undefined {
  if (move.to === undefined) return undefined;
  return [...position.slice(0, move.part - 1), ...move.to, ...position.slice(move.part)];
}
