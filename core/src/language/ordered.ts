import type { Option } from '../rules/rules.ts';
import { order } from './arithmetic.ts';
import { equalSums } from './match.ts';
import type { Place } from './tree.ts';
import type { Value } from './value.ts';

/** An option with its place in the game's own order: its part, its line, the ranks of its names. */
export interface Placed {
  readonly part: number;
  readonly line: number;
  readonly ranks: readonly Value[];
  readonly option: Option;
}

/** Moves in the game's own order, none twice. */
export function ordered(found: readonly Placed[]): readonly Placed[] {
  const sorted = [...found].sort(before);
  return sorted.filter((one, i) => {
    const last = sorted[i - 1];
    return last === undefined || before(last, one) !== 0 || !sameEnd(last.option, one.option);
  });
}

function sameEnd(a: Option, b: Option): boolean {
  if (a.to === undefined || b.to === undefined) return a.ends === b.ends;
  return equalSums(a.to, b.to);
}

function before(a: Placed, b: Placed): number {
  if (a.part !== b.part) return a.part - b.part;
  if (a.line !== b.line) return a.line - b.line;
  return order(a.ranks, b.ranks, UNPLACED);
}

// Ranks are numbers and lists of numbers, so comparing them cannot break.
const UNPLACED: Place = { at: 0, line: 1, column: 1 };

/** Streams in order as one in order. */
export function* merged(streams: readonly Iterator<Placed>[]): Generator<Placed, void> {
  const heads = streams.map((stream) => ({ stream, head: stream.next() }));
  for (;;) {
    const [next] = heads
      .filter((one) => one.head.done !== true)
      .sort((a, b) => (a.head.done === true || b.head.done === true ? 0 : before(a.head.value, b.head.value)));
    if (next === undefined || next.head.done === true) return;
    yield next.head.value;
    next.head = next.stream.next();
  }
}
