import { bitAt } from '../nim/bit-rows.ts';
import type { Progress } from '../rules/answer.ts';
import type { BoxForm } from '../rules/box.ts';
import type { Fact } from '../rules/fact.ts';
import type { Component, Convention } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { type Account, drive, left } from './account.ts';
import { sieve } from './box/outcomes.ts';
import { type Box, boxOf, ordersOf } from './box/plan.ts';
import { leastOptions, sieveBytes, valueBytes } from './box/room.ts';
import { valueBox } from './box/values.ts';

/** What is known of all components of a box; its numbers are below `sizes`. */
export interface BoxMap {
  readonly sizes: readonly number[];
  readonly holds: 'values' | 'outcomes';
  /** The nim-value; of outcomes 0 for a lost and 1 for a won component; -1 for one that may not stand there. */
  at(numbers: readonly number[]): number;
  /** Every component of the box may stand there as it is. */
  readonly isWhole: boolean;
}

/** What a box is asked for. */
export interface BoxWish {
  /** A component of the shape. */
  readonly like: Component;
  readonly sizes: readonly number[];
  readonly convention: Convention;
  readonly holds: BoxMap['holds'];
}

/** How often a box is widened because options lead out of it. */
const WIDENINGS = 6;

/**
 * All components of a box from the lowest on. Where options lead out of it, a wider box is taken. Undefined where the rules are not fit for it; a
 * fact where it does not fit into the budget's bytes, which is told before it begins, or where the budget ends.
 */
export function* boxed(
  rules: Rules,
  wish: BoxWish,
  of: Account,
): Generator<Progress, BoxMap | Fact | undefined, number> {
  let { sizes } = wish;
  for (let turn = 0; turn <= WIDENINGS; turn += 1) {
    const form = rules.box?.(wish.like, sizes);
    if (form === undefined) return undefined;
    const made = yield* inSomeOrder(form, { ...wish, sizes }, of);
    if (made.wider === undefined) return made.found;
    const { outside, needed } = made.wider;
    sizes = sizes.map((size, i) => (i === outside ? Math.max(needed, 2 * size - 1) : size));
  }
  return undefined;
}

/** What became of a box: an option that leads out of it, or else what was found. */
interface Tried {
  readonly wider: { readonly outside: number; readonly needed: number } | undefined;
  readonly found: BoxMap | Fact | undefined;
}

function* inSomeOrder(
  form: BoxForm,
  { sizes, convention, holds }: BoxWish,
  of: Account,
): Generator<Progress, Tried, number> {
  let wider: Tried['wider'];
  for (const order of ordersOf(form, sizes)) {
    const box = boxOf(form, sizes, order);
    const bytes = holds === 'values' ? valueBytes(box) : sieveBytes(box);
    const { budget } = of;
    if (bytes > budget.bytes) return { wider: undefined, found: { id: 'map-memory', bytes, most: budget.bytes } };
    const options = leastOptions(box, holds);
    if (options > left(of))
      return { wider: undefined, found: { id: 'map-budget', options, most: left(of), next: nextOf(options) } };
    const run = holds === 'values' ? valuesRun(box) : lostRun(box, convention);
    of.bytes = 0;
    if (!(yield* drive(run.machine, of, 'table'))) return { wider: undefined, found: { id: 'budget-spent' } };
    const stop = run.stop();
    if (stop === undefined) return { wider: undefined, found: run.map };
    if ('outside' in stop) wider ??= stop;
  }
  return { wider, found: undefined };
}

/** A budget of one digit that suffices for so many options and some more. */
function nextOf(options: number): number {
  const unit = 10 ** (String(Math.ceil(options)).length - 1);
  return (Math.floor((1.2 * options) / unit) + 1) * unit;
}

function valuesRun(box: Box) {
  const found = valueBox(box);
  const { values, refused, words, run, options, bytes, stop } = found;
  const at = (numbers: readonly number[]): number => {
    const row = rowAt(box, numbers);
    const j = numbers[box.inner] ?? 0;
    return refused !== undefined && bitAt(refused, row * words, j) === 1 ? -1 : (values[row * box.length + j] ?? 0);
  };
  const map: BoxMap = { sizes: box.sizes, holds: 'values', at, isWhole: isWhole(box) };
  return { machine: { run, options, bytes }, stop, map };
}

function lostRun(box: Box, convention: Convention) {
  const found = sieve(box, convention);
  const { lost, refused, words, run, options, stop } = found;
  const at = (numbers: readonly number[]): number => {
    const row = rowAt(box, numbers) * words;
    const j = numbers[box.inner] ?? 0;
    return refused !== undefined && bitAt(refused, row, j) === 1 ? -1 : 1 - bitAt(lost, row, j);
  };
  const map: BoxMap = { sizes: box.sizes, holds: 'outcomes', at, isWhole: isWhole(box) };
  return { machine: { run, options, bytes: () => sieveBytes(box) }, stop, map };
}

function isWhole({ form }: Box): boolean {
  return form.kept === undefined && form.refused === undefined;
}

function rowAt({ strides }: Box, numbers: readonly number[]): number {
  let row = 0;
  for (let i = 0; i < strides.length; i += 1) row += (numbers[i] ?? 0) * (strides[i] ?? 0);
  return row;
}
