import fc from 'fast-check';
import { expect, test } from 'vitest';
import { and, bit, bitLength, evil, isOdious, lowbit, odious, ones, or, topBit } from './bits.ts';
import { root } from './root.ts';
import { whole } from './whole.ts';

const wholes = fc.oneof(
  fc.nat(200),
  fc.maxSafeNat(),
  fc.bigInt(0n, 1n << 70n).map(whole),
  fc.bigInt(0n, 1n << 900n).map(whole),
);

test('the bits of a whole number are those of its binary digits', () => {
  fc.assert(
    fc.property(wholes, (a) => {
      const digits = a === 0 ? '' : a.toString(2);
      expect(bitLength(a)).toBe(digits.length);
      expect(ones(a)).toBe(digits.replaceAll('0', '').length);
      expect(topBit(a)).toBe(a === 0 ? 0 : whole(1n << BigInt(digits.length - 1)));
      expect(lowbit(a)).toBe(a === 0 ? 0 : whole(1n << BigInt(digits.length - 1 - digits.lastIndexOf('1'))));
      for (let i = 0; i < digits.length + 2; i += 1)
        expect(bit(a, i)).toBe(digits.at(-1 - i) === '1' && i < digits.length ? 1 : 0);
    }),
  );
});

test('and, or agree with the bits of big integers', () => {
  fc.assert(
    fc.property(wholes, wholes, (a, b) => {
      expect(and(a, b)).toBe(whole(BigInt(a) & BigInt(b)));
      expect(or(a, b)).toBe(whole(BigInt(a) | BigInt(b)));
    }),
  );
});

test('odious and evil numbers share out the whole numbers in order', () => {
  const all = Array.from({ length: 64 }, (_, n) => n);
  expect(all.map(odious)).toEqual(Array.from({ length: 128 }, (_, n) => n).filter(isOdious));
  expect([...all.map(odious), ...all.map(evil)].sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 128 }, (_, n) => n),
  );
});

test('a root squared is at most n, its successor squared is above n', () => {
  fc.assert(
    fc.property(wholes, (n) => {
      const r = BigInt(root(n));
      expect(r * r <= BigInt(n) && (r + 1n) * (r + 1n) > BigInt(n)).toBe(true);
      expect(root(whole(r * r))).toBe(whole(r));
    }),
  );
});
