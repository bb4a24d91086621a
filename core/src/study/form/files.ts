import type { Component } from '../../rules/position.ts';
import type { Entry, Table } from '../table.ts';
import { cells, hasValues, numbered } from './cell.ts';

/** Comma-separated values, RFC 4180 without quotes: the coordinates, the nim-value where there is one, the outcome. */
export function csv(table: Table): string {
  const values = hasValues(table);
  let text = `${table.names.join(',')}${values ? ',value' : ''},outcome\n`;
  for (const { at, entry } of cells(table))
    text += `${at.join(',')}${values ? `,${entry.value}` : ''},${entry.outcome}\n`;
  return text;
}

/** One JSON object; whole numbers past 2^53 as text. */
export function json(table: Table): string {
  const values = hasValues(table);
  const rows = table.is === 'row' ? [table.entries] : table.rows;
  const each = <T>(of: (entry: Entry) => T): unknown => {
    const all = rows.map((row) => row.map((entry) => (entry ? of(entry) : null)));
    return table.is === 'row' ? all[0] : all;
  };
  const { game, parameters, convention, from } = table;
  const size = table.is === 'row' ? table.entries.length : table.rows.length;
  const held = {
    game,
    parameters,
    convention,
    from,
    to: from + size - 1,
    values: values ? each(({ value }) => value) : null,
    outcomes: each(({ outcome }) => outcome),
  };
  return `${JSON.stringify(held, (_, value: Component | null) => (typeof value === 'bigint' ? value.toString() : value))}\n`;
}

/** Lines `n a(n)` as OEIS keeps them; a map by antidiagonals, numbered from 0. */
export function bfile(table: Table): string {
  const values = hasValues(table);
  if (table.is === 'row')
    return table.entries.map((entry, i) => `${table.from + i} ${numbered(entry, values)}\n`).join('');
  let text = '';
  let n = 0;
  for (let sum = 0; sum < table.rows.length; sum += 1) {
    for (let i = 0; i <= sum; i += 1) {
      text += `${n} ${numbered(table.rows[i]?.[sum - i], values)}\n`;
      n += 1;
    }
  }
  return text;
}
