import type { Entry, Table } from '../table.ts';
import { hasValues, listName, numbered, shown } from './cell.ts';

const INT = 2 ** 31;

function tooWide(table: Table, values: boolean): boolean {
  const rows = table.is === 'row' ? [table.entries] : table.rows;
  return values && rows.some((row) => row.some((entry) => entry?.value !== undefined && entry.value >= INT));
}

function listed(entries: readonly (Entry | undefined)[], values: boolean): string {
  return entries.map((entry) => numbered(entry, values)).join(', ');
}

function offset(table: Table): string {
  return table.from === 0 ? '' : ` [i - ${table.from}]`;
}

/** A C++ array; its first index stands for `from`. */
export function cpp(table: Table): string {
  const values = hasValues(table);
  const type = tooWide(table, values) ? 'long long' : 'int';
  const name = listName(values);
  const note = `// ${table.game}, ${table.convention}: ${table.names.map((n) => `[${n}]`).join('')}${offset(table)}\n`;
  if (table.is === 'row')
    return `${note}const ${type} ${name}[${table.entries.length}] = {${listed(table.entries, values)}};\n`;
  const columns = Math.max(0, ...table.rows.map((row) => row.length));
  const rows = table.rows.map((row) => `  {${listed(row, values)}},\n`).join('');
  return `${note}const ${type} ${name}[${table.rows.length}][${columns}] = {\n${rows}};\n`;
}

/** A Python list; its first index stands for `from`. */
export function python(table: Table): string {
  const values = hasValues(table);
  const name = listName(values);
  const note = `# ${table.game}, ${table.convention}: ${table.names.map((n) => `[${n}]`).join('')}${offset(table)}\n`;
  if (table.is === 'row') return `${note}${name} = [${listed(table.entries, values)}]\n`;
  return `${note}${name} = [\n${table.rows.map((row) => `    [${listed(row, values)}],\n`).join('')}]\n`;
}

/** The rows of a table with their headings, for the two forms below. */
function headed(table: Table): readonly (readonly string[])[] {
  const values = hasValues(table);
  if (table.is === 'row') {
    return [
      [table.names[0], values ? 'SG' : 'o'],
      ...table.entries.map((entry, i) => [String(table.from + i), shown(entry, values)]),
    ];
  }
  const columns = Math.max(0, ...table.rows.map((row) => row.length));
  const head = ['', ...Array.from({ length: columns }, (_, j) => String(table.from + j))];
  return [head, ...table.rows.map((row, i) => [String(table.from + i), ...row.map((entry) => shown(entry, values))])];
}

/** A LaTeX tabular. */
export function latex(table: Table): string {
  const [head = [], ...rows] = headed(table);
  const line = (words: readonly string[]): string =>
    `  ${words.map((word) => (word === '' ? '' : `$${word}$`)).join(' & ')} \\\\\n`;
  return `\\begin{tabular}{r|${'r'.repeat(Math.max(1, head.length - 1))}}\n${line(head)}  \\hline\n${rows.map(line).join('')}\\end{tabular}\n`;
}

/** A Markdown table. */
export function markdown(table: Table): string {
  const [head = [], ...rows] = headed(table);
  const line = (words: readonly string[]): string => `| ${words.join(' | ')} |\n`;
  return `${line(head)}${line(head.map(() => '--:'))}${rows.map(line).join('')}`;
}
