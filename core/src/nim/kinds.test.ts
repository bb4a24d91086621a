import { expect, test } from 'vitest';
import { gcd } from './gcd.ts';
import { isFibonacci, isPower, isPrime, isSquare, isTriangular } from './kinds.ts';
import { primality } from './primality.ts';
import type { Whole } from './whole.ts';
import { whole } from './whole.ts';
import { zeckendorf } from './zeckendorf.ts';

const UP_TO = 3000;
const all = Array.from({ length: UP_TO }, (_, n) => n);

function listed(next: (i: number, so: readonly number[]) => number): ReadonlySet<number> {
  const numbers: number[] = [];
  for (let i = 0; ; i += 1) {
    const n = next(i, numbers);
    if (n >= UP_TO) return new Set(numbers);
    numbers.push(n);
  }
}

test('every kind holds of exactly the numbers in its list', () => {
  const lists: readonly (readonly [(n: Whole) => boolean, ReadonlySet<number>])[] = [
    [isSquare, listed((i) => i * i)],
    [isTriangular, listed((i) => (i * (i + 1)) / 2)],
    [isFibonacci, listed((i, so) => (i < 2 ? i : (so.at(-1) ?? 0) + (so.at(-2) ?? 0)))],
    [(n) => isPower(n, 3), listed((i) => 3 ** i)],
    [isPrime, new Set(all.filter((n) => n > 1 && all.slice(2, n).every((d) => n % d !== 0)))],
  ];
  for (const [kind, list] of lists) expect(all.filter(kind)).toEqual([...new Set(list)]);
  for (const [kind] of lists) expect(kind(-1)).toBe(false);
});

test('kinds are exact beyond 2^53', () => {
  const n = 10n ** 125n + 7n;
  expect([
    isSquare(n * n),
    isSquare(n * n + 1n),
    isTriangular((n * (n + 1n)) / 2n),
    isPower(7n ** 200n, 7),
    isPower(7n ** 200n + 7n, 7),
  ]).toEqual([true, false, true, true, false]);
  expect([isPower(-8, -2), isPower(8, -2), isPower(1, 0), isPower(5, 1)]).toEqual([true, false, true, false]);
});

test('primality is exact where strong pseudoprimes mislead few bases, and says where it is only probable', () => {
  for (const pseudo of [
    2047,
    1_373_653,
    25_326_001,
    3_215_031_751,
    341_550_071_728_321,
    3_825_123_056_546_413_051n,
    318_665_857_834_031_151_167_461n,
  ])
    expect(primality(pseudo)).toBe('composite');
  expect(primality(2n ** 61n - 1n)).toBe('prime');
  expect(primality(2n ** 127n - 1n)).toBe('probable');
  expect(primality((2n ** 61n - 1n) * (2n ** 89n - 1n))).toBe('composite');
});

test('Zeckendorf parts are Fibonacci numbers, no two neighbours, with the sum n', () => {
  for (const n of [...all, 10n ** 18n, 10n ** 250n].map((m) => whole(BigInt(m)))) {
    const parts = zeckendorf(n);
    expect(parts.every(isFibonacci)).toBe(true);
    expect(parts.reduce<bigint>((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(n));
    parts.slice(1).forEach((part, i) => {
      expect(2n * BigInt(part) < BigInt(parts[i] ?? 0)).toBe(true);
    });
  }
});

test('gcd divides both and is never negative', () => {
  expect([gcd(0, 0), gcd(-6, 4), gcd(0, -5), gcd(2n ** 90n, 6n ** 50n)]).toEqual([0, 2, 5, whole(2n ** 50n)]);
});
