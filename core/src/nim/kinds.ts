import { primality } from './primality.ts';
import { root } from './root.ts';
import type { Whole } from './whole.ts';
import { add, multiply, remainder, subtract } from './whole.ts';

/** Whether n is 0, 1, 4, 9, … */
export function isSquare(n: Whole): boolean {
  if (n < 0) return false;
  const r = root(n);
  return multiply(r, r) === n;
}

/** Whether n is 0, 1, 3, 6, 10, … */
export function isTriangular(n: Whole): boolean {
  return n >= 0 && isSquare(add(multiply(8, n), 1));
}

/** Whether n is 0, 1, 2, 3, 5, 8, … */
export function isFibonacci(n: Whole): boolean {
  if (n < 0) return false;
  const five = multiply(5, multiply(n, n));
  return isSquare(add(five, 4)) || isSquare(subtract(five, 4));
}

/** Whether n is 1, base, base^2, … */
export function isPower(n: Whole, base: Whole): boolean {
  if (n === 1 || n === base) return true;
  if (size(base) < 2) return false;
  let reached: Whole = base;
  while (size(reached) < size(n)) reached = multiply(reached, base);
  return reached === n;
}

function size(n: Whole): Whole {
  return n < 0 ? -n : n;
}

/** Whether n is prime: exact below 3.3 * 10^24, beyond that a composite passes with chance below 4^-24 (see `primality`). */
export function isPrime(n: Whole): boolean {
  return primality(n) !== 'composite';
}

/** Whether n is even. */
export function isEven(n: Whole): boolean {
  return remainder(n, 2) === 0;
}
