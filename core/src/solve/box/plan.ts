import type { BoxForm } from '../../rules/box.ts';

/** A box of components: every number of them below a size; run through in an order of the fields, the last the innermost. */
export interface Box {
  readonly form: BoxForm;
  readonly sizes: readonly number[];
  readonly order: readonly number[];
  /** The innermost field, and the others from the outermost on. */
  readonly inner: number;
  readonly outer: readonly number[];
  readonly length: number;
  readonly rows: number;
  /** How far apart rows lie that differ by one at a field; 0 for the innermost. */
  readonly strides: readonly number[];
}

/** What stops the run of a box: an option out of it at a field, or rules that are not fit for it. */
export type Stop = { readonly outside: number; readonly needed: number } | { readonly unfit: true };

/** The box in an order. */
export function boxOf(form: BoxForm, sizes: readonly number[], order: readonly number[]): Box {
  const inner = order.at(-1) ?? 0;
  const outer = order.slice(0, -1);
  const strides = sizes.map(() => 0);
  let rows = 1;
  for (const field of outer.toReversed()) {
    strides[field] = rows;
    rows *= sizes[field] ?? 1;
  }
  return { form, sizes, order, inner, outer, length: sizes[inner] ?? 1, rows, strides };
}

/** The orders in which a box may be run through, best first: where all moves go down at every field, the longest is the innermost. */
export function ordersOf({ lines, rest }: BoxForm, sizes: readonly number[]): readonly (readonly number[])[] {
  const fields = sizes.map((_, i) => i);
  if (rest === undefined && lines.every(({ is }) => is === 'ray' || is === 'stride' || is === 'end'))
    return [fields.toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0))];
  if (fields.length > 3) return [fields];
  return permutations(fields);
}

function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length <= 1) return [list];
  return list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** The row of a component; throws a stop when it lies outside the box. */
export function rowOf({ sizes, strides }: Box, numbers: readonly number[]): number {
  let row = 0;
  for (let i = 0; i < sizes.length; i += 1) {
    const one = numbers[i] ?? 0;
    if (one >= (sizes[i] ?? 0)) throw { outside: i, needed: one + 1 } satisfies Stop;
    row += one * (strides[i] ?? 0);
  }
  return row;
}

/** Whether every number of the row's outer fields is at least an offset plus a floor. */
export function reaches(
  { outer }: Box,
  cell: readonly number[],
  offset: readonly number[],
  floor: readonly number[],
): boolean {
  for (let i = 0; i < outer.length; i += 1) {
    const field = outer[i] ?? 0;
    if ((cell[field] ?? 0) - (offset[field] ?? 0) < (floor[field] ?? 0)) return false;
  }
  return true;
}

/** How far apart rows lie that differ by an offset. */
export function rowsBetween({ strides }: Box, offset: readonly number[]): number {
  return offset.reduce((sum, one, field) => sum + one * (strides[field] ?? 0), 0);
}
