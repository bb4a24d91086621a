import { compare } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import { row } from './cases.ts';
import type { Limit, Tokens } from './tokens.ts';

/** Pieces on different squares from 1, sorted; two on one square, or one on square 0, cannot be. */
export function pieces(input: Tokens, count: number, square: Limit): readonly Whole[] {
  const squares = row(input, count, square).sort(compare);
  for (const [i, place] of squares.entries())
    if (place === 0 || place === squares[i - 1]) input.refuse(square.name, place);
  return squares;
}

/** Heaps of which none is smaller than the one before it; any other order cannot be. */
export function ordered(input: Tokens, heaps: readonly Whole[], heap: Limit): readonly Whole[] {
  for (const [i, size] of heaps.entries()) if (size < (heaps[i - 1] ?? 0)) input.refuse(heap.name, size);
  return heaps;
}
