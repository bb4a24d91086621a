import { seenPeriod, type Table } from 'nimlab';
import type { Repeats, Sheet } from './wishes.ts';

type Entry = NonNullable<Extract<Table, { readonly is: 'row' }>['entries'][number]>;

/** A table as numbers to draw. */
export function sheetOf(table: Table): Sheet {
  const holds = holdsOf(table);
  const termOf = (entry: Entry | undefined): number => {
    if (entry === undefined) return -1;
    return holds === 'values' ? Number(entry.value ?? -1) : OUTCOMES[entry.outcome];
  };
  // Where positions end, the row does.
  const entries = table.is === 'row' ? table.entries.slice(0, lastOf(table.entries) + 1) : [];
  const terms = table.is === 'row' ? Int32Array.from(entries, termOf) : mapTerms(table, termOf);
  let most = 0;
  for (const term of terms) if (term > most) most = term;
  const { game, names, from, convention } = table;
  const repeats = table.is === 'row' ? repeatsOf(terms, from, holds) : undefined;
  const sizes = table.is === 'row' ? [entries.length] : sidesOf(table.sizes);
  return { game, names, from, sizes, terms, holds, convention, most, bytes: terms.byteLength, repeats };
}

function lastOf(entries: readonly (Entry | undefined)[]): number {
  return entries.findLastIndex((entry) => entry !== undefined);
}

/** So much of a row is searched for a period; all of it must then keep to it. */
const SEARCHED = 20_000;

function repeatsOf(terms: Int32Array, from: number, holds: Sheet['holds']): Repeats | undefined {
  const start = terms.findIndex((term) => term >= 0);
  if (start < 0) return undefined;
  const shown = terms.subarray(start, start + SEARCHED);
  const found = shown.includes(-1) ? undefined : seenPeriod(shown);
  if (found === undefined || (holds === 'outcomes' && found.saltus !== 0)) return undefined;
  const { period, saltus } = found;
  const first = start + found.preperiod;
  for (let i = first + period; i < terms.length; i += 1)
    if (terms[i] !== (terms[i - period] ?? 0) + saltus) return undefined;
  const exceptions = found.exceptions.map((n) => from + start + n);
  return { preperiod: from + first, period, saltus, exceptions };
}

const OUTCOMES = { P: 0, N: 1, D: 2 } as const;

function holdsOf(table: Table): Sheet['holds'] {
  if (table.is === 'map') return table.hasValues ? 'values' : 'outcomes';
  return table.entries.every((entry) => entry === undefined || entry.value !== undefined) ? 'values' : 'outcomes';
}

/** Of more than two numbers, the first two are drawn, the others at their least. */
function sidesOf(sizes: readonly number[]): readonly number[] {
  return [sizes[0] ?? 0, sizes[1] ?? 0];
}

function mapTerms(
  table: Extract<Table, { readonly is: 'map' }>,
  termOf: (entry: Entry | undefined) => number,
): Int32Array {
  const [rows = 0, columns = 0] = table.sizes;
  const place = table.sizes.map(() => 0);
  const terms = new Int32Array(rows * columns);
  for (let i = 0; i < rows; i += 1) {
    place[0] = i;
    for (let j = 0; j < columns; j += 1) {
      place[1] = j;
      terms[i * columns + j] = termOf(table.at(place));
    }
  }
  return terms;
}
