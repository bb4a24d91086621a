/** Where the places of packed vectors are found: at the packed numbers themselves where those are few, else in a hash table, its load at most one half. */
export interface Slots {
  readonly places: Int32Array<ArrayBuffer>;
  /** What is shifted out of the hash; DIRECT where there is none. */
  readonly shift: number;
}

/** A slot without a place. */
export const FREE = -1;
/** The shift of slots at the packed numbers themselves. */
export const DIRECT = -1;

/** Slots at the packed numbers may be so many times as many as the hash table would have. */
const ROOM = 4;

/** Slots for the places in `all`, with room for as many again; keys[place] is the packed vector of a place, and all packed vectors lie below `cells`. */
export function seat(all: Int32Array, keys: Float64Array, cells: number): Slots {
  let bits = 4;
  while (2 ** bits < all.length * 4) bits += 1;
  const isDirect = cells <= ROOM * 2 ** bits;
  const places = new Int32Array(isDirect ? cells : 2 ** bits).fill(FREE);
  const shift = isDirect ? DIRECT : 32 - bits;
  const mask = places.length - 1;
  for (let i = 0; i < all.length; i += 1) {
    const place = all[i] ?? 0;
    const key = keys[place] ?? 0;
    let slot = isDirect ? key : hashOf(key) >>> shift;
    while (places[slot] !== FREE) slot = (slot + 1) & mask;
    places[slot] = place;
  }
  return { places, shift };
}

/** The places that slots hold. */
export function seated({ places }: Slots, count: number): Int32Array {
  const all = new Int32Array(count);
  let next = 0;
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] ?? FREE;
    if (place === FREE) continue;
    all[next] = place;
    next += 1;
  }
  return all;
}

/** The slot of a packed vector, or the free slot where it belongs. */
export function slotOf({ places, shift }: Slots, keys: Float64Array, key: number): number {
  if (shift === DIRECT) return key;
  const mask = places.length - 1;
  let slot = hashOf(key) >>> shift;
  for (;;) {
    const place = places[slot] ?? FREE;
    if (place === FREE || keys[place] === key) return slot;
    slot = (slot + 1) & mask;
  }
}

// Multiplying by 2^-32 is exact, and quicker than dividing.
const DOWN_32 = 1 / 0x1_0000_0000;

function hashOf(key: number): number {
  return Math.imul(key ^ Math.imul(Math.floor(key * DOWN_32), 0x85eb_ca6b), 0x9e37_79b1);
}
