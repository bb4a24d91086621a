import type { Repetition } from './period.ts';
import { leastShare } from './shares.ts';
import { add, divide, multiply, remainder, subtract, type Whole } from './whole.ts';
import { xor } from './xor.ts';

/** Values of heaps that rise by a power of two from period to period, with those of the heaps 0, 1, … to the end of the first period at least. */
export interface Rising extends Repetition {
  readonly values: readonly number[];
}

/** The value of a heap where the values rise. */
export function risingValue({ preperiod, period, saltus, values }: Rising, heap: Whole): Whole {
  if (heap < preperiod) return values[Number(heap)] ?? 0;
  const past = subtract(heap, preperiod);
  const first = values[preperiod + Number(remainder(past, period))] ?? 0;
  return add(first, multiply(saltus, divide(past, period)));
}

/**
 * Every list of that many heaps, ascending, with the total and the nim-sum of values, in lexicographic order, where values rise by a power of two.
 * Heap a0 + p * x from the preperiod on is worth s * (row(a0) + x) + residue(a0): so the rows are numbers of a given sum and nim-sum.
 */
export function* risingParts(
  rising: Rising,
  total: Whole,
  parts: number,
  value: Whole,
  least: Whole = 1,
): Generator<readonly Whole[], void> {
  if (parts === 0) {
    if (total === 0 && value === 0) yield [];
    return;
  }
  if (parts === 1) {
    if (total >= least && risingValue(rising, total) === value) yield [total];
    return;
  }
  const { preperiod } = rising;
  const of = (first: Whole) =>
    risingParts(rising, subtract(total, first), parts - 1, xor(value, risingValue(rising, first)), first);
  for (let first = least; first < preperiod && multiply(first, parts) <= total; first = add(first, 1))
    for (const rest of of(first)) yield [first, ...rest];
  let from = least < preperiod ? preperiod : least;
  for (;;) {
    const first = leastLarge(rising, total, parts, value, from);
    if (first === undefined) return;
    for (const rest of of(first)) yield [first, ...rest];
    from = add(first, 1);
  }
}

/** The least of so many heaps, all of them `from` or more and past the preperiod, with the total and the nim-sum of values. */
function leastLarge(rising: Rising, total: Whole, parts: number, value: Whole, from: Whole): Whole | undefined {
  const { period, saltus, values } = rising;
  const row = (heap: number) => Math.floor((values[heap] ?? 0) / saltus);
  let found: Whole | undefined;
  for (const firsts of classes(rising, total, parts)) {
    let [room, below, rows]: readonly [Whole, Whole, Whole] = [total, 0, 0];
    for (const heap of firsts) {
      room = subtract(room, heap);
      below = xor(below, (values[heap] ?? 0) % saltus);
      rows = add(rows, row(heap));
    }
    if (room < 0 || below !== remainder(value, saltus)) continue;
    const bounds = firsts.map((heap) => {
      const short = subtract(from, heap);
      return add(row(heap), short <= 0 ? 0 : divide(add(short, period - 1), period));
    });
    const [a0 = 0] = firsts;
    const share = leastShare(add(divide(room, period), rows), divide(value, saltus), bounds);
    const heap = share === undefined ? undefined : add(a0, multiply(period, subtract(share, row(a0))));
    if (heap !== undefined && (found === undefined || heap < found)) found = heap;
  }
  return found;
}

/** The classes modulo the period that so many heaps of the total can have, by their first heaps past the preperiod; the order of all but the first is left open. */
function* classes({ preperiod, period }: Rising, total: Whole, parts: number): Generator<readonly number[]> {
  const last = (left: Whole) => preperiod + Number(remainder(subtract(left, preperiod), period));
  for (let a = preperiod; a < preperiod + period; a += 1) {
    const left = subtract(total, a);
    if (parts === 2) {
      yield [a, last(left)];
      continue;
    }
    for (let b = preperiod; b < preperiod + period; b += 1) {
      const c = last(subtract(left, b));
      if (b <= c) yield [a, b, c];
    }
  }
}
