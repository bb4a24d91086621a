import { expect, test } from 'vitest';
import { countXorParts, xorParts } from './xor-parts.ts';

test('the ways to cut a row so that the parts have a value are those that trial finds, in order, and as many', () => {
  for (let n = 0; n <= 20; n += 1)
    for (let value = 0; value <= 20; value += 1)
      for (const [from, to] of [
        [1, n],
        [0, n],
        [2, n - 3],
        [n - 2, n],
      ] as const) {
        const tried: (readonly number[])[] = [];
        for (let k = Math.max(0, from); k <= Math.min(n, to); k += 1)
          for (let a = 0; a <= n - k; a += 1) if ((a ^ (n - k - a)) === value) tried.push([k, a, n - k - a]);
        expect([n, value, from, to, [...xorParts(n, value, Math.max(0, from), Math.min(n, to))]]).toEqual([
          n,
          value,
          from,
          to,
          tried,
        ]);
        expect(countXorParts(n, value, Math.max(0, from), Math.min(n, to))).toBe(tried.length);
      }
});

test('their number is told for a row of any length', () => {
  // With value 0 both parts are equal: one way for every half.
  expect(countXorParts(10n ** 250n, 0, 1, 10n ** 250n)).toBe(10n ** 250n / 2n);
  expect([...xorParts(10n ** 250n, 0, 1, 3)]).toEqual([[2, 10n ** 250n / 2n - 1n, 10n ** 250n / 2n - 1n]]);
});
