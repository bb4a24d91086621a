import type { Stride } from '../../rules/box.ts';
import type { Stop } from './plan.ts';

/** The lines of a box along a field, numbered from 0: how many there are, and the one that a component lies on. */
export function linesAlong(
  field: number,
  sizes: readonly number[],
): {
  readonly count: number;
  readonly of: (cell: readonly number[]) => number;
} {
  const weights = sizes.map(() => 0);
  let count = 1;
  for (const [i, size] of sizes.entries()) {
    if (i === field) continue;
    weights[i] = count;
    count *= size;
  }
  return {
    count,
    of(cell) {
      let line = 0;
      for (let i = 0; i < weights.length; i += 1) line += (cell[i] ?? 0) * (weights[i] ?? 0);
      return line;
    },
  };
}

/** Visits the options of a stride, which all lie in one piece of memory, until one says true; whether one did. */
export function strider(
  { field, times, add, floor, when, by }: Stride,
  width: number,
  visit: (option: readonly number[]) => boolean,
): (cell: number[]) => boolean {
  const option: number[] = [];
  return (cell) => {
    if (when !== undefined && !when.truth(cell)) return false;
    const step = by(cell);
    const first = times * step + add;
    if (step <= 0 || first <= 0) throw { unfit: true } satisfies Stop;
    for (let i = 0; i < width; i += 1) option[i] = cell[i] ?? 0;
    for (let one = (cell[field] ?? 0) - first; one >= floor; one -= step) {
      option[field] = one;
      if (visit(option)) return true;
    }
    return false;
  };
}
