import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, floor, over, PHI, rational, scale, squareRoot, surd, times } from './surd.ts';
import { whole } from './whole.ts';

const SCALE = 10n ** 60n;

function bigRoot(n: bigint): bigint {
  let low = 0n;
  let high = n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}

/** (a + b sqrt(d)) / c times 10^60, within one unit for small a, b, c, d. */
function digits(a: number, b: number, c: number, d: number): bigint {
  const r = bigRoot(BigInt(b * b) * BigInt(d) * SCALE * SCALE);
  return (BigInt(a) * SCALE + (b < 0 ? -r : r)) / BigInt(c);
}

const parts = fc.tuple(
  fc.integer({ min: -60, max: 60 }),
  fc.integer({ min: -60, max: 60 }),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 0, max: 30 }),
);

test('comparison of any two surds agrees with sixty decimal digits', () => {
  fc.assert(
    fc.property(parts, parts, (x, y) => {
      const difference = digits(...x) - digits(...y);
      const expected = difference > 10n ? 1 : difference < -10n ? -1 : 0;
      expect(Math.sign(compare(surd(...x), surd(...y)))).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('the floor of a surd is the greatest whole number that is not above it', () => {
  fc.assert(
    fc.property(parts, (x) => {
      const value = surd(...x);
      const below = floor(value);
      expect(compare(rational(below), value)).toBeLessThanOrEqual(0);
      expect(compare(rational(Number(below) + 1), value)).toBeGreaterThan(0);
    }),
  );
});

test('sums and products of one field are exact, and other fields are refused', () => {
  expect(compare(times(PHI, PHI) ?? rational(0), add(PHI, rational(1)) ?? rational(0))).toBe(0);
  expect(compare(add(squareRoot(8), squareRoot(2)) ?? rational(0), scale(squareRoot(2), 3))).toBe(0);
  expect(compare(times(squareRoot(8), squareRoot(2)) ?? rational(0), rational(4))).toBe(0);
  expect(add(squareRoot(2), squareRoot(3))).toBeUndefined();
  expect(times(add(squareRoot(2), rational(1)) ?? rational(0), squareRoot(3))).toBeUndefined();
  expect(floor(over(scale(squareRoot(2), 10), -3))).toBe(-5);
});

test('floor(k * phi) is exact where doubles fail', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 250n), (k) => {
      expect(floor(scale(PHI, whole(k)))).toBe(whole((k + bigRoot(5n * k * k)) / 2n));
    }),
    { numRuns: 20 },
  );
});
