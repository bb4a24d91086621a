import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sheet } from '../engine/wishes.ts';
import { inBase } from './bases.ts';
import { isRare, occurrences, raresOf } from './counts.ts';
import { gapsOf, lostOf } from './lost.ts';
import { residueMap, residuesOf } from './residues.ts';

const sheet = (terms: readonly number[], sizes: readonly number[] = [terms.length], from = 0): Sheet => ({
  game: 'g',
  names: sizes.length === 1 ? ['n'] : ['a', 'b'],
  from,
  sizes,
  terms: Int32Array.from(terms),
  holds: 'values',
  convention: 'normal',
  most: Math.max(0, ...terms),
  bytes: 0,
  repeats: undefined,
});

test('a number in Fibonacci digits is the sum of its Fibonacci numbers, no two neighbours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (n) => {
      const digits = inBase(n, 'fib');
      const places = [1, 2];
      while (places.length < digits.length) places.push((places.at(-1) ?? 0) + (places.at(-2) ?? 0));
      const sum = [...digits].reverse().reduce((all, digit, i) => all + (digit === '1' ? (places[i] ?? 0) : 0), 0);
      expect(sum).toBe(n);
      expect(digits).not.toContain('11');
    }),
  );
});

test('lost pairs of a map that is the same turned over are listed once', () => {
  expect(lostOf(sheet([0, 1, 2, 1, 2, 0, 2, 0, 1], [3, 3]))).toEqual([
    [0, 0],
    [1, 2],
  ]);
  expect(lostOf(sheet([0, 1, 0, 1], [2, 2], 1))).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('gaps are counted, the commonest first', () => {
  expect(gapsOf([0, 2, 7, 9, 14, 16])).toEqual([
    { gap: 2, count: 3 },
    { gap: 5, count: 2 },
  ]);
});

test('remainders hold what their entries hold, and tell from where on it is the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 5 }),
      (terms, m, from) => {
        for (const { remainder, counts, count, lost, settled } of residuesOf(sheet(terms, [terms.length], from), m)) {
          const own = terms
            .map((term, i) => ({ term, n: from + i }))
            .filter(({ term, n }) => term >= 0 && n % m === remainder);
          expect(count).toBe(own.length);
          expect(lost).toBe(own.filter(({ term }) => term === 0).length);
          for (const [term, times] of counts) expect(times).toBe(own.filter((one) => one.term === term).length);
          if (settled === undefined) expect(own.at(-1)?.term === own.at(-2)?.term && own.length > 1).toBe(false);
          else {
            const kept = own.filter(({ n }) => n >= settled.since);
            expect(kept.every(({ term }) => term === settled.term) && kept.length > 1).toBe(true);
            const before = own.filter(({ n }) => n < settled.since).at(-1);
            expect(before?.term).not.toBe(settled.term);
          }
        }
      },
    ),
  );
  expect(residueMap(sheet([0, 1, 0, 1, 0, 1, 0, 1, 2], [3, 3]), 2)).toEqual([
    [undefined, 1],
    [1, 0],
  ]);
});

test('rare values are those with an even number of 1s under a mask, where that leaves few', () => {
  const common = [1, 2, 4, 7];
  const terms = Array.from({ length: 1000 }, (_, n) => (n < 20 ? ([0, 3, 5, 6][n % 4] ?? 0) : (common[n % 4] ?? 1)));
  const all = occurrences(sheet(terms));
  expect(raresOf(all)).toEqual({ mask: 7, count: 20, last: 19 });
  expect(all.filter(({ value }) => isRare(value, 7)).map(({ value }) => value)).toEqual([0, 3, 5, 6]);
  expect(raresOf(occurrences(sheet(terms.map((_, n) => n % 8))))).toBe(undefined);
});
