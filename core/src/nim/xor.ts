import { type Whole, whole } from './whole.ts';

const HALF = 0x1_0000_0000;

/** The nim-sum of two whole numbers, neither negative: binary addition without carrying. */
export function xor(a: Whole, b: Whole): Whole {
  if (typeof a === 'bigint' || typeof b === 'bigint') return whole(BigInt(a) ^ BigInt(b));
  if (a < 0x8000_0000 && b < 0x8000_0000) return a ^ b;
  const high = Math.floor(a / HALF) ^ Math.floor(b / HALF);
  return high * HALF + ((a ^ b) >>> 0);
}

/** The nim-sum of all of them, or of every so many from one on. */
export function nimSum(values: Iterable<Whole> | ArrayLike<Whole>, from = 0, step = 1): Whole {
  const list = 'length' in values ? values : [...values];
  let small = 0;
  let large: Whole = 0;
  // By index: until it is compiled, a loop over an iterator makes an object for each of 10^6 values.
  for (let i = from; i < list.length; i += step) {
    const value = list[i] ?? 0;
    if (typeof value === 'number' && value < 0x8000_0000) small ^= value;
    else large = xor(large, value);
  }
  return xor(large, small);
}
