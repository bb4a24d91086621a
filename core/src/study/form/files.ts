import type { Component } from '../../rules/position.ts';
import { type Entry, type MapTable, mapRows, type Table } from '../table.ts';
import { cells, hasValues, numbered } from './cell.ts';

/** Comma-separated values, RFC 4180 without quotes: the coordinates, the nim-value where there is one, the outcome. */
export function* csv(table: Table): Generator<string> {
  const values = hasValues(table);
  yield `${table.names.join(',')}${values ? ',value' : ''},outcome\n`;
  for (const { at, entry } of cells(table))
    yield `${at.join(',')}${values ? `,${entry.value}` : ''},${entry.outcome}\n`;
}

/** One JSON object; whole numbers past 2^53 as text. */
export function* json(table: Table): Generator<string> {
  const values = hasValues(table);
  const { game, parameters, convention, from } = table;
  const to =
    table.is === 'row'
      ? from + table.entries.length - 1
      : table.sizes.every((size) => size === table.sizes[0])
        ? from + (table.sizes[0] ?? 0) - 1
        : table.sizes.map((size) => from + size - 1);
  const head = written({ game, parameters, convention, from, to });
  yield `${head.slice(0, -1)},"values":`;
  if (values) yield* nested(table, ({ value }) => written(value));
  else yield 'null';
  yield ',"outcomes":';
  yield* nested(table, ({ outcome }) => written(outcome));
  yield '}\n';
}

function written(of: unknown): string {
  return JSON.stringify(of, (_, value: Component | null) => (typeof value === 'bigint' ? value.toString() : value));
}

/** The entries as lists in lists, row by row. */
function* nested(table: Table, each: (entry: Entry) => string): Generator<string> {
  const listed = (entries: readonly (Entry | undefined)[]): string =>
    `[${entries.map((entry) => (entry === undefined ? 'null' : each(entry))).join(',')}]`;
  if (table.is === 'row') {
    yield listed(table.entries);
    return;
  }
  const outer = table.sizes.slice(0, -1);
  if (table.sizes.some((size) => size === 0)) {
    yield '[]';
    return;
  }
  for (const { place, entries } of mapRows(table)) {
    // As many brackets open here as indexes from the last one on stand at their beginning, and close where they stand at their end.
    const opens = place.length - (place.findLastIndex((x) => x !== 0) + 1);
    const closes = place.length - (place.findLastIndex((x, i) => x !== (outer[i] ?? 0) - 1) + 1);
    const isFirst = place.every((x) => x === 0);
    yield `${isFirst ? '' : ','}${'['.repeat(opens)}${listed(entries)}${']'.repeat(closes)}`;
  }
}

/** Lines `n a(n)` as OEIS keeps them; a map of two numbers by antidiagonals, numbered from 0, one of more row by row. */
export function* bfile(table: Table): Generator<string> {
  const values = hasValues(table);
  let n = table.is === 'row' ? table.from : 0;
  for (const entry of table.is === 'row' ? table.entries : inOrder(table)) {
    yield `${n} ${numbered(entry, values)}\n`;
    n += 1;
  }
}

function* inOrder(table: MapTable): Generator<Entry | undefined> {
  const [height = 0, width = 0] = table.sizes;
  if (table.sizes.length > 2) {
    for (const { entries } of mapRows(table)) yield* entries;
    return;
  }
  // Antidiagonals that the map holds whole.
  for (let sum = 0; sum < Math.min(height, width); sum += 1)
    for (let i = 0; i <= sum; i += 1) yield table.at([i, sum - i]);
}
