import { expect, test } from 'vitest';
import { countRisingParts } from './count-rising-parts.ts';
import { type Rising, risingParts, risingValue } from './rising-parts.ts';

const LASKER: Rising = { preperiod: 1, period: 4, saltus: 4, values: [0, 1, 2, 4, 3] };
const THREE: Rising = { preperiod: 1, period: 8, saltus: 8, values: [0, 1, 2, 3, 4, 5, 6, 8, 7] };
/** With a preperiod, rows that begin above 0, and one value twice in a period. */
const ODD: Rising = { preperiod: 3, period: 3, saltus: 4, values: [0, 2, 1, 5, 8, 5] };

function tried(rising: Rising, total: number, parts: number, least = 1): (readonly number[])[] {
  if (parts === 0) return total === 0 ? [[]] : [];
  const found: (readonly number[])[] = [];
  for (let first = least; first * parts <= total; first += 1)
    for (const rest of tried(rising, total - first, parts - 1, first)) found.push([first, ...rest]);
  return found;
}

test.each([LASKER, THREE, ODD])(
  'lists of parts with a nim-sum of values are what trial finds, in order, and as many',
  (rising) => {
    for (let parts = 0; parts <= 3; parts += 1)
      for (let total = 0; total <= 34; total += 1) {
        const all = tried(rising, total, parts).map((list) => ({
          list,
          value: list.reduce((sum, heap) => sum ^ Number(risingValue(rising, heap)), 0),
        }));
        for (let value = 0; value <= 2 * total + 2; value += 1) {
          const expected = all.filter((one) => one.value === value).map(({ list }) => list);
          expect([parts, total, value, [...risingParts(rising, total, parts, value)]]).toEqual([
            parts,
            total,
            value,
            expected,
          ]);
          expect([parts, total, value, countRisingParts(rising, total, parts, value)]).toEqual([
            parts,
            total,
            value,
            expected.length,
          ]);
        }
      }
  },
);

test('parts of a total of 250 digits are listed one by one, and counted', () => {
  const total = 10n ** 250n;
  let listed = 0;
  let last: readonly (number | bigint)[] = [0, 0, 0];
  for (const parts of risingParts(THREE, total, 3, 6)) {
    const [a = 0, b = 0, c = 0] = parts;
    expect(BigInt(a) + BigInt(b) + BigInt(c)).toBe(total);
    expect(a > (last[0] ?? 0) || (a === last[0] && b > (last[1] ?? 0))).toBe(true);
    expect(a <= b && b <= c).toBe(true);
    last = parts;
    listed += 1;
    if (listed === 20) break;
  }
  expect(listed).toBe(20);
  expect(countRisingParts(THREE, total, 3, 6)).toBeGreaterThan(10n ** 100n);
});
