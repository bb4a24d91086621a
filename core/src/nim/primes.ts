import { gcd } from './gcd.ts';
import { primality } from './primality.ts';
import type { Whole } from './whole.ts';
import { compare, divide, multiply, remainder, whole } from './whole.ts';

/** The primes from 2 to n, by the sieve. */
export function primesTo(n: number): readonly number[] {
  const isCrossed = new Uint8Array(Math.max(0, n + 1));
  const primes: number[] = [];
  for (let p = 2; p <= n; p += 1) {
    if (isCrossed[p] === 1) continue;
    primes.push(p);
    for (let multiple = p * p; multiple <= n; multiple += p) isCrossed[multiple] = 1;
  }
  return primes;
}

/** Trial division goes to here; what is left then has at most three prime factors below 2^53. */
const TRIALS = 1 << 18;
/** So far only for numbers of more than 80 bits, whose divisions cost more. */
const TRIALS_BEYOND = 1 << 15;
/** Steps of one search for a larger factor: enough for factors of some 10^11, so for all numbers below 10^22. */
const STEPS = 1 << 20;
/** Beyond 80 bits a step costs more, and a factor is hardly found by more of them. */
const STEPS_BEYOND = 1 << 13;

/** The prime factors of n, at least 1, in ascending order, each as often as it divides; undefined when a large factor is not found. */
export function factors(n: Whole): readonly Whole[] | undefined {
  const found: Whole[] = [];
  let rest = n;
  const most = compare(n, 2n ** 80n) < 0 ? TRIALS : TRIALS_BEYOND;
  for (let p = 2; p <= most && multiply(p, p) <= rest; p += p === 2 ? 1 : 2) {
    while (remainder(rest, p) === 0) {
      found.push(p);
      rest = divide(rest, p);
    }
  }
  const large = largeFactors(rest);
  return large && [...found, ...large].sort(compare);
}

function largeFactors(n: Whole): readonly Whole[] | undefined {
  if (n === 1) return [];
  const kind = primality(n);
  if (kind === 'prime') return [n];
  // Beyond the bound of the bases nothing says for sure that it is prime.
  if (kind === 'probable') return undefined;
  for (let constant = 1n; constant < 8n; constant += 1n) {
    const factor = rho(BigInt(n), constant);
    if (factor === 'none') return undefined;
    if (factor === undefined) continue;
    const left = largeFactors(factor);
    const right = largeFactors(divide(n, factor));
    return left && right && [...left, ...right];
  }
  return undefined;
}

/** Pollard's rho with Brent's cycle search, gcd taken over 128 differences at a time; undefined when another constant may do, 'none' when the steps end. */
function rho(n: bigint, constant: bigint): Whole | 'none' | undefined {
  const next = (x: bigint) => (x * x + constant) % n;
  const most = n >> 80n === 0n ? STEPS : STEPS_BEYOND;
  let y = 2n;
  for (let length = 1, steps = 0; steps < most; length *= 2) {
    const x = y;
    for (let i = 0; i < length; i += 1) y = next(y);
    for (let i = 0; i < length; i += 128) {
      const start = y;
      const end = Math.min(128, length - i);
      let differences = 1n;
      for (let j = 0; j < end; j += 1) {
        y = next(y);
        differences = (differences * (x > y ? x - y : y - x)) % n;
      }
      steps += end;
      const shared = gcd(whole(differences), whole(n));
      if (shared === 1) continue;
      return slowly(n, x, start, next);
    }
  }
  return 'none';
}

function slowly(n: bigint, x: bigint, start: bigint, next: (y: bigint) => bigint): Whole | undefined {
  let y = start;
  for (;;) {
    y = next(y);
    const shared = gcd(whole(x > y ? x - y : y - x), whole(n));
    if (shared === 1) continue;
    return shared === whole(n) ? undefined : shared;
  }
}

/** The divisors of n, at least 1, in ascending order; undefined when a large factor of n is not found. */
export function divisors(n: Whole): readonly Whole[] | undefined {
  const primes = factors(n);
  if (primes === undefined) return undefined;
  let found: readonly Whole[] = [1];
  let before: readonly Whole[] = [];
  for (const [i, p] of primes.entries()) {
    // A prime met again only multiplies what its last meeting added.
    const base: readonly Whole[] = p === primes[i - 1] ? before : found;
    before = base.map((divisor) => multiply(divisor, p));
    found = [...found, ...before];
  }
  return found.toSorted(compare);
}
