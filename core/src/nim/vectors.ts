import { holds, pack, type Radix, radixOf, unpack, widened } from './radix.ts';
import { grown, sequences } from './sequences.ts';
import { DIRECT, FREE, type Slots, seat, seated, slotOf } from './slots.ts';

/** Where places are written: `at` moves on behind the last. */
export interface Places {
  out: number[];
  at: number;
}

/** A growing set of vectors of whole numbers, each known by its place of arrival: 0, 1, 2, … Vectors of one kind are equally long. */
export interface Vectors {
  size(): number;
  /** Bytes held. */
  bytes(): number;
  /** A new kind. */
  kind(length: number): number;
  /** The place of the vector that starts at source[from], added when it is new. */
  place(kind: number, source: readonly number[], from: number): number;
  /** Writes the places of `count` vectors in a row: the first starts at source[from], and each is the one before it plus what starts at source[step]. */
  row(kind: number, source: readonly number[], from: number, step: number, count: number, to: Places): void;
  /** The same for vectors near the one at a place: from source[from] on, for each of `width` numbers its index, what the first vector adds to it, and its step. */
  near(place: number, source: readonly number[], from: number, width: number, count: number, to: Places): void;
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
  slots: Slots;
}

const EMPTY: Slots = { places: new Int32Array(0), shift: 0 };

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
  // A vector that is moved, one of a row, a row, a vector among the sequences with its kind first.
  const moved: number[] = [];
  const one: number[] = [];
  const line: number[] = [];
  const several: number[] = [];
  // The vector at the place of the last call of `near`.
  const own: number[] = [];
  let ownPlace = -1;

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
    const { slots } = kind;
    const slot = slotOf(slots, keys, key);
    const known = slots.places[slot] ?? FREE;
    if (known !== FREE) return known;
    const place = enter(kind, key);
    slots.places[slot] = place;
    if (slots.shift !== DIRECT && kind.count * 2 > slots.places.length) reseat(kind);
    return place;
  }

  function reseat(kind: Kind): void {
    slotted(kind, kind.radix === undefined ? EMPTY : seat(seated(kind.slots, kind.count), keys, kind.radix.cells));
  }

  function slotted(kind: Kind, slots: Slots): void {
    held += (slots.places.length - kind.slots.places.length) * 4;
    kind.slots = slots;
  }

  /** Makes room for a vector that does not fit, and packs all of the kind again. */
  function widen(kind: Kind, source: readonly number[], from: number): void {
    const { radix } = kind;
    const all = seated(kind.slots, kind.count);
    const next = radix === undefined ? radixOf(source, from, kind.length) : widened(radix, source, from);
    for (let i = 0; radix !== undefined && i < all.length; i += 1) {
      const place = all[i] ?? 0;
      unpack(radix, keys[place] ?? 0, moved, 0);
      const key = next === undefined ? sequence(kind, moved, 0) : pack(next, moved, 0);
      keys[place] = key;
      if (next === undefined) places[key] = place;
    }
    kind.radix = next;
    kind.isWide = next === undefined;
    slotted(kind, next === undefined ? EMPTY : seat(all, keys, next.cells));
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
    const kind = kinds[index] ?? missing();
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
    const kind = kinds[kindOf[place] ?? 0] ?? missing();
    const { radix, length } = kind;
    const end = from + 3 * width;
    if (ownPlace !== place) copy(place, own, 0);
    ownPlace = place;
    let key = keys[place] ?? 0;
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

  function copy(place: number, out: number[], at: number): number {
    const { radix, length } = kinds[kindOf[place] ?? 0] ?? missing();
    const key = keys[place] ?? 0;
    if (radix !== undefined) {
      unpack(radix, key, out, at);
      return length;
    }
    wide.copy(key, several);
    for (let i = 0; i < length; i += 1) out[at + i] = several[i + 1] ?? 0;
    return length;
  }

  return {
    size: () => size,
    bytes: () => held + keys.byteLength + kindOf.byteLength + wide.bytes() + places.length * 8,
    kind(length) {
      kinds.push({ index: kinds.length, length, radix: undefined, isWide: false, count: 0, slots: EMPTY });
      return kinds.length - 1;
    },
    place: (kind, source, from) => placeOf(kinds[kind] ?? missing(), source, from),
    row,
    near,
    kindOf: (place) => kindOf[place] ?? 0,
    copy,
  };
}

function missing(): never {
  throw new Error('a kind that the set does not hold');
}
