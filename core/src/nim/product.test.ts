import fc from 'fast-check';
import { expect, test } from 'vitest';
import { product } from './product.ts';
import { type Whole, whole } from './whole.ts';
import { xor } from './xor.ts';

const SIZE = 48;

/** By definition: the mex of a'b ^ ab' ^ a'b' over all a' < a, b' < b. */
function byDefinition(): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (let a = 0; a < SIZE; a += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let b = 0; b < SIZE; b += 1) {
      const seen = new Set<number>();
      for (let c = 0; c < a; c += 1)
        for (let d = 0; d < b; d += 1) seen.add((rows[c]?.[b] ?? 0) ^ (row[d] ?? 0) ^ (rows[c]?.[d] ?? 0));
      let mex = 0;
      while (seen.has(mex)) mex += 1;
      row.push(mex);
    }
  }
  return rows;
}

test('the product is the mex that defines it', () => {
  const numbers = Array.from({ length: SIZE }, (_, n) => n);
  expect(numbers.map((a) => numbers.map((b) => product(a, b)))).toEqual(byDefinition());
});

test('nim-numbers of any size form a field', () => {
  const number = fc.oneof(fc.nat(300), fc.maxSafeNat(), fc.bigInt(0n, 10n ** 60n).map(whole));
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      expect(product(a, b)).toBe(product(b, a));
      expect(product(product(a, b), c)).toBe(product(a, product(b, c)));
      expect(product(a, xor(b, c))).toBe(xor(product(a, b), product(a, c)));
      expect(product(a, 1)).toBe(a);
    }),
    { numRuns: 40 },
  );
  for (const place of [1, 2, 4, 8, 16, 32, 64, 128, 512]) {
    const fermat = whole(2n ** BigInt(place));
    const square: Whole = xor(fermat, whole(2n ** BigInt(place - 1)));
    expect(product(fermat, fermat)).toBe(square);
    expect(product(fermat, 1)).toBe(fermat);
  }
});
