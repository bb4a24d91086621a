import { expect, test } from 'vitest';
import { schwenk, schwenksTo } from './schwenk.ts';
import { zeckendorf } from './zeckendorf.ts';

test('with factor 2 the parts are those of Zeckendorf', () => {
  for (let n = 0; n < 300; n += 1) expect(schwenk(n, 2, 0)).toEqual(zeckendorf(n));
});

test('factors 1, 3 and 4 give the published numbers', () => {
  expect(schwenksTo(100, 1, 0)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(schwenksTo(526, 3, 0)).toEqual([1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105, 145, 200, 276, 381, 526]);
  expect(schwenksTo(86, 4, 0)).toEqual([1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24, 31, 40, 52, 67, 86]);
  expect(schwenksTo(256, 2, 1)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
});

test('the mover wins exactly when the least part may be taken, whatever the factor', () => {
  for (const [factor, less] of [
    [1, 0],
    [2, 1],
    [3, 0],
    [3, 2],
    [4, 1],
    [5, 0],
  ] as const) {
    const wins: boolean[][] = [];
    for (let n = 0; n <= 40; n += 1) {
      const row: boolean[] = [];
      for (let quota = 0; quota <= 40; quota += 1) {
        let won = false;
        for (let k = 1; k <= Math.min(n, quota) && !won; k += 1)
          won = wins[n - k]?.[Math.min(factor * k - less, 40)] !== true;
        row.push(won);
      }
      wins.push(row);
      const least = schwenk(n, factor, less).at(-1) ?? Number.POSITIVE_INFINITY;
      expect(row).toEqual(row.map((_, quota) => least <= quota));
    }
  }
});

test('parts add up to n at any size', () => {
  const n = 10n ** 250n;
  expect(schwenk(n, 3, 0).reduce((sum: bigint, part) => sum + BigInt(part), 0n)).toBe(n);
});
