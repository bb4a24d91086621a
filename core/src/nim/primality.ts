import type { Whole } from './whole.ts';

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89] as const;

/** Sorenson and Webster 2015: below this bound the first 13 primes as Miller-Rabin bases leave no composite. */
const CERTAIN_BELOW = 3_317_044_064_679_887_385_961_981n;

/** What the Miller-Rabin test says: exact below `CERTAIN_BELOW`; beyond it `probable` stands for 24 bases passed. 0, 1 and negatives are composite. */
export function primality(n: Whole): 'prime' | 'probable' | 'composite' {
  if (n < 2) return 'composite';
  for (const p of PRIMES) {
    if (n === p) return 'prime';
    if (typeof n === 'number' ? n % p === 0 : n % BigInt(p) === 0n) return 'composite';
  }
  if (n < 97 * 97) return 'prime';
  // The first four primes suffice below 3,215,031,751; products stay below 2^53 when n < 94,906,265.
  if (typeof n === 'number' && n < 94_906_265)
    return PRIMES.slice(0, 4).every((base) => passes(n, base)) ? 'prime' : 'composite';
  const big = BigInt(n);
  const certain = big < CERTAIN_BELOW;
  const bases = certain ? PRIMES.slice(0, 13) : PRIMES;
  if (!bases.every((base) => bigPasses(big, BigInt(base)))) return 'composite';
  return certain ? 'prime' : 'probable';
}

function passes(n: number, base: number): boolean {
  let odd = n - 1;
  let twos = 0;
  while (odd % 2 === 0) {
    odd /= 2;
    twos += 1;
  }
  let x = 1;
  let square = base % n;
  for (let rest = odd; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) x = (x * square) % n;
    square = (square * square) % n;
  }
  if (x === 1 || x === n - 1) return true;
  for (let i = 1; i < twos; i += 1) {
    x = (x * x) % n;
    if (x === n - 1) return true;
  }
  return false;
}

function bigPasses(n: bigint, base: bigint): boolean {
  let odd = n - 1n;
  let twos = 0;
  while (odd % 2n === 0n) {
    odd /= 2n;
    twos += 1;
  }
  let x = powerModulo(base, odd, n);
  if (x === 1n || x === n - 1n) return true;
  for (let i = 1; i < twos; i += 1) {
    x = (x * x) % n;
    if (x === n - 1n) return true;
  }
  return false;
}

/** base^exponent mod n, exponent not negative. */
function powerModulo(base: bigint, exponent: bigint, n: bigint): bigint {
  let result = 1n;
  let square = base % n;
  for (const digit of exponent.toString(2).split('').reverse()) {
    if (digit === '1') result = (result * square) % n;
    square = (square * square) % n;
  }
  return result;
}
