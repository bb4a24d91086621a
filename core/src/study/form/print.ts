import type { Table } from '../table.ts';
import { cells, hasValues, listName, shown } from './cell.ts';

const WIDTH = 100;

/** `x: 0 1 2 …` over `SG[x]: 0 1 0 …`, broken at about 100 columns; a map as its rows. */
export function lines(table: Table): string {
  const values = hasValues(table);
  if (table.is === 'map')
    return grid(
      table.rows.map((row) => row.map((entry) => shown(entry, values))),
      table.from,
    );
  const words = table.entries.map((entry) => shown(entry, values));
  const label = values ? 'SG[x]:' : 'o(x): ';
  let text = '';
  for (let start = 0; start < words.length; ) {
    let end = start;
    let above = 'x:    ';
    let below = label;
    while (end < words.length && (end === start || above.length < WIDTH)) {
      const x = String(table.from + end);
      const word = words[end] ?? '';
      const width = Math.max(x.length, word.length);
      above += ` ${x.padStart(width)}`;
      below += ` ${word.padStart(width)}`;
      end += 1;
    }
    text += `${start === 0 ? '' : '\n'}${above}\n${below}\n`;
    start = end;
  }
  return text;
}

function grid(rows: readonly (readonly string[])[], from: number): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const last = String(from + Math.max(rows.length, columns));
  const width = Math.max(last.length, ...rows.flatMap((row) => row.map((word) => word.length)));
  const line = (head: string, words: readonly string[]): string =>
    `${head.padStart(width)} | ${words.map((word) => word.padStart(width)).join(' ')}\n`;
  const head = line(
    '',
    Array.from({ length: columns }, (_, j) => String(from + j)),
  );
  return head + rows.map((row, i) => line(String(from + i), row)).join('');
}

/** `sg[54]=7, sg[55]=2`; of a map `sg[3][5]=0`. */
export function sg(table: Table): string {
  const values = hasValues(table);
  const name = listName(values);
  const words: string[] = [];
  for (const { at, entry } of cells(table))
    words.push(`${name}${at.map((x) => `[${x}]`).join('')}=${shown(entry, values)}`);
  return `${words.join(', ')}\n`;
}

/** The losing positions: of one number with the step from the one before, of two numbers each pair once with its difference. */
export function pairs(table: Table): string {
  let text = '';
  let before: number | undefined;
  for (const { at, entry } of cells(table)) {
    if (entry.outcome !== 'P') continue;
    const [a = 0, b] = at;
    if (b === undefined) text += before === undefined ? `${a}\n` : `${a} +${a - before}\n`;
    else if (a <= b || !mirrored(table, b, a)) text += `${a} ${b} ${b - a}\n`;
    before = a;
  }
  return text;
}

function mirrored(table: Table, a: number, b: number): boolean {
  return table.is === 'map' && table.rows[a - table.from]?.[b - table.from]?.outcome === 'P';
}

/** X for a losing position, O for a winning one, = for a draw; rows downward. */
export function map(table: Table): string {
  const letter = (outcome: string | undefined): string =>
    outcome === 'P' ? 'X' : outcome === 'N' ? 'O' : outcome === 'D' ? '=' : ' ';
  const rows = table.is === 'row' ? [table.entries] : table.rows;
  return rows
    .map(
      (row) =>
        `${row
          .map((entry) => letter(entry?.outcome))
          .join('')
          .trimEnd()}\n`,
    )
    .join('');
}
