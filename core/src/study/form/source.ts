import { type Entry, mapRows, type Table } from '../table.ts';
import { hasValues, listName, numbered, shown } from './cell.ts';

const INT = 2 ** 31;

function tooWide(table: Table, values: boolean): boolean {
  // A map's values are numbers of options, and so always small.
  return (
    values && table.is === 'row' && table.entries.some((entry) => entry?.value !== undefined && entry.value >= INT)
  );
}

function listed(entries: readonly (Entry | undefined)[], values: boolean): string {
  return entries.map((entry) => numbered(entry, values)).join(', ');
}

function noteOf(table: Table): string {
  const offset = table.from === 0 ? '' : ` [i - ${table.from}]`;
  return `${table.game}, ${table.convention}: ${table.names.map((n) => `[${n}]`).join('')}${offset}\n`;
}

/** A C++ array; its first index stands for `from`. */
export function* cpp(table: Table): Generator<string> {
  const values = hasValues(table);
  const type = tooWide(table, values) ? 'long long' : 'int';
  const name = listName(values);
  yield `// ${noteOf(table)}`;
  if (table.is === 'row') {
    yield `const ${type} ${name}[${table.entries.length}] = {${listed(table.entries, values)}};\n`;
    return;
  }
  yield `const ${type} ${name}${table.sizes.map((size) => `[${size}]`).join('')} = {\n`;
  yield* nested(table, values, '{', '}', '  ');
  yield '};\n';
}

/** A Python list; its first index stands for `from`. */
export function* python(table: Table): Generator<string> {
  const values = hasValues(table);
  const name = listName(values);
  yield `# ${noteOf(table)}`;
  if (table.is === 'row') {
    yield `${name} = [${listed(table.entries, values)}]\n`;
    return;
  }
  yield `${name} = [\n`;
  yield* nested(table, values, '[', ']', '    ');
  yield ']\n';
}

/** The rows of a map in brackets, and in brackets of their layers where it has more than two numbers. */
function* nested(
  table: Extract<Table, { is: 'map' }>,
  values: boolean,
  open: string,
  close: string,
  indent: string,
): Generator<string> {
  const outer = table.sizes.slice(0, -1);
  for (const { place, entries } of mapRows(table)) {
    const layers = place.length - 1;
    const opens = layers - Math.min(layers, place.findLastIndex((x) => x !== 0) + 1);
    const closes = layers - Math.min(layers, place.findLastIndex((x, i) => x !== (outer[i] ?? 0) - 1) + 1);
    yield `${indent}${open.repeat(opens)}${open}${listed(entries, values)}${close}${close.repeat(closes)},\n`;
  }
}

/** The rows of a table with their headings, for the two forms below. */
function* headed(table: Table): Generator<readonly string[]> {
  const values = hasValues(table);
  if (table.is === 'row') {
    yield [table.names[0], values ? 'SG' : 'o'];
    for (const [i, entry] of table.entries.entries()) yield [String(table.from + i), shown(entry, values)];
    return;
  }
  yield ['', ...Array.from({ length: table.sizes.at(-1) ?? 0 }, (_, j) => String(table.from + j))];
  for (const { place, entries } of mapRows(table))
    yield [place.map((x) => table.from + x).join(','), ...entries.map((entry) => shown(entry, values))];
}

/** A LaTeX tabular. */
export function* latex(table: Table): Generator<string> {
  const line = (words: readonly string[]): string =>
    `  ${words.map((word) => (word === '' ? '' : `$${word}$`)).join(' & ')} \\\\\n`;
  let isHead = true;
  for (const words of headed(table)) {
    if (isHead) yield `\\begin{tabular}{r|${'r'.repeat(Math.max(1, words.length - 1))}}\n${line(words)}  \\hline\n`;
    else yield line(words);
    isHead = false;
  }
  yield '\\end{tabular}\n';
}

/** A Markdown table. */
export function* markdown(table: Table): Generator<string> {
  const line = (words: readonly string[]): string => `| ${words.join(' | ')} |\n`;
  let isHead = true;
  for (const words of headed(table)) {
    yield line(words);
    if (isHead) yield line(words.map(() => '--:'));
    isHead = false;
  }
}
