import type { Table } from '../table.ts';
import { bfile, csv, json } from './files.ts';
import { mapPicture } from './picture/map.ts';
import { rowPicture } from './picture/row.ts';
import { lines, map, pairs, sg } from './print.ts';
import { cpp, latex, markdown, python } from './source.ts';

/** The forms that tables are written in. */
export const forms = [
  'lines',
  'sg',
  'pairs',
  'map',
  'csv',
  'json',
  'bfile',
  'cpp',
  'python',
  'latex',
  'markdown',
  'svg',
] as const;

/** The name of a form. */
export type Form = (typeof forms)[number];

/** A table in writing, its last line ended. */
export function formed(table: Table, form: Form): string {
  return [...written(table, form)].join('');
}

/** A table in writing, piece by piece: however large it is, only a row of it is held. */
export function written(table: Table, form: Form): Iterable<string> {
  switch (form) {
    case 'lines':
      return lines(table);
    case 'sg':
      return sg(table);
    case 'pairs':
      return pairs(table);
    case 'map':
      return map(table);
    case 'csv':
      return csv(table);
    case 'json':
      return json(table);
    case 'bfile':
      return bfile(table);
    case 'cpp':
      return cpp(table);
    case 'python':
      return python(table);
    case 'latex':
      return latex(table);
    case 'markdown':
      return markdown(table);
    case 'svg':
      return [table.is === 'row' ? rowPicture(table) : mapPicture(table)];
  }
}
