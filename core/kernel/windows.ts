import {
  BITS,
  BITS_FROM,
  BITS_TO,
  BLOCK_MOST,
  bitsSpan,
  COPY,
  COPY_BITS,
  FREQUENT,
  FREQUENT_VALUES,
  HALF,
  LIST_BEGIN,
  LIST_END,
  LISTS,
  MASK,
  NEAR,
  NEED,
  ODD,
  SPAN,
  step,
  VALUES,
} from './state';

// A window is the stretch of a bitmap of a value v that lies a part a, and the number taken, before a block: where a has the value w and a bit of
// the window is set, w xor v is an option of that heap of the block. One window speaks of all heaps of a block at once. Windows are read at whole
// bytes; those of a group lie the same number of bits beside their bytes, and what they give together is shifted.
// Where the parity of the position is part of the functional (HALF = 1), a value is common for even or for odd heaps only, and a target of one kind
// for one of these sides as well: bitmaps then have a bit for every second heap, the lanes of a block are every second heap too, and one window
// speaks of twice as long a block.

/** Windows in a group, and the bytes of it: a word for the shift first. */
export const GROUP: i32 = 32;
export const GROUP_BYTES: usize = 4 + 4 * GROUP;

/** Bits from the word of a block back to the farthest window. */
export const FARTHEST: i32 = NEAR + SPAN + 64;

/** The side that a value is rare for, 1 for odd heaps, where the parity of the position is part of the functional; it is common for the other one. */
export function sideOf(value: i32): i32 {
  return (<i32>popcnt(value & MASK) & 1) ^ ODD;
}

/** Strikes out of NEED the heaps of the block from `base` on that have a listed window for the target, until no more than `few` are left. */
export function strike(target: i32, base: i32, few: i32): void {
  const entry = <usize>target << 2;
  const end = LISTS + <usize>load<u32>(LIST_END + entry);
  const word = BITS + <usize>((((base - BITS_FROM) >> HALF) - FARTHEST) >> 3);
  let n0 = v128.load(NEED);
  let n1 = v128.load(NEED, 16);
  let n2 = v128.load(NEED, 32);
  let n3 = v128.load(NEED, 48);
  let groups = 0;
  for (let p = LISTS + <usize>load<u32>(LIST_BEGIN + entry); p < end; ) {
    const shift = load<i32>(p);
    const stop = p + GROUP_BYTES;
    let m0 = i64x2.splat(0);
    let m1 = m0;
    let m2 = m0;
    let m3 = m0;
    for (p += 4; p < stop; p += 16) {
      const a = word + <usize>load<u32>(p);
      m0 = v128.or(m0, v128.load(a));
      m1 = v128.or(m1, v128.load(a, 16));
      m2 = v128.or(m2, v128.load(a, 32));
      m3 = v128.or(m3, v128.load(a, 48));
      const b = word + <usize>load<u32>(p, 4);
      m0 = v128.or(m0, v128.load(b));
      m1 = v128.or(m1, v128.load(b, 16));
      m2 = v128.or(m2, v128.load(b, 32));
      m3 = v128.or(m3, v128.load(b, 48));
      const c = word + <usize>load<u32>(p, 8);
      m0 = v128.or(m0, v128.load(c));
      m1 = v128.or(m1, v128.load(c, 16));
      m2 = v128.or(m2, v128.load(c, 32));
      m3 = v128.or(m3, v128.load(c, 48));
      const d = word + <usize>load<u32>(p, 12);
      m0 = v128.or(m0, v128.load(d));
      m1 = v128.or(m1, v128.load(d, 16));
      m2 = v128.or(m2, v128.load(d, 32));
      m3 = v128.or(m3, v128.load(d, 48));
    }
    n0 = v128.andnot(n0, shifted(m0, m1, shift));
    n1 = v128.andnot(n1, shifted(m1, m2, shift));
    n2 = v128.andnot(n2, shifted(m2, m3, shift));
    n3 = v128.andnot(n3, shifted(m3, i64x2.splat(0), shift));
    groups += 1;
    if (size(n0) + size(n1) + size(n2) + size(n3) <= few) break;
  }
  step(groups * GROUP);
  v128.store(NEED, n0);
  v128.store(NEED, n1, 16);
  v128.store(NEED, n2, 32);
  v128.store(NEED, n3, 48);
}

/** The lower half of two vectors together, shifted down by some bits. */
export function shifted(low: v128, high: v128, shift: i32): v128 {
  const next = i64x2.shuffle(low, high, 1, 2);
  // By 64 less, and then by one: a shift by 64 would be none.
  return v128.or(i64x2.shr_u(low, shift), i64x2.shl(i64x2.shl(next, 63 - shift), 1));
}

function size(heaps: v128): i32 {
  return <i32>(popcnt(i64x2.extract_lane(heaps, 0)) + popcnt(i64x2.extract_lane(heaps, 1)));
}

/** Brings the bitmaps up to the heaps before `base`, a multiple of 16, or of 32 where HALF is 1. */
export function advance<T>(base: i32): void {
  const once = 16 << HALF;
  for (; BITS_TO < base; bitsSpan(BITS_FROM, BITS_TO + once)) {
    if ((BITS_TO - BITS_FROM) >> HALF == COPY_BITS) slide();
    if (HALF == 0) append<T>();
    else appendHalf<T>();
  }
}

/** Sixteen more bits in each bitmap. */
function append<T>(): void {
  const values = VALUES + <usize>BITS_TO * sizeof<T>();
  const low = v128.load(values);
  const high = v128.load(values, 16);
  let p = BITS + <usize>((BITS_TO - BITS_FROM) >> 3);
  for (let f = 0; f < FREQUENT; f += 1) {
    const own = v128.splat<T>(<T>load<i32>(FREQUENT_VALUES + (<usize>f << 2)));
    const is = sizeof<T>() == 1 ? v128.eq<T>(low, own) : i8x16.narrow_i16x8_s(v128.eq<T>(low, own), v128.eq<T>(high, own));
    store<u16>(p, <u16>i8x16.bitmask(is));
    p += COPY;
  }
  step(FREQUENT / 4);
}

/** The same of every second heap: for each value of those that it is common for. */
function appendHalf<T>(): void {
  const values = VALUES + <usize>BITS_TO * sizeof<T>();
  const evenLow = even<T>(values);
  const evenHigh = even<T>(values + 16 * sizeof<T>());
  const oddLow = even<T>(values + sizeof<T>());
  const oddHigh = even<T>(values + 17 * sizeof<T>());
  let p = BITS + <usize>((BITS_TO - BITS_FROM) >> 4);
  for (let f = 0; f < FREQUENT; f += 1) {
    const value = load<i32>(FREQUENT_VALUES + (<usize>f << 2));
    const own = i16x8.splat(<i16>value);
    const odd = sideOf(value) == 0;
    const low = i16x8.eq(odd ? oddLow : evenLow, own);
    const high = i16x8.eq(odd ? oddHigh : evenHigh, own);
    store<u16>(p, <u16>i8x16.bitmask(i8x16.narrow_i16x8_s(low, high)));
    p += COPY;
  }
  step(FREQUENT / 4);
}

/** Every second of sixteen values from an address on, of two bytes each. */
export function even<T>(p: usize): v128 {
  if (sizeof<T>() == 1) return v128.and(v128.load(p), i16x8.splat(0xff));
  return i8x16.shuffle(v128.load(p), v128.load(p, 16), 0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29);
}

/** Drops the oldest bits, those that no listed window reaches any more. */
function slide(): void {
  const drop = (((BITS_TO - BITS_FROM) >> HALF) - FARTHEST - BLOCK_MOST) & ~127;
  const bytes = <usize>drop >> 3;
  const length = (<usize>(BITS_TO - BITS_FROM) >> (3 + HALF)) - bytes;
  for (let f = 0; f < FREQUENT; f += 1) {
    const p = BITS + <usize>f * COPY;
    memory.copy(p, p + bytes, length);
    memory.fill(p + length, 0, bytes);
  }
  bitsSpan(BITS_FROM + (drop << HALF), BITS_TO);
}

/** Takes back the bits of the heaps from n on, a multiple of 32. */
export function retract(n: i32): void {
  if (n >= BITS_TO) return;
  const kept = <usize>((n - BITS_FROM) >> (3 + HALF));
  const bytes = <usize>((BITS_TO - BITS_FROM) >> (3 + HALF)) - kept;
  for (let f = 0; f < FREQUENT; f += 1) memory.fill(BITS + <usize>f * COPY + kept, 0, bytes);
  bitsSpan(BITS_FROM, n);
}

/** Empties the bitmaps, for blocks from heap n on. */
export function emptied(n: i32): void {
  memory.fill(BITS, 0, <usize>FREQUENT * COPY);
  const start = max(0, n - ((FARTHEST + BLOCK_MOST) << HALF)) & -128;
  bitsSpan(start, start);
}
