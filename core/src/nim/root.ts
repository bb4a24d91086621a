import { bitLength } from './bits.ts';
import { type Whole, whole } from './whole.ts';

/** The greatest whole number whose square is at most n; n is not negative. */
export function root(n: Whole): Whole {
  if (typeof n === 'bigint') return whole(bigRoot(n));
  let r = Math.floor(Math.sqrt(n));
  // r*r stays below 2^53 + 2^28, where the comparison with n is still right.
  while (r * r > n) r -= 1;
  while ((r + 1) * (r + 1) <= n) r += 1;
  return r;
}

function bigRoot(n: bigint): bigint {
  // Newton from above falls until it reaches the root.
  let r = 1n << BigInt((bitLength(n) + 1) >> 1);
  for (;;) {
    const next = (r + n / r) >> 1n;
    if (next >= r) return r;
    r = next;
  }
}
