import { partitions } from '../nim/code/partitions.ts';
import { type Code, digitOf, mostTaken } from '../nim/code.ts';
import { pairsOf } from '../nim/pairs.ts';
import { nimSum, xor } from '../nim/xor.ts';
import type { Fact } from '../rules/fact.ts';

/** The first heap whose value is not the mex of its options' values, for a finite code without conditions; each is computed anew from those before it. */
export function flawOfHeaps(code: Code, values: readonly number[]): Fact | undefined {
  const table = Int32Array.from(values);
  const pairs = pairsOf(table);
  const sums = sumsOfThree(values);
  let stamped = new Int32Array(4).fill(-1);
  for (let heap = 0; heap < values.length; heap += 1) {
    const totals = markOptions(heap);
    let mex = 0;
    while (stamped[mex] === heap || totals.some((total) => pairs.reaches(total, mex, stamped, heap))) mex += 1;
    if (values[heap] !== mex) return wrong(values, heap, mex);
    // The nim-sum of values so far stays below the power of two past the greatest.
    while (stamped.length <= 2 * mex) stamped = widened(stamped);
  }
  return undefined;

  /** Stamps the values of options; gives the totals whose pairs were not all looked at. */
  function markOptions(heap: number): readonly number[] {
    const open: number[] = [];
    for (let taken = 1 - code.before.length; taken <= Math.min(mostTaken(code) ?? 0, heap); taken += 1) {
      const total = heap - taken;
      for (const { parts } of digitOf(code, taken)) {
        if (parts === 2) {
          if (!pairs.mark(total, stamped, heap)) open.push(total);
        } else if (parts === 3) {
          for (const sum of sums(total)) stamped[sum] = heap;
        } else {
          for (const list of partitions(total, parts, ''))
            stamped[Number(nimSum(list.map((part) => table[Number(part)] ?? 0)))] = heap;
        }
      }
    }
    return open;
  }
}

/** The first heap whose value is not the mex of its options' values, for takes of all numbers but finitely many, `isForbidden` among those up to `most`. */
export function flawOfTakes(
  most: number,
  isForbidden: (taken: number) => boolean,
  values: readonly number[],
): Fact | undefined {
  // Values of heaps that every later heap can reach.
  const settled = new Set<number>();
  let least = 0;
  for (let heap = 0; heap < values.length; heap += 1) {
    if (heap > most) settled.add(values[heap - most - 1] ?? 0);
    while (settled.has(least)) least += 1;
    const near = new Set<number>();
    for (let taken = 1; taken <= Math.min(most, heap); taken += 1)
      if (!isForbidden(taken)) near.add(values[heap - taken] ?? 0);
    let mex = least;
    while (settled.has(mex) || near.has(mex)) mex += 1;
    if (values[heap] !== mex) return wrong(values, heap, mex);
  }
  return undefined;
}

function wrong(values: readonly number[], heap: number, found: number): Fact {
  return { id: 'flaw-value', heap, said: values[heap] ?? -1, found };
}

function widened(from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const to = new Int32Array(2 * from.length).fill(-1);
  to.set(from);
  return to;
}

/** The different values of three non-empty heaps of a total, by those of two. */
function sumsOfThree(values: readonly number[]): (total: number) => Iterable<number> {
  const two: (readonly number[])[] = [];
  const pairs = (total: number): readonly number[] => {
    for (let at = two.length; at <= total; at += 1) {
      const sums = new Set<number>();
      for (let a = 1; 2 * a <= at; a += 1) sums.add(Number(xor(values[a] ?? 0, values[at - a] ?? 0)));
      two.push([...sums]);
    }
    return two[total] ?? [];
  };
  return (total) => {
    const sums = new Set<number>();
    for (let a = 1; 3 * a <= total; a += 1)
      for (const pair of pairs(total - a)) sums.add(Number(xor(values[a] ?? 0, pair)));
    return sums;
  };
}
