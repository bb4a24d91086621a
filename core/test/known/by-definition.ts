import type { Convention } from '../../src/rules/position.ts';

/** A game tried out by the definitions alone, sharing nothing with the solvers: values of single positions, and who loses. */
export interface Trial<P> {
  value(position: P): number;
  isLost(position: P, convention: Convention): boolean;
}

/** The trial of a game without cycles. */
export function trial<P>(options: (position: P) => Iterable<P>, key: (position: P) => string = String): Trial<P> {
  const values = new Map<string, number>();
  const lost = { normal: new Map<string, boolean>(), misere: new Map<string, boolean>() };

  function value(position: P): number {
    const at = key(position);
    const known = values.get(at);
    if (known !== undefined) return known;
    const found = mex([...options(position)].map(value));
    values.set(at, found);
    return found;
  }

  function isLost(position: P, convention: Convention): boolean {
    const at = key(position);
    const known = lost[convention].get(at);
    if (known !== undefined) return known;
    const next = [...options(position)];
    const found = next.length === 0 ? convention === 'normal' : next.every((after) => !isLost(after, convention));
    lost[convention].set(at, found);
    return found;
  }

  return { value, isLost };
}

/** The least number that is not in the list. */
export function mex(numbers: Iterable<number>): number {
  const seen = new Set(numbers);
  let least = 0;
  while (seen.has(least)) least += 1;
  return least;
}

/** The values of heaps 0 to `to` when a move takes one of these numbers from a heap. */
export function taking(to: number, takes: (n: number) => Iterable<number>): number[] {
  const values: number[] = [];
  for (let n = 0; n <= to; n += 1) values.push(mex([...takes(n)].map((taken) => values[n - taken] ?? 0)));
  return values;
}

/** The values of heaps 0 to `to` of a code with digits of up to two heaps, straight from the meaning of the digits. */
export function octalValues(code: string, to: number): number[] {
  const digits = [...code.replace('.', '')].map(Number);
  const values: number[] = [];
  for (let n = 0; n <= to; n += 1) {
    const seen = new Set<number>();
    for (const [taken, digit] of digits.entries()) {
      const left = n - taken;
      if (left < 0) break;
      if ((digit & 1) > 0 && left === 0) seen.add(0);
      if ((digit & 2) > 0 && left > 0) seen.add(values[left] ?? 0);
      if ((digit & 4) > 0) for (let a = 1; 2 * a <= left; a += 1) seen.add((values[a] ?? 0) ^ (values[left - a] ?? 0));
    }
    let least = 0;
    while (seen.has(least)) least += 1;
    values.push(least);
  }
  return values;
}

/** All lists of heaps above 0, largest first, with that total. */
export function partitions(total: number, most = total): number[][] {
  if (total === 0) return [[]];
  const found: number[][] = [];
  for (let first = Math.min(most, total); first > 0; first -= 1) {
    for (const rest of partitions(total - first, first)) found.push([first, ...rest]);
  }
  return found;
}

/** All ascending lists of that many numbers from `least` to `most`. */
export function multisets(count: number, most: number, least = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = least; first <= most; first += 1) {
    for (const rest of multisets(count - 1, most, first)) found.push([first, ...rest]);
  }
  return found;
}

/** The nim-sum of small numbers. */
export function nimSum(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum ^= number;
  return sum;
}

/** The numbers from one to another, ends included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
