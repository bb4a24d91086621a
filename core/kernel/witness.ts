import {
  BEHIND,
  BITS,
  BITS_FROM,
  BITS_TO,
  bitsSpan,
  COPY,
  COPY_BITS,
  COUNTS,
  FOUND_AT,
  FEW,
  FREQUENT,
  FREQUENT_VALUES,
  found,
  LIMIT,
  MASK,
  NEEDS,
  ODD,
  OPEN,
  OPEN_HALF,
  PLACES,
  PLACES_EACH,
  PLACES_MOST,
  POSITION,
  SPAN,
  SURE,
  SPLITS,
  step,
  TAKES,
  VALUES,
} from './state';

// A common heap is one whose every smaller rare target has a witness: a pair of parts that gives it. Witnesses are looked for in 128 heaps at
// once: where a part has the value w and the bitmap of the frequent value v is set, w xor v is an option. What is left over goes heap by heap.

/** Checks the heaps from `begin` to `end` - 1, all in the 128 from `base` on; FOUND_AT and FOUND_VALUE tell the first that lacks a witness. */
export function check<T>(base: i32, begin: i32, end: i32): void {
  found(-1, 0);
  advance<T>(base);
  let low = low64(end - base) & ~low64(begin - base);
  let high = low64(end - base - 64) & ~low64(begin - base - 64);
  let least = valueAt<T>(begin);
  let most = least;
  for (let n = begin + 1; n < end; n += 1) {
    const value = valueAt<T>(n);
    least = min(least, value);
    most = max(most, value);
  }
  let open = 0;
  for (let target = 0; target < most; target += 1) {
    let lowNeed = low;
    let highNeed = high;
    const parity = <i32>popcnt(target & MASK) & 1;
    if (POSITION == 0) {
      if (parity != 0) continue;
    } else {
      const pattern: u64 = parity != ODD ? 0xaaaaaaaaaaaaaaaa : 0x5555555555555555;
      lowNeed &= pattern;
      highNeed &= pattern;
    }
    if (target >= least) {
      lowNeed &= above<T>(base, target);
      highNeed &= above<T>(base + 64, target);
    }
    if ((lowNeed | highNeed) == 0) continue;
    store<u16>(OPEN + (<usize>open << 1), <u16>target);
    v128.store(NEEDS + (<usize>target << 4), i64x2.replace_lane(i64x2.splat(lowNeed), 1, highNeed));
    open += 1;
  }
  windows(base, open);
  for (let i = 0; i < open; i += 1) {
    const target = <i32>load<u16>(OPEN + (<usize>i << 1));
    const p = NEEDS + (<usize>target << 4);
    const at = alone<T>(base, target, low & load<u64>(p), high & load<u64>(p, 8));
    if (at < 0) continue;
    found(at, target);
    low &= low64(at - base);
    high &= low64(at - base - 64);
  }
}

/** The lowest `count` bits. */
function low64(count: i32): u64 {
  if (count <= 0) return 0;
  return count >= 64 ? ~(<u64>0) : (<u64>1 << count) - 1;
}

function valueAt<T>(at: i32): i32 {
  return <i32>load<T>(VALUES + <usize>at * sizeof<T>());
}

/** Which of the 64 heaps from `from` on have a value above the target. */
function above<T>(from: i32, target: i32): u64 {
  const lanes: i32 = 16 / sizeof<T>();
  const own = v128.splat<T>(<T>target);
  let bits: u64 = 0;
  for (let i = 0; i < 64; i += lanes) {
    const values = v128.load(VALUES + <usize>(from + i) * sizeof<T>());
    bits |= <u64>v128.bitmask<T>(v128.gt<T>(values, own)) << i;
  }
  return bits;
}

/**
 * Strikes out of the needs of the open targets the heaps that have a witness among the listed parts and the frequent values, for the first two
 * numbers that splits take. A target that few heaps need after the first values is left to the search heap by heap.
 */
function windows(base: i32, open: i32): void {
  const word = <usize>((base - BITS_FROM - BEHIND - SPAN - 64) >> 3);
  const own = OPEN + OPEN_HALF;
  memory.copy(own, OPEN, <usize>open << 1);
  let places = PLACES;
  for (let rest = SPLITS, turn = 0; rest != 0 && turn < 2; rest &= rest - 1, turn += 1) {
    for (let f = 0; f < FREQUENT && open > 0; f += 1) {
      const value = load<i32>(FREQUENT_VALUES + (<usize>f << 2));
      const bits = BITS + <usize>f * (8 * COPY) + word + 8;
      let kept: usize = own;
      const end = own + (<usize>open << 1);
      for (let q: usize = own; q < end; q += 2) {
        const target = <i32>load<u16>(q);
        const part = target ^ value;
        const count = load<i32>(COUNTS + (<usize>part << 2));
        let p = places + <usize>part * (PLACES_MOST << 1);
        const last = p + (<usize>count << 1);
        let met = i64x2.splat(0);
        // Lists are filled up to a multiple of four.
        for (; p < last; p += 8) {
          const four = load<u64>(p);
          met = v128.or(met, v128.load(bits + <usize>(<u32>four & 0xffff)));
          met = v128.or(met, v128.load(bits + <usize>(<u32>four >> 16)));
          const two = <u32>(four >> 32);
          met = v128.or(met, v128.load(bits + <usize>(two & 0xffff)));
          met = v128.or(met, v128.load(bits + <usize>(two >> 16)));
        }
        step(count / 8);
        const need = NEEDS + (<usize>target << 4);
        const left = v128.andnot(v128.load(need), met);
        v128.store(need, left);
        if (f < SURE ? !v128.any_true(left) : isFew(left)) continue;
        store<u16>(kept, <u16>target);
        kept += 2;
      }
      open = <i32>((kept - own) >> 1);
    }
    places += PLACES_EACH;
  }
}

function isFew(heaps: v128): bool {
  return popcnt(i64x2.extract_lane(heaps, 0)) + popcnt(i64x2.extract_lane(heaps, 1)) <= FEW;
}

/** Where, from the word of the heaps under work on, the window of a part lies: the copy by the shift, and the byte. */
export function placeOf(part: i32, taken: i32): i32 {
  const bit = BEHIND + SPAN + 64 - part - taken;
  return (bit & 7) * <i32>COPY + (bit >> 3);
}

/** The first of the heaps without a witness; -1 when all have one. */
function alone<T>(base: i32, target: i32, low: u64, high: u64): i32 {
  for (; low != 0; low &= low - 1) {
    const n = base + <i32>ctz(low);
    if (!hasOption<T>(n, target)) return n;
  }
  for (; high != 0; high &= high - 1) {
    const n = base + 64 + <i32>ctz(high);
    if (!hasOption<T>(n, target)) return n;
  }
  return -1;
}

/** Whether some option of the heap has the value. */
export function hasOption<T>(n: i32, target: i32): bool {
  for (let rest = TAKES; rest != 0; rest &= rest - 1) if (valueAt<T>(n - <i32>ctz(rest)) == target) return true;
  if (target >= LIMIT) return false;
  // Small parts are the least regular, and give a witness soonest; all splits are tried on them before any goes on to larger ones.
  for (let begin = 1, length = 256; 2 * begin <= n; begin += length, length = begin) {
    for (let rest = SPLITS; rest != 0; rest &= rest - 1) if (hasSplit<T>(n - <i32>ctz(rest), target, begin, begin + length)) return true;
  }
  return false;
}

/** Whether two parts of that total, the smaller one from `begin` on and before `end`, have values whose xor is the target. */
function hasSplit<T>(total: i32, target: i32, begin: i32, end: i32): bool {
  const lanes: i32 = 16 / sizeof<T>();
  const own = v128.splat<T>(<T>target);
  const last = min(end - 1, total / 2);
  let p = VALUES + <usize>begin * sizeof<T>();
  let q = VALUES + <usize>(total - begin - lanes + 1) * sizeof<T>();
  let part = begin;
  for (; part + 2 * lanes - 1 <= last; part += 2 * lanes) {
    const x = v128.eq<T>(v128.xor(v128.load(p), reversed<T>(v128.load(q))), own);
    const y = v128.eq<T>(v128.xor(v128.load(p, 16), reversed<T>(v128.load(q - 16))), own);
    if (v128.any_true(v128.or(x, y))) {
      step((part - begin) / (4 * lanes));
      return true;
    }
    p += 32;
    q -= 32;
  }
  step((part - begin) / (4 * lanes));
  for (; part <= last; part += 1) if ((valueAt<T>(part) ^ valueAt<T>(total - part)) == target) return true;
  return false;
}

function reversed<T>(v: v128): v128 {
  if (sizeof<T>() == 1) return i8x16.shuffle(v, v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  return i16x8.shuffle(v, v, 7, 6, 5, 4, 3, 2, 1, 0);
}

/** Brings the bitmaps so far that they serve the 128 heaps from `base` on. */
function advance<T>(base: i32): void {
  const end = base + 128 - BEHIND;
  while (BITS_TO < end) append<T>();
}

function append<T>(): void {
  if (BITS_TO - BITS_FROM + 128 > COPY_BITS) slide();
  const lanes: i32 = 16 / sizeof<T>();
  const word = <usize>(BITS_TO - BITS_FROM) >> 3;
  for (let f = 0; f < FREQUENT; f += 1) {
    const own = v128.splat<T>(<T>load<i32>(FREQUENT_VALUES + (<usize>f << 2)));
    let low: u64 = 0;
    let high: u64 = 0;
    for (let i = 0; i < 64; i += lanes) {
      const p = VALUES + <usize>(BITS_TO + i) * sizeof<T>();
      low |= <u64>v128.bitmask<T>(v128.eq<T>(v128.load(p), own)) << i;
      high |= <u64>v128.bitmask<T>(v128.eq<T>(v128.load(p, 64 * sizeof<T>()), own)) << i;
    }
    let p = BITS + <usize>f * (8 * COPY) + word;
    store<u64>(p, low, 8);
    store<u64>(p, high, 16);
    for (let shift = 1; shift < 8; shift += 1) {
      p += COPY;
      store<u64>(p, load<u64>(p) | (low << (64 - shift)));
      store<u64>(p, (low >> shift) | (high << (64 - shift)), 8);
      store<u64>(p, high >> shift, 16);
    }
  }
  bitsSpan(BITS_FROM, BITS_TO + 128);
  step(FREQUENT);
}

/** Drops the oldest bits, those that no listed part reaches any more. */
function slide(): void {
  const kept = SPAN + 512;
  const drop = (BITS_TO - BITS_FROM - kept) & ~127;
  const bytes = <usize>drop >> 3;
  const length = (<usize>(BITS_TO - BITS_FROM) >> 3) - bytes + 8;
  for (let c = 0; c < 8 * FREQUENT; c += 1) {
    const p = BITS + <usize>c * COPY;
    memory.copy(p, p + bytes, length);
  }
  bitsSpan(BITS_FROM + drop, BITS_TO);
}

/** The heap that the last check found, or -1. */
export function foundAt(): i32 {
  return FOUND_AT;
}
