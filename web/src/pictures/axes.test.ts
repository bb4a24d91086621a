import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axesOf, SCALES } from './axes.ts';

const room = { left: 44, right: 4044, top: 10, bottom: 260 };

test('a point of a plot is where its place stands, and what is written at the axes lies inside', () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(5),
      fc.integer({ min: 0, max: 5000 }),
      fc.constantFrom(...SCALES),
      (lo, length, from, most, scale) => {
        const axes = axesOf(room, { lo, hi: lo + length, from, most }, scale);
        for (let place = lo; place <= lo + length; place += 1) {
          expect(axes.placeAt(axes.x(place))).toBe(place);
          if (place > lo) expect(axes.x(place)).toBeGreaterThan(axes.x(place - 1));
        }
        for (const value of axes.values) {
          expect(axes.y(value)).toBeGreaterThanOrEqual(room.top);
          expect(axes.y(value)).toBeLessThanOrEqual(room.bottom);
        }
        for (const n of axes.numbers) {
          expect(n).toBeGreaterThanOrEqual(from + lo);
          expect(n).toBeLessThanOrEqual(from + lo + length);
        }
        expect(axes.numbers.length).toBeGreaterThan(0);
      },
    ),
  );
});
