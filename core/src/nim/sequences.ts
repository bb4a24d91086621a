/** A growing set of sequences of whole numbers below 2^53, each known by its place of arrival: 0, 1, 2, … */
export interface Sequences {
  size(): number;
  /** Bytes held. */
  bytes(): number;
  /** The place of the sequence source[from..to), added when it is new. */
  place(source: ArrayLike<number>, from: number, to: number): number;
  /** The place of the sequence, or -1. */
  find(source: ArrayLike<number>, from: number, to: number): number;
  /** Writes the sequence at a place into `out` and gives its length. */
  copy(place: number, out: number[]): number;
  /** The first number of the sequence at a place. */
  head(place: number): number;
}

type Numbers = Int32Array | Float64Array;

const EMPTY = -1;
const LARGEST_INT32 = 0x7fff_ffff;

// Records lie end to end in one array, which widens from 32-bit to 53-bit numbers when one needs it; an open-addressing table (load at most
// one half) holds places, and a second array their hashes, so that growing never reads a record again.
/** An empty set of sequences. */
export function sequences(): Sequences {
  let records: Numbers = new Int32Array(1 << 10);
  let used = 0;
  let ends = new Int32Array(1 << 8);
  let hashes = new Int32Array(1 << 8);
  let size = 0;
  let slots = new Int32Array(1 << 9).fill(EMPTY);

  /** The slot of the sequence, or the empty slot where it belongs. */
  function probe(source: ArrayLike<number>, from: number, to: number, hash: number): number {
    const table = slots;
    const known = hashes;
    const stops = ends;
    const numbers = records;
    const mask = table.length - 1;
    const length = to - from;
    let slot = hash & mask;
    for (;;) {
      const place = table[slot] ?? EMPTY;
      if (place === EMPTY) return slot;
      if (known[place] === hash) {
        const start = place === 0 ? 0 : (stops[place - 1] ?? 0);
        let i = 0;
        if ((stops[place] ?? 0) - start === length) while (i < length && numbers[start + i] === source[from + i]) i += 1;
        if (i === length) return slot;
      }
      slot = (slot + 1) & mask;
    }
  }

  function add(source: ArrayLike<number>, from: number, to: number, hash: number): number {
    if (used + to - from > records.length) records = widened(records, Math.max(records.length * 2, used + to - from));
    for (let i = from; i < to; i += 1) {
      const value = source[i] ?? 0;
      if (value > LARGEST_INT32 && records instanceof Int32Array) records = new Float64Array(records);
      records[used] = value;
      used += 1;
    }
    if (size === ends.length) {
      ends = grown(ends);
      hashes = grown(hashes);
    }
    ends[size] = used;
    hashes[size] = hash;
    size += 1;
    if (size * 2 > slots.length) slots = rehashed(hashes, size, slots.length * 2);
    return size - 1;
  }

  return {
    size: () => size,
    bytes: () => records.byteLength + ends.byteLength + hashes.byteLength + slots.byteLength,
    place(source, from, to) {
      const hash = hashOf(source, from, to);
      const slot = probe(source, from, to, hash);
      const place = slots[slot] ?? EMPTY;
      if (place !== EMPTY) return place;
      slots[slot] = size;
      return add(source, from, to, hash);
    },
    find: (source, from, to) => slots[probe(source, from, to, hashOf(source, from, to))] ?? EMPTY,
    copy(place, out) {
      const start = place === 0 ? 0 : (ends[place - 1] ?? 0);
      const end = ends[place] ?? 0;
      const length = end - start;
      for (let i = 0; i < length; i += 1) out[i] = records[start + i] ?? 0;
      if (out.length !== length) out.length = length;
      return length;
    },
    head: (place) => records[place === 0 ? 0 : (ends[place - 1] ?? 0)] ?? 0,
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
