import { holds, type Radix } from './radix.ts';
import type { Slots } from './slots.ts';

/** Where places are written: `at` moves on behind the last. */
export interface Places {
  out: number[];
  at: number;
}

/** The vectors of one kind, all equally long. */
export interface Kind {
  readonly index: number;
  readonly length: number;
  /** Undefined before the first vector, and when the vectors do not pack. */
  radix: Radix | undefined;
  isWide: boolean;
  count: number;
  slots: Slots;
}

/** What rows need of a set of vectors. */
export interface Ground {
  kind(index: number): Kind;
  kindOf(place: number): Kind;
  /** The packed vector at a place. */
  key(place: number): number;
  /** The packed vector that starts at source[from], room made for it; -1 when its kind does not pack. */
  keyOf(kind: Kind, source: readonly number[], from: number): number;
  /** The place of a packed vector. */
  found(kind: Kind, key: number): number;
  /** The place of the vector that starts at source[from]. */
  placeOf(kind: Kind, source: readonly number[], from: number): number;
  copy(place: number, out: number[], at: number): number;
}

/** Finds the places of vectors in a row. */
export interface Rows {
  /** Writes the places of `count` vectors: the first starts at source[from], and each is the one before it plus what starts at source[step]. */
  row(kind: number, source: readonly number[], from: number, step: number, count: number, to: Places): void;
  /** The same for vectors near the one at a place: from source[from] on, for each of `width` numbers its index, what the first vector adds to it, and its step. */
  near(place: number, source: readonly number[], from: number, width: number, count: number, to: Places): void;
}

/** Rows of a set of vectors: where they pack, their packed numbers are a row as well. */
export function rows({ kind: kindAt, kindOf, key: keyAt, keyOf, found, placeOf, copy }: Ground): Rows {
  // A vector of a row, a row written out, and the vector at the place of the last call of `near`.
  const one: number[] = [];
  const line: number[] = [];
  const own: number[] = [];
  let ownPlace = -1;

  /** The places of packed vectors in a row. */
  function run(kind: Kind, first: number, by: number, count: number, to: Places): void {
    const { out, at } = to;
    let key = first;
    for (let k = 0; k < count; k += 1) {
      out[at + k] = found(kind, key);
      key += by;
    }
    to.at = at + count;
  }

  function row(index: number, source: readonly number[], from: number, step: number, count: number, to: Places): void {
    const kind = kindAt(index);
    const { length } = kind;
    for (let i = 0; i < length; i += 1) one[i] = (source[from + i] ?? 0) + (source[step + i] ?? 0) * (count - 1);
    keyOf(kind, one, 0);
    const first = keyOf(kind, source, from);
    if (first >= 0) {
      run(kind, first, count === 1 ? 0 : (keyOf(kind, one, 0) - first) / (count - 1), count, to);
      return;
    }
    for (let i = 0; i < length; i += 1) one[i] = source[from + i] ?? 0;
    for (let k = 0; k < count; k += 1) {
      to.out[to.at] = placeOf(kind, one, 0);
      to.at += 1;
      for (let i = 0; i < length; i += 1) one[i] = (one[i] ?? 0) + (source[step + i] ?? 0);
    }
  }

  function near(
    place: number,
    source: readonly number[],
    from: number,
    width: number,
    count: number,
    to: Places,
  ): void {
    const kind = kindOf(place);
    const { radix, length } = kind;
    const end = from + 3 * width;
    if (ownPlace !== place) copy(place, own, 0);
    ownPlace = place;
    let key = keyAt(place);
    let by = 0;
    let j = radix === undefined ? end + 1 : from;
    for (; radix !== undefined && j < end; j += 3) {
      const i = source[j] ?? 0;
      const add = source[j + 1] ?? 0;
      const step = source[j + 2] ?? 0;
      const first = (own[i] ?? 0) + add;
      if (!holds(radix, i, first) || !holds(radix, i, first + step * (count - 1))) break;
      const weight = radix.weights[i] ?? 0;
      key += add * weight;
      by += step * weight;
    }
    if (j === end) {
      run(kind, key, by, count, to);
      return;
    }
    // Some number does not fit: the row written out, its first vector and then its step.
    for (let i = 0; i < length; i += 1) {
      line[i] = own[i] ?? 0;
      line[length + i] = 0;
    }
    for (j = from; j < end; j += 3) {
      const i = source[j] ?? 0;
      line[i] = (line[i] ?? 0) + (source[j + 1] ?? 0);
      line[length + i] = source[j + 2] ?? 0;
    }
    row(kind.index, line, 0, length, count, to);
  }

  return { row, near };
}
