import { xor } from '../../nim/xor.ts';

const DIAGONALS = 11;

/** A table of two numbers by antidiagonals: (0, 0), (0, 1), (1, 0), (0, 2), … */
export function diagonals(of: (a: number, b: number) => number): readonly number[] {
  const all: number[] = [];
  for (let total = 0; total <= DIAGONALS; total += 1) for (let a = 0; a <= total; a += 1) all.push(of(a, total - a));
  return all;
}

const known: number[][] = [];

/** The nim-value of Wythoff's game, by its rules. */
export function wythoffValue(a: number, b: number): number {
  if (a > b) return wythoffValue(b, a);
  known[a] ??= [];
  const row = known[a];
  const before = row[b];
  if (before !== undefined) return before;
  const seen = new Set<number>();
  for (let k = 1; k <= b; k += 1) {
    seen.add(wythoffValue(a, b - k));
    if (k <= a) seen.add(wythoffValue(a - k, b)).add(wythoffValue(a - k, b - k));
  }
  let least = 0;
  while (seen.has(least)) least += 1;
  row[b] = least;
  return least;
}

/** For each total from 1 on: how many positions of three heaps of Nim, none empty, are lost; order does not count. */
export function lostTotals(most: number): readonly number[] {
  const counts = Array.from({ length: most }, () => 0);
  for (const [a, b, c] of triples(most))
    if (a + b + c <= most) counts[a + b + c - 1] = (counts[a + b + c - 1] ?? 0) + 1;
  return counts;
}

/** For each n from 1 on: how many positions of three heaps of Nim from 1 to n are lost; order does not count. */
export function lostSums(most: number): readonly number[] {
  const counts = Array.from({ length: most }, () => 0);
  for (const [, , c] of triples(most)) for (let n = c; n <= most; n += 1) counts[n - 1] = (counts[n - 1] ?? 0) + 1;
  return counts;
}

/** Lost positions a < b < c of three heaps of Nim, c at most the bound. */
function* triples(most: number): Generator<readonly [number, number, number]> {
  for (let a = 1; a <= most; a += 1) {
    for (let b = a + 1; b <= most; b += 1) {
      const c = Number(xor(a, b));
      if (c > b && c <= most) yield [a, b, c];
    }
  }
}

/** For each n from 0 on: how many positions of so many heaps of Nim from 0 to n are lost; order counts. */
export function lostTo(heaps: 3 | 4, most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, n) => {
    const pairs = new Map<number, number>();
    for (let a = 0; a <= n; a += 1)
      for (let b = 0; b <= n; b += 1) pairs.set(Number(xor(a, b)), (pairs.get(Number(xor(a, b))) ?? 0) + 1);
    let count = 0;
    for (const [sum, times] of pairs) count += heaps === 4 ? times * times : sum <= n ? times : 0;
    return count;
  });
}
