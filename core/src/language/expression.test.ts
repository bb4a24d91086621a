import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import type { Component, Whole } from '../rules/position.ts';

/** What an expression over n (and the list h) gives, exactly. */
function worth(text: string, n: Whole = 0, h: readonly Component[] = []): Component | undefined {
  const rules = game(`game g(n, h[])\n theorem value = (${text})`);
  return rules.theorems[0]?.value?.([n, h]);
}

function holds(text: string, n: Whole = 0, h: readonly Component[] = []): boolean {
  const rules = game(`game g(n, h[])\n theorem wins when ${text}`);
  return rules.theorems[0]?.outcome?.([[n, h]]) === 'N';
}

const big = fc.bigInt({ min: 0n, max: 10n ** 40n });
const whole = (a: bigint): Whole => (a <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(a) : a);

test('arithmetic is exact at any size, and div rounds down', () => {
  fc.assert(
    fc.property(big, (a) => {
      const n = whole(a);
      expect(worth('n * n + 1', n)).toBe(whole(a * a + 1n));
      expect(worth('n * n div 7', n)).toBe(whole((a * a) / 7n));
      expect(worth('n mod 1000', n)).toBe(whole(a % 1000n));
      expect(worth('0 - (0 - n - 1) div 10', n)).toBe(whole(a / 10n + 1n));
      expect(worth('xor(n, n + 1, 2 ^ 70)', n)).toBe(whole(a ^ (a + 1n) ^ (1n << 70n)));
    }),
    { numRuns: 40 },
  );
});

test('the golden ratio and square roots are exact: floors and comparisons', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (a) => {
      const n = whole(a);
      const floor = worth('floor(phi * n)', n);
      const f = BigInt(String(floor));
      // f <= phi n < f + 1, that is (2f - n)^2 <= 5 n^2 < (2f + 2 - n)^2 where the sides are not negative
      expect((2n * f - a) ** 2n <= 5n * a * a && 5n * a * a < (2n * f + 2n - a) ** 2n).toBe(true);
      expect(worth('(3 * phi * n + 2) div 2', n)).toBe(worth('floor((phi * n * 6 + 4) div 4)', n));
      expect(holds(`${floor} <= phi * n < ${floor} + 1`, n)).toBe(true);
      expect(holds('sqrt(n * n) = n and sqrt(n * n + 1) > n', n)).toBe(true);
    }),
    { numRuns: 40 },
  );
  expect(worth('floor(n * sqrt(2) + 1)', 10)).toBe(15);
});

test('in double a formula is worked out in IEEE doubles', () => {
  const rules = game(
    'game g(a, b)\n theorem loses when a = floor(phi * (b - a)) in double\n theorem loses when a = floor(phi * (b - a))',
  );
  const [double, exact] = rules.theorems;
  expect(double?.outcome?.([[1, 2]])).toBe('P');
  const pair: Component = [165580141, 267914296];
  expect(exact?.outcome?.([pair])).not.toBe(double?.outcome?.([pair]));
});

test('functions of lists', () => {
  const h = [3, 1, 2, 2];
  expect(worth('sum(h) * 1000 + max(h) * 100 + min(h) * 10 + len(h)', 0, h)).toBe(8000 + 300 + 10 + 4);
  expect(worth('sum(h[i] * 10 ^ (i - 1) for i in 1..len(h))', 0, h)).toBe(2213);
  expect(
    holds(
      'sorted(h) = [1, 2, 2, 3] and reverse(h) = [2, 2, 1, 3] and rotate(h, 1) = [1, 2, 2, 3] and not distinct(h)',
      0,
      h,
    ),
  ).toBe(true);
  expect(holds('h[2..3] = [1, 2] and h[3..2] = [] and h ++ [n] = [3, 1, 2, 2, 9]', 9, h)).toBe(true);
  expect(holds('h without [1], [3] = [1, 2] and (h with [1] = 0, [2] += h[1]) = [0, 4, 2, 2]', 0, h)).toBe(true);
  expect(
    holds(
      'every(x >= 1 for x in h) and some(x = 3 for x in h) and count(x = 2 for x in h) = 2 and count(x for x in h) = 4',
      0,
      h,
    ),
  ).toBe(true);
  expect(
    holds(
      'digits(1203) = [1, 2, 0, 3] and digits(6, 2) = [1, 1, 0] and divisors(12) = [1, 2, 3, 4, 6, 12] and zeckendorf(10) = [8, 2]',
    ),
  ).toBe(true);
  expect(
    holds(
      'bit(5, 2) = 1 and ones(7) = 3 and lowbit(12) = 4 and bitand(6, 3) = 2 and bitor(6, 3) = 7 and gcd(12, 18) = 6 and abs(3 - 5) = 2 and odious(3) = 7',
    ),
  ).toBe(true);
});

test('ranges, sets and memberships', () => {
  expect(holds('n in 1..10 and n not in {1, 2} and n in {5, 7} and 3 < n <= 5', 5)).toBe(true);
  expect(holds('n in 1..10 ^ 18', 10n ** 18n)).toBe(true);
  expect(holds('n in 1..10 ^ 18 by 2', 10n ** 18n)).toBe(false);
  expect(holds('[i for i in 5..1 by 0 - 2] = [5, 3, 1] and {3, 1, 3, 1..2} = [3, 1, 2]')).toBe(true);
});

test('kinds of numbers agree with their lists', () => {
  const lists = {
    square: [0, 1, 4, 9, 16, 25],
    triangular: [0, 1, 3, 6, 10, 15, 21, 28],
    prime: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
    fibonacci: [0, 1, 2, 3, 5, 8, 13, 21],
    'power of 3': [1, 3, 9, 27],
    even: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30],
  };
  for (const [kind, list] of Object.entries(lists)) {
    for (let n = 0; n <= 30; n += 1) expect(holds(`n is ${kind}`, n)).toBe(list.includes(n));
    const rules = game(`game g(n)\n -> n - k for k in 0..n if k is ${kind}`);
    expect(Array.from(rules.options(30), ({ by }) => by.k)).toEqual(list);
    const later = game(`game g(n)\n -> k for k in n..30 if k is not odd and k is ${kind}`);
    expect(Array.from(later.options(7), ({ by }) => by.k)).toEqual(list.filter((k) => k >= 7 && k % 2 === 0));
  }
});

test('choices, subsets and parts list what they say, in order', () => {
  const lists = (over: string) => Array.from(game(`game g(n)\n -> n for t in ${over}`).options(4), ({ by }) => by.t);
  expect(lists('choices(0..i for i in 1..2)')).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  expect(lists('choices(1..2, {7, 5})')).toEqual([
    [1, 7],
    [1, 5],
    [2, 7],
    [2, 5],
  ]);
  expect(lists('subsets(1..n, 2)')).toEqual([
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
  ]);
  expect(lists('parts(n + 2, 3)')).toEqual([
    [1, 1, 4],
    [1, 2, 3],
    [2, 2, 2],
  ]);
});

test('named formulas call one another, and are compiled for every type they meet', () => {
  const rules = game(`game g(n)
    let sq(x) = x * x
    let c = sq(sq(2))
    let first(x) = x[1]
    let both = [c, sq(3)]
    theorem value = first(both) + sq(first([n])) + first([[5], 6])[1]`);
  expect(rules.theorems[0]?.value?.(10)).toBe(16 + 100 + 5);
});
