import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastShare } from './shares.ts';

test('the least of two or three numbers with a sum, a nim-sum and bounds is what trying all of them finds', () => {
  const few = fc.nat(12);
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), fc.oneof(fc.tuple(few, few), fc.tuple(few, few, few)), (sum, nim, bounds) => {
      const [a = 0, b = 0, c] = bounds;
      let found: number | undefined;
      for (let x = a; x <= sum && found === undefined; x += 1)
        for (let y = b; x + y <= sum; y += 1) {
          const z = sum - x - y;
          if (c === undefined ? z === 0 && (x ^ y) === nim : z >= c && (x ^ y ^ z) === nim) found = x;
        }
      expect(leastShare(sum, nim, bounds)).toBe(found);
    }),
    { numRuns: 3000 },
  );
});

test('numbers of a thousand digits are as exact', () => {
  const sum = 10n ** 1000n;
  expect(leastShare(sum, 0, [0, 0])).toBe(sum / 2n);
  expect(leastShare(sum + 1n, 0, [0, 0])).toBeUndefined();
  expect(leastShare(sum, sum, [1, 0])).toBe(sum & -sum);
  expect(leastShare(sum, 2, [0, 0, 0])).toBe(2);
});
