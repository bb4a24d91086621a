import { type Whole, whole } from './whole.ts';

const HALF = 0x1_0000_0000;

/** The nim-sum of two whole numbers, neither negative: binary addition without carrying. */
export function xor(a: Whole, b: Whole): Whole {
  if (typeof a === 'bigint' || typeof b === 'bigint') return whole(BigInt(a) ^ BigInt(b));
  if (a < 0x8000_0000 && b < 0x8000_0000) return a ^ b;
  const high = Math.floor(a / HALF) ^ Math.floor(b / HALF);
  return high * HALF + ((a ^ b) >>> 0);
}

/** The nim-sum of all of them. */
export function nimSum(values: Iterable<Whole>): Whole {
  let sum: Whole = 0;
  for (const value of values) sum = xor(sum, value);
  return sum;
}
