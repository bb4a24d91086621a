import type { Sheet } from '../engine/wishes.ts';

/** The entries of a row whose numbers leave one remainder: what they hold, and from where on it is always the same. */
export interface Residue {
  readonly remainder: number;
  /** Each term with how often it occurs, the commonest first. */
  readonly counts: readonly (readonly [term: number, count: number])[];
  readonly lost: number;
  readonly count: number;
  /** The term that stands from `since` on; undefined where the last two differ. */
  readonly settled: { readonly term: number; readonly since: number } | undefined;
}

/** A row by the remainders of its numbers modulo m. */
export function residuesOf({ terms, from }: Sheet, m: number): readonly Residue[] {
  return Array.from({ length: m }, (_, remainder) => {
    const counts = new Map<number, number>();
    const first = (((remainder - from) % m) + m) % m;
    let [count, last, since, run] = [0, -1, 0, 0];
    for (let i = first; i < terms.length; i += m) {
      const term = terms[i] ?? -1;
      if (term < 0) continue;
      count += 1;
      counts.set(term, (counts.get(term) ?? 0) + 1);
      if (term === last) run += 1;
      else [last, since, run] = [term, from + i, 1];
    }
    return {
      remainder,
      counts: [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]),
      lost: counts.get(0) ?? 0,
      count,
      settled: run >= 2 ? { term: last, since } : undefined,
    };
  });
}

/** A map by the remainders of both numbers: what all entries of a class hold, undefined where they differ, -1 where there are none. */
export function residueMap({ terms, from, sizes }: Sheet, m: number): readonly (readonly (number | undefined)[])[] {
  const [rows = 0, columns = 0] = sizes;
  const found: (number | undefined)[][] = Array.from({ length: m }, () => Array.from({ length: m }, () => -1));
  for (let i = 0; i < rows; i += 1) {
    const line = found[(from + i) % m] ?? [];
    for (let j = 0; j < columns; j += 1) {
      const term = terms[i * columns + j] ?? -1;
      const b = (from + j) % m;
      if (term < 0 || line[b] === undefined) continue;
      line[b] = line[b] === -1 || line[b] === term ? term : undefined;
    }
  }
  return found;
}
