/** A table of sequences packed into one number each: the length, then the numbers, in a radix that is a power of two. */
export interface Packed {
  /** The packed sequence; -1 when a number reaches the radix, is below 0, or the whole reaches 2^53. */
  key(source: ArrayLike<number>, from: number, to: number): number;
  /** The place of a key; a new one is entered at `next`. */
  place(key: number, next: number): number;
  /** Widens the radix for the sequence and packs everything again (`copy` writes the sequence at a place); false when something would reach 2^53. */
  widen(
    source: ArrayLike<number>,
    from: number,
    to: number,
    size: number,
    copy: (place: number, out: number[]) => number,
  ): boolean;
  bytes(): number;
}

const FREE = -1;

/** An empty table: radix 16. */
export function packed(): Packed {
  let radix = 16;
  let count = 0;
  let keys = new Float64Array(1 << 9).fill(FREE);
  let places = new Int32Array(1 << 9);
  // The top bits of the hash are the slot: 32 less the binary logarithm of the table's length are shifted out.
  let shift = 32 - 9;

  function key(source: ArrayLike<number>, from: number, to: number): number {
    let packed = to - from;
    for (let i = from; i < to; i += 1) {
      const value = source[i] ?? 0;
      if (value >= radix || value < 0) return -1;
      packed = packed * radix + value;
    }
    return packed <= Number.MAX_SAFE_INTEGER ? packed : -1;
  }

  function place(packed: number, next: number): number {
    const mask = keys.length - 1;
    let slot = hashOf(packed) >>> shift;
    for (;;) {
      const found = keys[slot] ?? FREE;
      if (found === packed) return places[slot] ?? 0;
      if (found === FREE) break;
      slot = (slot + 1) & mask;
    }
    keys[slot] = packed;
    places[slot] = next;
    count += 1;
    if (count * 2 > keys.length) grow();
    return next;
  }

  function grow(): void {
    const [oldKeys, oldPlaces] = [keys, places];
    keys = new Float64Array(oldKeys.length * 2).fill(FREE);
    places = new Int32Array(keys.length);
    shift -= 1;
    const mask = keys.length - 1;
    for (let i = 0; i < oldKeys.length; i += 1) {
      const packed = oldKeys[i] ?? FREE;
      if (packed === FREE) continue;
      let slot = hashOf(packed) >>> shift;
      while (keys[slot] !== FREE) slot = (slot + 1) & mask;
      keys[slot] = packed;
      places[slot] = oldPlaces[i] ?? 0;
    }
  }

  return {
    key,
    place,
    widen(source, from, to, size, copy) {
      for (let i = from; i < to; i += 1) {
        if ((source[i] ?? 0) < 0) return false;
        while (radix <= (source[i] ?? 0)) radix *= 2;
      }
      if (key(source, from, to) < 0) return false;
      keys.fill(FREE);
      count = 0;
      const numbers: number[] = [];
      for (let at = 0; at < size; at += 1) {
        const packed = key(numbers, 0, copy(at, numbers));
        if (packed < 0) return false;
        place(packed, at);
      }
      return true;
    },
    bytes: () => keys.byteLength + places.byteLength,
  };
}

// Multiplying by 2^-32 is exact, and quicker than dividing.
const DOWN_32 = 1 / 0x1_0000_0000;

function hashOf(packed: number): number {
  return Math.imul(packed ^ Math.imul(Math.floor(packed * DOWN_32), 0x85eb_ca6b), 0x9e37_79b1);
}
