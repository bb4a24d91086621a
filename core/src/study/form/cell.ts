import { type Entry, mapRows, type Table } from '../table.ts';

/** An entry of a table with its coordinates. */
export interface Cell {
  readonly at: readonly number[];
  readonly entry: Entry;
}

/** The entries of a table in reading order. */
export function* cells(table: Table): Generator<Cell> {
  const { from } = table;
  if (table.is === 'row') {
    for (const [i, entry] of table.entries.entries()) if (entry) yield { at: [from + i], entry };
    return;
  }
  for (const { place, entries } of mapRows(table)) {
    const before = place.map((x) => from + x);
    for (const [j, entry] of entries.entries()) if (entry) yield { at: [...before, from + j], entry };
  }
}

/** Whether every entry of a table has a nim-value; else its outcomes are what it holds. */
export function hasValues(table: Table): boolean {
  if (table.is === 'map') return table.hasValues;
  return table.entries.every((entry) => entry === undefined || entry.value !== undefined);
}

/** The one word that a table shows of an entry: its nim-value, or its outcome where values have no meaning. */
export function shown(entry: Entry | undefined, values: boolean): string {
  if (entry === undefined) return '-';
  return values ? String(entry.value) : entry.outcome;
}

/** The number that a list of whole numbers holds of an entry: its nim-value, or 1 for a win, 0 for a loss, -1 for a draw. */
export function numbered(entry: Entry | undefined, values: boolean): string {
  if (entry === undefined) return '-1';
  if (values) return String(entry.value);
  return entry.outcome === 'N' ? '1' : entry.outcome === 'P' ? '0' : '-1';
}

/** The name of what a table lists. */
export function listName(values: boolean): string {
  return values ? 'sg' : 'win';
}
