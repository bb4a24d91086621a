import { ROW } from '../rules/rules.ts';
import type { Step } from './clauses.ts';
import { isPlain } from './flat.ts';
import { BEYOND } from './formula.ts';
import { linear } from './linear.ts';
import { names } from './mention.ts';
import type { MoveForm } from './option.ts';
import type { FlatPage } from './shape.ts';
import type { Expr } from './tree.ts';
import type { Frame } from './value.ts';

type Loop = Extract<Step, { is: 'for' }>;

/** Past this many numbers of options the exact form, which runs one option at a time, must answer. */
export const LARGEST_PAGE = 2 ** 24;

const MOST = Number.MAX_SAFE_INTEGER;

/**
 * The innermost loop of a line, when every number of its options is linear in the loop's name by form and nothing is demanded of what is reached:
 * then the options are one vector plus k times another, and only two of them need to be worked out.
 */
export function rayLoop({ made, option }: MoveForm): Loop | undefined {
  const last = made.steps.at(-1);
  if (last?.is !== 'for' || last.source.is !== 'range' || last.source.by !== undefined || option.ends !== undefined)
    return undefined;
  const [name] = last.names;
  if (name === undefined) return undefined;
  const straight = option.parts.every(
    (part) =>
      !part.all && part.value === undefined && isPlain(part.game) && part.exprs.every((expr) => isStraight(expr, name)),
  );
  return straight ? last : undefined;
}

// Of `h with [i] -= k` the places stay and the values are linear.
function isStraight(expr: Expr, name: string): boolean {
  if (!names(expr, name)) return true;
  if (expr.is !== 'with') return linear(expr, name) !== undefined;
  return (
    !names(expr.list, name) &&
    expr.edits.every(({ indexes, value }) => !indexes.some((index) => names(index, name)) && isStraight(value, name))
  );
}

/** Writes the options of one ray: `write` puts down the option of the name's value in the frame. */
export function rayBody(
  { source, slots }: Loop,
  write: (frame: Frame) => void,
  isOne: boolean,
  page: FlatPage,
): (frame: Frame) => boolean {
  if (source.is !== 'range') return () => false;
  const [from, to] = [source.from.number, source.to.number];
  const slot = slots[0] ?? 0;
  const step: number[] = [];
  const span: Span = { first: 0, last: 0, low: 0, high: 0 };
  return (frame) => {
    const first = from(frame);
    const last = to(frame);
    if (first > last) return false;
    const isRow = isOne && page.rows && first < last;
    const mark = isRow ? page.at + 2 : page.at;
    page.at = mark;
    frame[slot] = first;
    page.below = false;
    write(frame);
    const width = page.at - mark;
    const below = page.below;
    if (first === last) {
      if (below) page.at = mark;
      return false;
    }
    frame[slot] = first + 1;
    write(frame);
    const { out } = page;
    span.first = first;
    span.last = last;
    span.low = first;
    span.high = last;
    for (let j = 0; j < width; j += 1) {
      const start = out[mark + j] ?? 0;
      const by = (out[mark + width + j] ?? 0) - start;
      step[j] = by;
      narrow(span, start, by);
    }
    const count = span.high - span.low + 1;
    if (width * count > LARGEST_PAGE) throw BEYOND;
    if (isRow) page.at = inRow(out, mark, width, step, span.low - first, count);
    else {
      fill(out, mark, width, step, span.low - first, count);
      page.at = mark + width * Math.max(0, count);
    }
    return false;
  };
}

/** The values of a loop's name, and those of them that give an option. */
export interface Span {
  first: number;
  last: number;
  low: number;
  high: number;
}

/** Leaves out the values for which a number that begins at `start` and steps by `by` is below zero. */
export function narrow(span: Span, start: number, by: number): void {
  const { first, last } = span;
  if (by < 0) span.high = Math.min(span.high, first + Math.floor(start / -by));
  else if (start < 0) span.low = by === 0 ? last + 1 : Math.max(span.low, first + Math.ceil(-start / by));
  if (start + by * (last - first) > MOST) throw BEYOND;
}

// The first option stands at `mark`, and the second, in whose place the steps are put, after it.
function inRow(
  out: number[],
  mark: number,
  width: number,
  step: readonly number[],
  skipped: number,
  count: number,
): number {
  if (count <= 0) return mark - 2;
  out[mark - 2] = ROW;
  out[mark - 1] = count;
  for (let j = 0; j < width; j += 1) {
    const by = step[j] ?? 0;
    out[mark + j] = (out[mark + j] ?? 0) + by * skipped;
    out[mark + width + j] = by;
  }
  return mark + 2 * width;
}

// The first option stands at `mark`; it moves to the first that counts, and every other is the one before it plus the step.
function fill(
  out: number[],
  mark: number,
  width: number,
  step: readonly number[],
  skipped: number,
  count: number,
): void {
  if (count <= 0) return;
  if (skipped > 0) for (let j = 0; j < width; j += 1) out[mark + j] = (out[mark + j] ?? 0) + (step[j] ?? 0) * skipped;
  const end = mark + width * count;
  for (let at = mark + width; at < end; at += width)
    for (let j = 0; j < width; j += 1) out[at + j] = (out[at + j - width] ?? 0) + (step[j] ?? 0);
}
