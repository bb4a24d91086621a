import { add, divide, subtract } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import type { Run, Runs } from '../rules/run.ts';
import type { Taken } from './leaves.ts';

/** `n - k for k in …`, `name` being k, or `n - 3` without one; at least `least` tokens stay. */
export function takes({ numbers, onward }: Taken, name: string | undefined, least: number): Runs {
  const [from = 0] = numbers;
  return function* (heap): Generator<Run, void> {
    const by = (left: Whole) => (name === undefined ? {} : { [name]: subtract(heap, left) });
    if (onward) {
      const most = subtract(heap, from);
      if (most >= least) yield { is: 'takes', most, least, by };
      return;
    }
    for (const number of numbers) {
      const left = subtract(heap, number);
      if (left >= least) yield { is: 'takes', most: left, least: left, by };
    }
  };
}

/** What the first heap of a split runs through: from `first` to all that is left, or to its half, less `short`. */
export interface Ends {
  readonly first: number;
  readonly short: number;
  readonly isHalf: boolean;
}

/** `a and n - k - a for k in …, a in …`; undefined where k has no last number. `names` are k, if it is one, and a; `grows` says which heap a is. */
export function splits(
  { numbers, onward }: Taken,
  names: readonly string[],
  { first, short, isHalf }: Ends,
  grows: 0 | 1,
): Runs | undefined {
  if (onward) return undefined;
  const growing = names.at(-1) ?? '';
  const [taking] = names.length > 1 ? names : [];
  return function* (heap): Generator<Run, void> {
    for (const number of numbers) {
      const total = subtract(heap, number);
      const end = subtract(total, short);
      const last = isHalf && end >= 0 ? divide(end, 2) : end;
      if (last < first) continue;
      const by = (size: Whole) => ({ ...(taking === undefined ? {} : { [taking]: number }), [growing]: size });
      yield { is: 'splits', total, first, last, grows, by };
    }
  };
}

/**
 * Square i of a row, the numbers counted from 1: the first `before` squares of those up to it go, and `behind` past it. `name` counts the squares from
 * `from`; `grows` says which of the two heaps is the one in front.
 */
export function rows(before: number, behind: number, name: string, from: number, grows: 0 | 1): Runs {
  return function* (heap): Generator<Run, void> {
    const choice = (square: Whole) => ({ [name]: add(square, from - 1) });
    const alone = (total: Whole, size: Whole, square: number | Whole): Run => ({
      is: 'splits',
      total,
      first: size,
      last: size,
      grows,
      by: () => choice(square),
    });
    const least = (size: Whole): Whole => (size < 0 ? 0 : size);
    for (let square = 1; square < before && square <= heap; square += 1)
      yield alone(least(subtract(heap, square + behind)), 0, square);
    const total = subtract(heap, before + behind);
    if (total >= 0)
      yield { is: 'splits', total, first: 0, last: total, grows, by: (size) => choice(add(size, before)) };
    for (let past = behind - 1; past >= 0; past -= 1) {
      const square = subtract(heap, past);
      const size = subtract(square, before);
      if (size >= 0) yield alone(size, size, square);
    }
  };
}
