import { type Packed, packed } from './packed.ts';

/** A growing set of sequences of whole numbers below 2^53, each known by its place of arrival: 0, 1, 2, … */
export interface Sequences {
  size(): number;
  /** Bytes held. */
  bytes(): number;
  /** The place of the sequence source[from..to), added when it is new. */
  place(source: ArrayLike<number>, from: number, to: number): number;
  /** Writes the sequence at a place into `out` and gives its length; what `out` held past it stays. */
  copy(place: number, out: number[]): number;
}

type Numbers = Int32Array | Float64Array;

const EMPTY = -1;
const LARGEST_INT32 = 0x7fff_ffff;

// Records lie end to end in one array, which widens from 32-bit to 53-bit numbers when one needs it. While every sequence packs into one number below
// 2^53 the packed table finds places; from the first that does not, a table of hashes (open addressing, load at most one half) does.
/** An empty set of sequences. */
export function sequences(): Sequences {
  let records: Numbers = new Int32Array(1 << 10);
  let used = 0;
  let ends = new Int32Array(1 << 8);
  let size = 0;
  let short: Packed | undefined = packed();
  let hashes = new Int32Array(0);
  let slots = new Int32Array(0);

  /** The slot of the sequence, or the empty slot where it belongs. */
  function probe(source: ArrayLike<number>, from: number, to: number, hash: number): number {
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const place = slots[slot] ?? EMPTY;
      if (place === EMPTY || (hashes[place] === hash && same(place, source, from, to))) return slot;
      slot = (slot + 1) & mask;
    }
  }

  function same(place: number, source: ArrayLike<number>, from: number, to: number): boolean {
    const start = place === 0 ? 0 : (ends[place - 1] ?? 0);
    if ((ends[place] ?? 0) - start !== to - from) return false;
    for (let i = from, j = start; i < to; i += 1, j += 1) if (records[j] !== source[i]) return false;
    return true;
  }

  function record(source: ArrayLike<number>, from: number, to: number): void {
    if (used + to - from > records.length) records = widened(records, Math.max(records.length * 2, used + to - from));
    for (let i = from; i < to; i += 1) {
      const value = source[i] ?? 0;
      if (value > LARGEST_INT32 && records instanceof Int32Array) records = new Float64Array(records);
      records[used] = value;
      used += 1;
    }
    if (size === ends.length) ends = grown(ends);
    ends[size] = used;
    size += 1;
  }

  function copy(place: number, out: number[]): number {
    const start = place === 0 ? 0 : (ends[place - 1] ?? 0);
    const length = (ends[place] ?? 0) - start;
    for (let i = 0; i < length; i += 1) out[i] = records[start + i] ?? 0;
    return length;
  }

  /** Leaves the packed table for hashes. */
  function unpack(): void {
    short = undefined;
    hashes = new Int32Array(ends.length);
    const numbers: number[] = [];
    for (let place = 0; place < size; place += 1) hashes[place] = hashOf(numbers, 0, copy(place, numbers));
    slots = rehashed(hashes, size, ends.length * 2);
  }

  function hashed(source: ArrayLike<number>, from: number, to: number): number {
    const hash = hashOf(source, from, to);
    const slot = probe(source, from, to, hash);
    const place = slots[slot] ?? EMPTY;
    if (place !== EMPTY) return place;
    slots[slot] = size;
    record(source, from, to);
    if (hashes.length < ends.length) hashes = grown(hashes);
    hashes[size - 1] = hash;
    if (size * 2 > slots.length) slots = rehashed(hashes, size, slots.length * 2);
    return size - 1;
  }

  return {
    size: () => size,
    bytes: () => records.byteLength + ends.byteLength + hashes.byteLength + slots.byteLength + (short?.bytes() ?? 0),
    place(source, from, to) {
      if (short === undefined) return hashed(source, from, to);
      let key = short.key(source, from, to);
      if (key < 0) {
        if (!short.widen(source, from, to, size, copy)) {
          unpack();
          return hashed(source, from, to);
        }
        key = short.key(source, from, to);
      }
      const place = short.place(key, size);
      if (place === size) record(source, from, to);
      return place;
    },
    copy,
  };
}

function hashOf(source: ArrayLike<number>, from: number, to: number): number {
  let hash = to - from;
  for (let i = from; i < to; i += 1) {
    const value = source[i] ?? 0;
    const word = value > LARGEST_INT32 ? Math.floor(value / 0x1_0000_0000) ^ value : value;
    hash = Math.imul(hash ^ word, 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function rehashed(hashes: Int32Array, size: number, length: number): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(length).fill(EMPTY);
  const mask = length - 1;
  for (let place = 0; place < size; place += 1) {
    let slot = (hashes[place] ?? 0) & mask;
    while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    slots[slot] = place;
  }
  return slots;
}

/** A copy of twice the length. */
export function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const next = new Int32Array(numbers.length * 2);
  next.set(numbers);
  return next;
}

function widened(numbers: Numbers, length: number): Numbers {
  const next = numbers instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
  next.set(numbers);
  return next;
}
