import type { Language, Value } from './values.ts';

type Values = Readonly<Record<string, Value>>;

const ODD = { en: 'odd', zh: '奇数列' } as const;
const NONE = { en: '(none)', zh: '（无）' } as const;
const COUNT = { en: 'count', zh: '个数' } as const;

/**
 * The table of a step that carries binary `rows` beside its `values`: one line a value, its digits apart; below them the odd columns marked
 * with `^`, or the count of ones where the step carries `counts`. Undefined for every other fact.
 */
export function table(values: Values, language: Language): string | undefined {
  const rows = texts(values.rows);
  if (rows.length === 0) return undefined;
  const names = texts(values.values);
  const counts = texts(values.counts);
  const last = counts.length > 0 ? COUNT[language] : ODD[language];
  const marks =
    counts.length > 0 ? counts : [...texts(values.odd).join('')].map((digit) => (digit === '1' ? '^' : ' '));
  const width = Math.max(...[...names, last].map(columnsOf));
  const lines = rows.map((row, i) => `  ${padded(names[i] ?? '', width)}  ${[...row].join(' ')}`);
  const marked = marks.join(' ').trimEnd() || NONE[language];
  return [...lines, `  ${padded(last, width)}  ${marked}`].join('\n');
}

function texts(value: Value): readonly string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function padded(text: string, width: number): string {
  return ' '.repeat(width - columnsOf(text)) + text;
}

/** The columns of a terminal that a text takes: a Chinese character takes two. */
function columnsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
}
