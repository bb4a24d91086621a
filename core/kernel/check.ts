import { hasOption, valueAt } from './search';
import { ACTIVE, found, HALF, NEED, RARE_ROWS, STRIDE, VALUES } from './state';
import { advance, even, sideOf, strike } from './windows';

// A common heap is one whose every smaller rare target has a witness: a pair of parts that gives it. For a block of heaps at once, and target by
// target, windows strike out those that have one; what is left over goes heap by heap.

/** Lanes of a block; the last ones are never active. */
const LANES: i32 = 512;

/** How many heaps windows may leave. */
const FEW: i32 = 4;

/** Checks the heaps from `begin` to `end` - 1 of the block from `base` on; FOUND_AT and FOUND_VALUE tell the first that lacks a witness. */
export function check<T>(base: i32, begin: i32, end: i32): void {
  advance<T>(end);
  found(-1, 0);
  activate(begin - base, end - base);
  let most = 0;
  for (let n = begin; n < end; n += 1) most = max(most, valueAt<T>(n));
  for (let target = 0; target < most; target += 1) {
    const side = HALF == 0 ? 0 : sideOf(target);
    if (!require(target, side)) continue;
    if (!requireAbove<T>(base + side, target)) continue;
    strike(target, base, FEW);
    const heap = alone<T>(base + side, target);
    if (heap < 0) continue;
    found(heap, target);
    activate(begin - base, heap - base);
  }
}

/** The first heap in need, of those from `first` on, that lacks a witness of the target; -1 where none does. */
function alone<T>(first: i32, target: i32): i32 {
  for (let i = 0; i < LANES; i += 64) {
    for (let left = load<u64>(NEED + <usize>(i >> 3)); left != 0; left &= left - 1) {
      const heap = first + ((i + <i32>ctz(left)) << HALF);
      if (!hasOption<T>(heap, target)) return heap;
    }
  }
  return -1;
}

/** Makes active the heaps of the block from the first to before the last. */
function activate(first: i32, last: i32): void {
  for (let side = 0; side <= HALF; side += 1) {
    const begin = (first - side + HALF) >> HALF;
    const end = (last - side + HALF) >> HALF;
    const row = ACTIVE + (<usize>side << 6);
    for (let i = 0; i < LANES; i += 64) store<u64>(row + <usize>(i >> 3), low64(end - i) & ~low64(begin - i));
  }
}

/** The need of a rare target: of the active heaps of its side, or where HALF is 0 of the even and odd ones that it is rare for; false where there is none. */
function require(target: i32, side: i32): bool {
  let pattern: u64 = ~(<u64>0);
  if (HALF == 0) {
    const even: u64 = load<u8>(RARE_ROWS + <usize>target) != 0 ? 0x5555555555555555 : 0;
    const odd: u64 = load<u8>(RARE_ROWS + STRIDE + <usize>target) != 0 ? 0xaaaaaaaaaaaaaaaa : 0;
    pattern = even | odd;
    if (pattern == 0) return false;
  }
  const own = i64x2.splat(pattern);
  const row = ACTIVE + (<usize>side << 6);
  let any = i64x2.splat(0);
  for (let i: usize = 0; i < 64; i += 16) {
    const need = v128.and(v128.load(row + i), own);
    v128.store(NEED + i, need);
    any = v128.or(any, need);
  }
  return v128.any_true(any);
}

/** Keeps in the need the heaps, of those from `first` on, whose value is above the target; false where there is none. */
function requireAbove<T>(first: i32, target: i32): bool {
  const own = v128.splat<T>(<T>target);
  const pair = i16x8.splat(<i16>target);
  let any: u64 = 0;
  for (let i = 0; i < LANES; i += 64) {
    const p = NEED + <usize>(i >> 3);
    const need = load<u64>(p);
    if (need == 0) continue;
    let bits: u64 = 0;
    for (let j = 0; j < 64; j += 16) {
      const at = VALUES + <usize>(first + ((i + j) << HALF)) * sizeof<T>();
      let above: v128;
      if (HALF != 0) above = i8x16.narrow_i16x8_s(i16x8.gt_u(even<T>(at), pair), i16x8.gt_u(even<T>(at + 16 * sizeof<T>()), pair));
      else if (sizeof<T>() == 1) above = v128.gt<T>(v128.load(at), own);
      else above = i8x16.narrow_i16x8_s(v128.gt<T>(v128.load(at), own), v128.gt<T>(v128.load(at, 16), own));
      bits |= <u64>i8x16.bitmask(above) << j;
    }
    store<u64>(p, need & bits);
    any |= need & bits;
  }
  return any != 0;
}

/** The lowest `count` bits. */
function low64(count: i32): u64 {
  if (count <= 0) return 0;
  return count >= 64 ? ~(<u64>0) : (<u64>1 << count) - 1;
}
