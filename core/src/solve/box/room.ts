import { wordsOf } from '../../nim/bit-rows.ts';
import type { BoxLine } from '../../rules/box.ts';
import { alike } from './alike.ts';
import type { Box } from './plan.ts';

/** The bytes that a sieve holds. */
export function sieveBytes({ form, rows, length, sizes }: Box): number {
  const maps =
    1 +
    (form.refused === undefined ? 0 : 1) +
    form.lines.filter((line) => line.is === 'ray' && line.step.some((by) => by > 0)).length;
  const cells = rows * length;
  const sweeps = form.lines.flatMap((line) => (line.is === 'sweep' ? [(9 * cells) / (sizes[line.field] ?? 1)] : []));
  return sweeps.reduce((sum, bytes) => sum + bytes, 4 * maps * rows * wordsOf(length));
}

/** The bytes that the values of a box take to begin with. */
export function valueBytes(box: Box): number {
  const { form, rows, length, sizes } = box;
  const most = mostOptions(form.lines, sizes);
  const lines = form.lines.reduce((sum, line) => sum + linesOf(line, box), 1);
  return rows * length * (isNarrow(box) ? 2 : 4) + lines * 4 * wordsOf(most + 1);
}

/** The values of rays alone are told row by row: what costs a sixteenth of one by one. */
const QUICKER = 16;

/** All moves are rays, and every component of the box may stand there as it is. */
export function isPlain({ form }: Box): boolean {
  return !hasMore({ form }) && form.refused === undefined && form.kept === undefined;
}

/** What the value of a component costs, in options: at least, where some are looked at one by one. */
export function cellOptions(box: Box): number {
  const rays = box.form.lines.filter(({ is }) => is === 'ray').length;
  return isPlain(box) ? (1 + rays) / QUICKER : 1 + rays + (hasMore(box) ? 8 : 0);
}

/** What the values of a row cost before it is known which components may stand there: those cost the rest then. */
export function rowOptions(box: Box): number {
  return Math.ceil(box.length * (box.form.refused === undefined ? cellOptions(box) : 1));
}

function hasMore({ form }: Pick<Box, 'form'>): boolean {
  return form.rest !== undefined || form.lines.some(({ is }) => is !== 'ray');
}

/** What a map costs at least, in options. */
export function leastOptions(box: Box, holds: 'values' | 'outcomes'): number {
  return box.rows * (holds === 'values' ? rowOptions(box) : wordsOf(box.length));
}

function linesOf(line: BoxLine, box: Box): number {
  if (line.is === 'ray' && line.step.some((by) => by > 0)) return alike(line, box).count;
  return line.is === 'sweep' ? (box.rows * box.length) / (box.sizes[line.field] ?? 1) : 0;
}

/** The values fit into 16 bits. */
export function isNarrow({ form, sizes }: Box): boolean {
  return form.rest === undefined && mostOptions(form.lines, sizes) < 0xffff;
}

/** At most how many options a component has, as far as it is known by form. */
export function mostOptions(lines: readonly BoxLine[], sizes: readonly number[]): number {
  return lines.reduce((sum, line) => {
    if (line.is === 'end') return sum + 1;
    if (line.is === 'ray') {
      if (line.step.every((by) => by === 0)) return sum + 1;
      return (
        sum +
        Math.min(...line.step.map((by, i) => (by > 0 ? Math.ceil((sizes[i] ?? 0) / by) : Number.POSITIVE_INFINITY)))
      );
    }
    return sum + (sizes[line.field] ?? 0);
  }, 0);
}
