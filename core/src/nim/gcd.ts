import type { Whole } from './whole.ts';
import { remainder } from './whole.ts';

/** The greatest common divisor, never negative: gcd(0, 0) is 0. */
export function gcd(a: Whole, b: Whole): Whole {
  let left = a;
  let right = b;
  while (right !== 0) {
    const rest: Whole = remainder(left, right);
    left = right;
    right = rest;
  }
  return left < 0 ? -left : left;
}
