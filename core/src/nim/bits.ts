import { type Whole, whole } from './whole.ts';

const HALF = 0x1_0000_0000;
const DIGIT_ONES = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

function high(a: number): number {
  return Math.floor(a / HALF);
}

/** The binary places that both have, neither negative. */
export function and(a: Whole, b: Whole): Whole {
  if (typeof a === 'bigint' || typeof b === 'bigint') return whole(BigInt(a) & BigInt(b));
  return (high(a) & high(b)) * HALF + ((a & b) >>> 0);
}

/** The binary places that either has, neither negative. */
export function or(a: Whole, b: Whole): Whole {
  if (typeof a === 'bigint' || typeof b === 'bigint') return whole(BigInt(a) | BigInt(b));
  return (high(a) | high(b)) * HALF + ((a | b) >>> 0);
}

/** The binary digit of a at place i (from 0): 0 or 1. */
export function bit(a: Whole, i: number): 0 | 1 {
  if (typeof a === 'bigint') return (a >> BigInt(i)) & 1n ? 1 : 0;
  return i < 53 && Math.floor(a / 2 ** i) % 2 === 1 ? 1 : 0;
}

/** The number of binary digits of a: 0 for 0. */
export function bitLength(a: Whole): number {
  if (typeof a === 'number') return a < HALF ? 32 - Math.clz32(a) : 64 - Math.clz32(high(a));
  const digits = a.toString(16);
  return digits.length * 4 - (Math.clz32(Number.parseInt(digits.charAt(0), 16)) - 28);
}

/** The greatest power of two at most a: 0 for 0. */
export function topBit(a: Whole): Whole {
  if (a === 0) return 0;
  const place = bitLength(a) - 1;
  return place < 53 ? 2 ** place : 1n << BigInt(place);
}

/** The greatest power of two that divides a: 0 for 0. */
export function lowbit(a: Whole): Whole {
  if (typeof a === 'bigint') return whole(a & -a);
  const low = a >>> 0;
  if (low !== 0) return (low & -low) >>> 0;
  const top = high(a);
  return ((top & -top) >>> 0) * HALF;
}

/** How many binary digits of a are 1. */
export function ones(a: Whole): number {
  if (typeof a === 'number' && a < HALF) return ones32(a);
  if (typeof a === 'number') return ones32(a >>> 0) + ones32(high(a));
  let count = 0;
  for (const digit of a.toString(16)) count += DIGIT_ONES[Number.parseInt(digit, 16)] ?? 0;
  return count;
}

function ones32(a: number): number {
  const pairs = a - ((a >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Whether the number of binary ones is odd. */
export function isOdious(a: Whole): boolean {
  return a >= 0 && ones(a) % 2 === 1;
}

/** The odious number at index n from 0: 1, 2, 4, 7, 8, … */
export function odious(n: Whole): Whole {
  const twice = BigInt(n) * 2n;
  return whole(isOdious(n) ? twice : twice + 1n);
}

/** The evil number at index n from 0: 0, 3, 5, 6, 9, … */
export function evil(n: Whole): Whole {
  const twice = BigInt(n) * 2n;
  return whole(isOdious(n) ? twice + 1n : twice);
}
