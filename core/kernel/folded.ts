import { FOLDED, MASK, ODD, POSITION, rareAt, RARE_FOLDED, RARE_VALUE, RARES, SPLITS, VALUES } from './state';

// In a sparse game a value tells by its class, common or rare, the parity of its bits under the mask: one of these bits may go, and values below 512
// have room in a byte. The lowest one goes, so that values of one class keep their order. A common value comes from a rare and a common part; two rare
// parts would be taken for one, so that heaps that they give are not found among bytes.

/** The value without the lowest bit of the mask. */
export function fold(value: i32): i32 {
  const bit = <i32>ctz(MASK);
  return ((value >> (bit + 1)) << bit) | (value & ((<i32>1 << bit) - 1));
}

/** The common value of heap n that is folded to this one. */
export function unfold(folded: i32, n: i32): i32 {
  const bit = <i32>ctz(MASK);
  const value = ((folded >> bit) << (bit + 1)) | (folded & ((<i32>1 << bit) - 1));
  const parity = <i32>popcnt(value & MASK) & 1;
  return value | ((parity ^ commonParity(n)) << bit);
}

/** The parity under the mask of the common values of heap n. */
export function commonParity(n: i32): i32 {
  return POSITION == 0 ? 1 : 1 ^ ODD ^ (n & 1);
}

/** Folds the values of the heaps below n and of the rare ones. */
export function foldAll(n: i32): void {
  const bit = <i32>ctz(MASK);
  const below = i16x8.splat(<i16>((<i32>1 << bit) - 1));
  for (let at = 0; at < n; at += 16) {
    const low = v128.load(VALUES + (<usize>at << 1));
    const high = v128.load(VALUES + (<usize>at << 1), 16);
    const x = v128.or(i16x8.shl(i16x8.shr_u(low, bit + 1), bit), v128.and(low, below));
    const y = v128.or(i16x8.shl(i16x8.shr_u(high, bit + 1), bit), v128.and(high, below));
    v128.store(FOLDED + <usize>at, i8x16.narrow_i16x8_u(x, y));
  }
  for (let i = 0; i < RARES; i += 1) foldRare(i);
}

/** Folds the value of the i-th rare position. */
export function foldRare(i: i32): void {
  store<u8>(RARE_FOLDED + <usize>i, <u8>fold(<i32>load<u16>(RARE_VALUE + (<usize>i << 1))));
}

export function foldAt(at: i32, value: i32): void {
  store<u8>(FOLDED + <usize>at, <u8>fold(value));
}

/** Whether two rare parts and a number taken give a heap from `begin` to `end` - 1. */
export function hasRarePair(begin: i32, end: i32): bool {
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const taken = <i32>ctz(rest);
    let j = RARES - 1;
    for (let i = 0; i <= j; i += 1) {
      const part = rareAt(i) + taken;
      while (j >= i && part + rareAt(j) >= end) j -= 1;
      if (j >= i && part + rareAt(j) >= begin) return true;
    }
  }
  return false;
}
