import type { Sheet } from '../engine/wishes.ts';

/** What a map may show of its values: themselves, won or lost, the value beside the nim-sum of the two numbers, one binary digit, or a remainder. */
export const MODES = ['values', 'outcome', 'beside', 'bit', 'mod'] as const;
type Mode = (typeof MODES)[number];

/** The same map, showing that of its values; `k`: which digit from the lowest, 0, on, or modulo what. */
export function shown(sheet: Sheet, mode: Mode, k: number): Sheet {
  if (mode === 'values' || sheet.holds === 'outcomes') return sheet;
  const [, columns = 1] = sheet.sizes;
  const terms = sheet.terms.map((term, i) => {
    if (term < 0) return term;
    if (mode === 'outcome') return term === 0 ? 0 : 1;
    if (mode === 'bit') return (term >>> k) & 1;
    if (mode === 'mod') return term % Math.max(1, k);
    return term ^ (sheet.from + Math.floor(i / columns)) ^ (sheet.from + (i % columns));
  });
  let most = 0;
  for (const term of terms) if (term > most) most = term;
  return { ...sheet, terms, most, holds: mode === 'outcome' ? 'outcomes' : 'values' };
}

/** The line of a map through a place, along the second number, along the first, or along both. */
export function lineThrough(
  { terms, sizes }: Sheet,
  [i, j]: readonly [number, number],
  way: 'row' | 'column' | 'diagonal',
): readonly number[] {
  const [rows = 0, columns = 0] = sizes;
  const back = way === 'diagonal' ? Math.min(i, j) : 0;
  const length = way === 'row' ? columns : way === 'column' ? rows : Math.min(rows - i, columns - j) + back;
  return Array.from({ length }, (_, k) => {
    const [a, b] = way === 'row' ? [i, k] : way === 'column' ? [k, j] : [i - back + k, j - back + k];
    return terms[a * columns + b] ?? -1;
  });
}
