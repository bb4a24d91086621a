import type { Sheet } from '../engine/wishes.ts';

/** A lost position: its number, or its two numbers. */
export type Lost = readonly [number] | readonly [number, number];

/** The lost positions of a table in order; of a map that is the same turned over, each pair once. */
export function lostOf({ terms, sizes, from }: Sheet): readonly Lost[] {
  if (sizes.length === 1) {
    const row: Lost[] = [];
    for (let i = 0; i < terms.length; i += 1) if (terms[i] === 0) row.push([from + i]);
    return row;
  }
  const [rows = 0, columns = 0] = sizes;
  const isLost = (i: number, j: number) => terms[i * columns + j] === 0;
  const all: (readonly [number, number])[] = [];
  for (let i = 0; i < rows; i += 1) for (let j = 0; j < columns; j += 1) if (isLost(i, j)) all.push([i, j]);
  const isTurned = rows === columns && all.every(([i, j]) => isLost(j, i));
  return all.filter(([i, j]) => !isTurned || i <= j).map(([i, j]) => [from + i, from + j]);
}

/** The differences of a list and how often each occurs, the commonest first. */
export function gapsOf(numbers: readonly number[]): readonly { readonly gap: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (let k = 1; k < numbers.length; k += 1) {
    const gap = (numbers[k] ?? 0) - (numbers[k - 1] ?? 0);
    counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  return [...counts].map(([gap, count]) => ({ gap, count })).sort((a, b) => b.count - a.count || a.gap - b.gap);
}
