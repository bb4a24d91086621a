import { expect, test } from 'vitest';
import { divisors, factors, primesTo } from './primes.ts';
import { whole } from './whole.ts';

const all = Array.from({ length: 1500 }, (_, n) => n + 1);

test('divisors are all the numbers that divide', () => {
  for (const n of all) expect(divisors(n)).toEqual(all.filter((d) => d <= n && n % d === 0));
});

test('the sieve keeps the numbers with two divisors', () => {
  expect(primesTo(1500)).toEqual(all.filter((n) => divisors(n)?.length === 2));
  expect([primesTo(1), primesTo(2), primesTo(-3)]).toEqual([[], [2], []]);
});

test('large numbers are factored where their second largest factor is in reach', () => {
  const p = 1_000_000_007;
  const q = 2n ** 61n - 1n;
  expect(factors(whole(BigInt(p) ** 2n * 120084n))).toEqual([2, 2, 3, 10007, p, p]);
  expect(factors(whole(q * 12n))).toEqual([2, 2, 3, q]);
  expect(factors(9_007_199_254_740_991)).toEqual([6361, 69_431, 20_394_401]);
  expect(divisors(whole(q))).toEqual([1, q]);
});

test('beyond the bound to which the primality test is exact nothing is called prime', () => {
  expect(factors(2n ** 89n - 1n)).toBeUndefined();
  expect(divisors(3n * (2n ** 89n - 1n))).toBeUndefined();
});
