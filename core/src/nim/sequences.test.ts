import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sequences } from './sequences.ts';

const numbers = fc.array(fc.oneof({ weight: 6, arbitrary: fc.nat(20) }, fc.nat(), fc.maxSafeNat(), fc.constant(-1)), {
  maxLength: 12,
});

test('a sequence has one place, in order of arrival, whatever its numbers', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 300 }), (all) => {
      const set = sequences();
      const places = new Map<string, number>();
      for (const one of all) {
        const key = one.join();
        const expected = places.get(key) ?? places.size;
        places.set(key, expected);
        expect(set.place([7, ...one, 7], 1, one.length + 1)).toBe(expected);
      }
      expect(set.size()).toBe(places.size);
    }),
  );
});

test('a place gives its sequence back', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 100 }), (all) => {
      const set = sequences();
      const places = all.map((one) => set.place(one, 0, one.length));
      const out = [1, 2, 3];
      for (const [i, one] of all.entries()) {
        expect(set.copy(places[i] ?? 0, out)).toBe(one.length);
        expect(out.slice(0, one.length)).toEqual(one);
      }
    }),
  );
});

test('short sequences stay apart when the radix grows', () => {
  const set = sequences();
  for (let i = 0; i < 5000; i += 1) expect(set.place([i % 100, Math.floor(i / 100)], 0, 2)).toBe(i);
  for (let i = 0; i < 5000; i += 1) expect(set.place([i % 100, Math.floor(i / 100)], 0, 2)).toBe(i);
});
