import { pack, radixOf, unpack, widened } from './radix.ts';
import { type Kind, type Rows, rows } from './rows.ts';
import { grown, sequences } from './sequences.ts';
import { DIRECT, FREE, type Slots, seat, seated, slotOf } from './slots.ts';

/** A growing set of vectors of whole numbers, each known by its place of arrival: 0, 1, 2, … Vectors of one kind are equally long. */
export interface Vectors extends Rows {
  size(): number;
  /** Bytes held. */
  bytes(): number;
  /** A new kind. */
  kind(length: number): number;
  /** The place of the vector that starts at source[from], added when it is new. */
  place(kind: number, source: readonly number[], from: number): number;
  /** The kind of the vector at a place. */
  kindOf(place: number): number;
  /** Writes the vector at a place to out[at] and on; gives its length. */
  copy(place: number, out: number[], at: number): number;
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
  // A vector that is moved, and one among the sequences with its kind first.
  const moved: number[] = [];
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
    ...rows({
      kind: (index) => kinds[index] ?? missing(),
      kindOf: (place) => kinds[kindOf[place] ?? 0] ?? missing(),
      key: (place) => keys[place] ?? 0,
      keyOf,
      found,
      placeOf,
      copy,
    }),
    kindOf: (place) => kindOf[place] ?? 0,
    copy,
  };
}

function missing(): never {
  throw new Error('a kind that the set does not hold');
}
