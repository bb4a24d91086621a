import { type MapTable, mapRows, type Table } from '../table.ts';
import { cells, hasValues, listName, shown } from './cell.ts';

const WIDTH = 100;

/** `x: 0 1 2 …` over `SG[x]: 0 1 0 …`, broken at about 100 columns; a map as its rows. */
export function* lines(table: Table): Generator<string> {
  if (table.is === 'map') {
    yield* grid(table);
    return;
  }
  const values = hasValues(table);
  const words = table.entries.map((entry) => shown(entry, values));
  const label = values ? 'SG[x]:' : 'o(x): ';
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
    yield `${start === 0 ? '' : '\n'}${above}\n${below}\n`;
    start = end;
  }
}

function* grid(table: MapTable): Generator<string> {
  const { from, sizes } = table;
  const values = table.hasValues;
  const columns = sizes.at(-1) ?? 0;
  let width = String(from + Math.max(...sizes)).length;
  for (const { entries } of mapRows(table))
    for (const entry of entries) width = Math.max(width, shown(entry, values).length);
  const line = (head: string, words: readonly string[]): string =>
    `${head.padStart(width)} | ${words.map((word) => word.padStart(width)).join(' ')}\n`;
  const head = line(
    '',
    Array.from({ length: columns }, (_, j) => String(from + j)),
  );
  if (sizes.length === 2) yield head;
  for (const { place, entries } of mapRows(table)) {
    yield layerHead(table, place);
    if (sizes.length > 2 && place.at(-1) === 0) yield head;
    yield line(
      String(from + (place.at(-1) ?? 0)),
      entries.map((entry) => shown(entry, values)),
    );
  }
}

/** What stands above each layer of a map of three or more numbers: those that stay the same in it. */
function layerHead({ names, from, sizes }: MapTable, place: readonly number[]): string {
  if (sizes.length === 2 || place.at(-1) !== 0) return '';
  const fixed = place.slice(0, -1);
  const gap = fixed.every((x) => x === 0) ? '' : '\n';
  return `${gap}${fixed.map((x, i) => `${names[i] ?? ''} = ${from + x}`).join(', ')}\n`;
}

/** `sg[54]=7, sg[55]=2`; of a map `sg[3][5]=0`. */
export function* sg(table: Table): Generator<string> {
  const values = hasValues(table);
  const name = listName(values);
  let comma = '';
  for (const { at, entry } of cells(table)) {
    yield `${comma}${name}${at.map((x) => `[${x}]`).join('')}=${shown(entry, values)}`;
    comma = ', ';
  }
  yield '\n';
}

/** The losing positions: of one number with the step from the one before, of two numbers each pair once with its difference, of more as they are. */
export function* pairs(table: Table): Generator<string> {
  let before: number | undefined;
  for (const { at, entry } of cells(table)) {
    if (entry.outcome !== 'P') continue;
    const [a = 0, b] = at;
    if (b === undefined) yield before === undefined ? `${a}\n` : `${a} +${a - before}\n`;
    else if (at.length > 2) yield `${at.join(' ')}\n`;
    else if (a <= b || !mirrored(table, b, a)) yield `${a} ${b} ${b - a}\n`;
    before = a;
  }
}

function mirrored(table: Table, a: number, b: number): boolean {
  const { from } = table;
  if (table.is !== 'map' || b - from >= (table.sizes[1] ?? 0) || a - from >= (table.sizes[0] ?? 0)) return false;
  return table.at([a - from, b - from])?.outcome === 'P';
}

/** X for a losing position, O for a winning one, = for a draw; rows downward. */
export function* map(table: Table): Generator<string> {
  const letter = (outcome: string | undefined): string =>
    outcome === 'P' ? 'X' : outcome === 'N' ? 'O' : outcome === 'D' ? '=' : ' ';
  const rows = table.is === 'row' ? [{ place: [], entries: table.entries }] : mapRows(table);
  for (const { place, entries } of rows) {
    const letters = entries.map((entry) => letter(entry?.outcome)).join('');
    yield `${table.is === 'map' ? layerHead(table, place) : ''}${letters.trimEnd()}\n`;
  }
}
