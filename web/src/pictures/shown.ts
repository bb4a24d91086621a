import type { Sheet } from '../engine/wishes.ts';

/** What a map may show of its values: themselves, won or lost, the value beside the nim-sum of the two numbers, or whether the value is odd. */
type Mode = 'values' | 'outcome' | 'beside' | 'low';

/** The same map, showing that of its values. */
export function shown(sheet: Sheet, mode: Mode): Sheet {
  if (mode === 'values' || sheet.holds === 'outcomes') return sheet;
  const [, columns = 1] = sheet.sizes;
  const terms = sheet.terms.map((term, i) => {
    if (term < 0) return term;
    if (mode === 'outcome') return term === 0 ? 0 : 1;
    if (mode === 'low') return term & 1;
    return term ^ (sheet.from + Math.floor(i / columns)) ^ (sheet.from + (i % columns));
  });
  let most = 0;
  for (const term of terms) if (term > most) most = term;
  return { ...sheet, terms, most, holds: mode === 'outcome' ? 'outcomes' : 'values' };
}
