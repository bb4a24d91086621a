import type { RowTable } from '../../table.ts';
import { hasValues } from '../cell.ts';
import { HEIGHT, INK, LEFT, label, line, picture, ring, short, TOP, ticks, triangle, WIDTH } from './frame.ts';

const RIGHT = WIDTH - 36;
const BOTTOM = HEIGHT - 68;
/** Up to so many terms each has a mark of its own; beyond, every column of pixels shows the least and the greatest of its terms. */
const MARKS = 2000;

interface Term {
  readonly n: number;
  readonly y: number;
}

/** The picture of a sequence: nim-values by marks, 0 as a ring; outcomes as rings (lost) and triangles (won). */
export function rowPicture(table: RowTable): string {
  const values = hasValues(table);
  const { from, entries, game, convention, names } = table;
  const terms = entries.flatMap((entry, i): readonly Term[] => {
    if (entry === undefined || (!values && entry.outcome === 'D')) return [];
    return [{ n: from + i, y: values ? Number(entry.value) : entry.outcome === 'P' ? 0 : 1 }];
  });
  const to = from + Math.max(entries.length - 1, 1);
  const top = terms.reduce((most, { y }) => Math.max(most, y), 1);
  const x = (n: number): number => short(LEFT + ((n - from) / (to - from)) * (RIGHT - LEFT));
  const y = (value: number): number => short(BOTTOM - (value / top) * (BOTTOM - TOP));
  const [field] = names;
  const what = values ? `SG[${field}]` : `o[${field}]: P ○, N ▲`;
  const isDense = terms.length > MARKS;
  const note = isDense ? '; min..max / px' : '';
  const text = `${what}, ${field} = ${from}..${from + entries.length - 1}, 0..${top}${note}`;
  const marks = isDense ? columns(terms, x, y) : terms.map((term) => mark(term, values, x, y));
  return picture(`${game}, ${convention}`, text, WIDTH, HEIGHT, [
    ...axes(from, to, top, values, x, y),
    label(RIGHT, HEIGHT - 14, text, 'end'),
    ...marks,
  ]);
}

function axes(
  from: number,
  to: number,
  top: number,
  values: boolean,
  x: (n: number) => number,
  y: (value: number) => number,
): readonly string[] {
  const across = ticks(from, to, 10).map(
    (n) => line(x(n), BOTTOM + 8, x(n), BOTTOM + 13, INK.axis) + label(x(n), BOTTOM + 27, String(n), 'middle'),
  );
  const up = ticks(0, top, 8).map(
    (value) =>
      line(LEFT - 10, y(value), RIGHT, y(value), INK.light) +
      label(LEFT - 14, y(value) + 4, values ? String(value) : value === 0 ? 'P' : 'N', 'end'),
  );
  return [...up, line(LEFT, BOTTOM + 8, RIGHT, BOTTOM + 8, INK.axis), ...across];
}

function mark({ n, y: value }: Term, values: boolean, x: (n: number) => number, y: (value: number) => number): string {
  if (value === 0) return ring(x(n), y(0), 3);
  if (!values) return triangle(x(n), y(value), 3.5);
  return `<circle cx="${x(n)}" cy="${y(value)}" r="2.2" fill="${INK.won}"/>\n`;
}

/** One upright stroke a column of pixels, from the least of its values to the greatest. */
function columns(terms: readonly Term[], x: (n: number) => number, y: (value: number) => number): readonly string[] {
  const spans = new Map<number, { least: number; most: number }>();
  for (const term of terms) {
    const column = Math.floor(x(term.n));
    const span = spans.get(column);
    if (span === undefined) spans.set(column, { least: term.y, most: term.y });
    else {
      span.least = Math.min(span.least, term.y);
      span.most = Math.max(span.most, term.y);
    }
  }
  const path = [...spans]
    .map(([column, { least, most }]) => `M${column + 0.5} ${short(y(least) + 0.5)}V${short(y(most) - 0.5)}`)
    .join('');
  return [`<path d="${path}" stroke="${INK.won}" stroke-width="1" fill="none"/>\n`];
}
