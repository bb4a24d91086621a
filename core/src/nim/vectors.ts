import { pack, type Radix, radixOf, unpack, widened } from './radix.ts';
import { grown, sequences } from './sequences.ts';

/** A growing set of vectors of whole numbers, each known by its place of arrival: 0, 1, 2, … Vectors of one kind are equally long. */
export interface Vectors {
  size(): number;
  /** Bytes held. */
  bytes(): number;
  /** A new kind. */
  kind(length: number): number;
  /** The place of the vector that starts at source[from], added when it is new. */
  place(kind: number, source: readonly number[], from: number): number;
  /** Writes to out[at] and on the places of `count` vectors in a row: the first starts at source[from], and each is the one before it plus what starts at source[step]. */
  row(
    kind: number,
    source: readonly number[],
    from: number,
    step: number,
    count: number,
    out: number[],
    at: number,
  ): void;
  /** The kind of the vector at a place. */
  kindOf(place: number): number;
  /** Writes the vector at a place to out[at] and on; gives its length. */
  copy(place: number, out: number[], at: number): number;
}

interface Kind {
  readonly index: number;
  readonly length: number;
  /** Undefined before the first vector, and when the vectors do not pack. */
  radix: Radix | undefined;
  isWide: boolean;
  count: number;
  /** Places: at the packed numbers themselves where those are few, else a hash table, its load at most one half, whose slot is what `shift` leaves of the hash. */
  slots: Int32Array<ArrayBuffer>;
  shift: number;
}

const FREE = -1;
/** The shift of a table at the packed numbers themselves. */
const DIRECT = -1;
/** A table at the packed numbers may be so many times as long as the hash table would be. */
const ROOM = 4;

/** An empty set of vectors. */
export function vectors(): Vectors {
  const kinds: Kind[] = [];
  // By place: the packed vector (or its place among the sequences of those that do not pack), and its kind.
  let keys = new Float64Array(1 << 8);
  let kindOf = new Int32Array(1 << 8);
  let size = 0;
  let held = 0;
  const wide = sequences();
  const places: number[] = [];
  // What is being moved, and a vector on its way to or from the sequences, its kind first.
  const moved: number[] = [];
  const one: number[] = [];
  const several: number[] = [];

  function enter(kind: Kind, key: number): number {
    if (size === keys.length) {
      const longer = new Float64Array(size * 2);
      longer.set(keys);
      keys = longer;
      kindOf = grown(kindOf);
    }
    keys[size] = key;
    kindOf[size] = kind.index;
    kind.count += 1;
    size += 1;
    return size - 1;
  }

  /** The place of a packed vector. */
  function found(kind: Kind, key: number): number {
    const { slots, shift } = kind;
    let slot = shift === DIRECT ? key : hashOf(key) >>> shift;
    const mask = slots.length - 1;
    for (let place = slots[slot] ?? FREE; place !== FREE; place = slots[slot] ?? FREE) {
      if (keys[place] === key) return place;
      slot = (slot + 1) & mask;
    }
    const place = enter(kind, key);
    slots[slot] = place;
    if (shift !== DIRECT && kind.count * 2 > slots.length) seat(kind, seated(kind));
    return place;
  }

  function seated({ slots }: Kind): Int32Array {
    return slots.filter((place) => place !== FREE);
  }

  /** Gives the places of a kind a table with room for as many again. */
  function seat(kind: Kind, all: Int32Array): void {
    const { radix, slots } = kind;
    if (radix === undefined) return;
    let bits = 4;
    while (2 ** bits < all.length * 4) bits += 1;
    const isDirect = radix.cells <= ROOM * 2 ** bits;
    const length = isDirect ? radix.cells : 2 ** bits;
    held += (length - slots.length) * 4;
    const next = new Int32Array(length).fill(FREE);
    kind.slots = next;
    kind.shift = isDirect ? DIRECT : 32 - bits;
    for (let i = 0; i < all.length; i += 1) {
      const place = all[i] ?? 0;
      const key = keys[place] ?? 0;
      let slot = isDirect ? key : hashOf(key) >>> kind.shift;
      while (next[slot] !== FREE) slot = (slot + 1) & (length - 1);
      next[slot] = place;
    }
  }

  /** Makes room for a vector that does not fit, and packs all of the kind again. */
  function widen(kind: Kind, source: readonly number[], from: number): void {
    const { radix } = kind;
    const all = seated(kind);
    const next = radix === undefined ? radixOf(source, from, kind.length) : widened(radix, source, from);
    kind.radix = next;
    kind.isWide = next === undefined;
    if (radix !== undefined) {
      for (let i = 0; i < all.length; i += 1) {
        const place = all[i] ?? 0;
        unpack(radix, keys[place] ?? 0, moved, 0);
        if (next !== undefined) keys[place] = pack(next, moved, 0);
        else {
          const key = sequence(kind, moved, 0);
          keys[place] = key;
          places[key] = place;
        }
      }
    }
    if (next === undefined) {
      held -= kind.slots.length * 4;
      kind.slots = new Int32Array(0);
    } else seat(kind, all);
  }

  /** The packed vector; -1 when the kind does not pack. */
  function keyOf(kind: Kind, source: readonly number[], from: number): number {
    while (!kind.isWide) {
      const key = kind.radix === undefined ? -1 : pack(kind.radix, source, from);
      if (key >= 0) return key;
      widen(kind, source, from);
    }
    return -1;
  }

  function placeOf(kind: Kind, source: readonly number[], from: number): number {
    const packed = keyOf(kind, source, from);
    if (packed >= 0) return found(kind, packed);
    const key = sequence(kind, source, from);
    const known = places[key];
    if (known !== undefined) return known;
    const place = enter(kind, key);
    places[key] = place;
    return place;
  }

  function sequence({ index, length }: Kind, source: readonly number[], from: number): number {
    several[0] = index;
    for (let i = 0; i < length; i += 1) several[i + 1] = source[from + i] ?? 0;
    return wide.place(several, 0, length + 1);
  }

  return {
    size: () => size,
    bytes: () => held + keys.byteLength + kindOf.byteLength + wide.bytes() + places.length * 8,
    kind(length) {
      const index = kinds.length;
      kinds.push({ index, length, radix: undefined, isWide: false, count: 0, slots: new Int32Array(0), shift: 0 });
      return index;
    },
    place: (kind, source, from) => placeOf(kinds[kind] ?? missing(), source, from),
    row(index, source, from, step, count, out, at) {
      const kind = kinds[index] ?? missing();
      const { length } = kind;
      for (let i = 0; i < length; i += 1) one[i] = (source[from + i] ?? 0) + (source[step + i] ?? 0) * (count - 1);
      keyOf(kind, one, 0);
      const first = keyOf(kind, source, from);
      if (first < 0) {
        for (let i = 0; i < length; i += 1) one[i] = source[from + i] ?? 0;
        for (let k = 0; k < count; k += 1) {
          out[at + k] = placeOf(kind, one, 0);
          for (let i = 0; i < length; i += 1) one[i] = (one[i] ?? 0) + (source[step + i] ?? 0);
        }
        return;
      }
      const by = count === 1 ? 0 : (keyOf(kind, one, 0) - first) / (count - 1);
      for (let k = 0; k < count; k += 1) out[at + k] = found(kind, first + by * k);
    },
    kindOf: (place) => kindOf[place] ?? 0,
    copy(place, out, at) {
      const { radix, length } = kinds[kindOf[place] ?? 0] ?? missing();
      const key = keys[place] ?? 0;
      if (radix !== undefined) unpack(radix, key, out, at);
      else {
        wide.copy(key, several);
        for (let i = 0; i < length; i += 1) out[at + i] = several[i + 1] ?? 0;
      }
      return length;
    },
  };
}

// Multiplying by 2^-32 is exact, and quicker than dividing.
const DOWN_32 = 1 / 0x1_0000_0000;

function hashOf(key: number): number {
  return Math.imul(key ^ Math.imul(Math.floor(key * DOWN_32), 0x85eb_ca6b), 0x9e37_79b1);
}

function missing(): never {
  throw new Error('a kind that the set does not hold');
}
