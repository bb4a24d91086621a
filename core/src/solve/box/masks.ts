import { type Bits, setBit } from '../../nim/bit-rows.ts';
import type { Guard } from '../../rules/box.ts';
import type { Box } from './plan.ts';

/** Where a guard holds in a row: nowhere, everywhere (undefined: no mask needed), or at the bits of a mask. */
export type Mask = 'none' | Bits | undefined;

/** A guard that reads the innermost number and others is asked of single components, where it matters. */
export function isAskedOnce(guard: Guard | undefined, { inner }: Box): boolean {
  return guard !== undefined && guard.fields.length > 1 && guard.fields.includes(inner);
}

/** Finds where a guard holds in the row of a cell. */
export function masker(guard: Guard | undefined, { inner, length }: Box, words: number): (cell: number[]) => Mask {
  if (guard === undefined) return () => undefined;
  if (!guard.fields.includes(inner)) return (cell) => (guard.truth(cell) ? undefined : 'none');
  const mask = new Int32Array(words + 1);
  const fill = (cell: number[]): Mask => {
    mask.fill(0);
    let count = 0;
    const held = cell[inner] ?? 0;
    for (let j = 0; j < length; j += 1) {
      cell[inner] = j;
      if (!guard.truth(cell)) continue;
      setBit(mask, 0, j);
      count += 1;
    }
    cell[inner] = held;
    return count === 0 ? 'none' : count === length ? undefined : mask;
  };
  if (guard.fields.length > 1) return fill;
  let found: { readonly mask: Mask } | undefined;
  return (cell) => {
    found ??= { mask: fill(cell) };
    return found.mask;
  };
}

/** A guard holds in a part of a row only. */
export function isParted({ mask }: { readonly mask: Mask }): boolean {
  return mask !== undefined && mask !== 'none';
}
