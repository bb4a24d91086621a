import { type Code, digitOf } from '../nim/code.ts';
import type { Repetition } from '../nim/period.ts';
import { xor } from '../nim/xor.ts';

/** Options that leave two or three parts past the preperiod, one of each kind: they reach rows of one parity up to `delta` above the heap's own. */
export interface Family {
  readonly residue: number;
  readonly delta: number;
  /** The rows in which the first periods of its parts lie. */
  readonly rows: readonly number[];
}

/** The options of the heaps of one class modulo the period, by rows relative to the heap's own row. */
export interface Options {
  /** One part past the preperiod: its row and residue move along with the heap. */
  readonly alone: readonly { readonly row: number; readonly residue: number }[];
  readonly pairs: readonly Family[];
  readonly threes: readonly Family[];
}

/** The options of the heaps n, n + p, … for a heap n from the preperiod on whose value lies in that row; the values must reach past one period. */
export function optionsOf(
  code: Code,
  values: ArrayLike<number>,
  repetition: Repetition,
  heap: number,
  row: number,
): Options {
  const { preperiod, saltus } = repetition;
  const alone: { row: number; residue: number }[] = [];
  const pairs: Family[] = [];
  const threes: Family[] = [];
  const value = (n: number) => values[n] ?? 0;
  const add = (total: number, large: number, nim: number): void => {
    for (const { firsts, periods } of classes(repetition, total, large)) {
      const rows = firsts.map((n) => Math.floor(value(n) / saltus));
      const delta = rows.reduce((a, b) => a + b, periods) - row;
      const residue = firsts.reduce((sum, n) => Number(xor(sum, value(n) % saltus)), nim);
      if (large === 1) alone.push({ row: delta, residue });
      else (large === 2 ? pairs : threes).push({ residue, delta, rows });
    }
  };
  for (let taken = 1 - code.before.length; taken <= code.after.length; taken += 1) {
    const total = heap - taken;
    for (const { parts } of digitOf(code, taken)) {
      if (parts > 0) add(total, parts, 0);
      for (let a = 1; a < preperiod && parts > 1; a += 1) {
        add(total - a, parts - 1, value(a));
        for (let b = a; b < preperiod && parts > 2; b += 1) add(total - a - b, 1, Number(xor(value(a), value(b))));
      }
    }
  }
  return { alone, pairs, threes };
}

interface Classes {
  /** The heaps of the first period that the parts are, modulo the period, ascending. */
  readonly firsts: readonly number[];
  /** How many periods are left to share out among them; below 0 where the total is still too small for them. */
  readonly periods: number;
}

function* classes({ preperiod, period }: Repetition, total: number, large: number): Generator<Classes, void> {
  const end = preperiod + period;
  const last = (firsts: readonly number[], left: number): Classes => {
    const periods = Math.floor((left - preperiod) / period);
    return { firsts: [...firsts, left - periods * period], periods };
  };
  if (large === 1) yield last([], total);
  for (let a = preperiod; a < end && large > 1; a += 1) {
    for (let b = a; b < end && large > 2; b += 1) {
      const three = last([a, b], total - a - b);
      if ((three.firsts[2] ?? 0) >= b) yield three;
    }
    const two = last([a], total - a);
    if (large === 2 && (two.firsts[1] ?? 0) >= a) yield two;
  }
}
