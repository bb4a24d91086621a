import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Vectors, vectors } from './vectors.ts';

const LENGTH = 3;
const number = fc.oneof({ weight: 8, arbitrary: fc.nat(6) }, fc.nat(300), fc.maxSafeNat(), fc.constant(-1));
const vector = fc.array(number, { minLength: LENGTH, maxLength: LENGTH });

function written(set: Vectors, place: number): readonly number[] {
  const out = [9];
  expect(set.copy(place, out, 1)).toBe(LENGTH);
  return out.slice(1, LENGTH + 1);
}

test('a vector of a kind has one place, in order of arrival, and the place gives it back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1), vector), { maxLength: 300 }), (all) => {
      const set = vectors();
      const kinds = [set.kind(LENGTH), set.kind(LENGTH)];
      const places = new Map<string, number>();
      for (const [kind, one] of all) {
        const name = `${kind}: ${one}`;
        const expected = places.get(name) ?? places.size;
        places.set(name, expected);
        expect(set.place(kinds[kind] ?? 0, [7, ...one], 1)).toBe(expected);
        expect(set.kindOf(expected)).toBe(kinds[kind]);
      }
      expect(set.size()).toBe(places.size);
      for (const [kind, one] of all) expect(written(set, places.get(`${kind}: ${one}`) ?? -1)).toEqual(one);
    }),
  );
});

test('vectors in a row have the places of each alone', () => {
  const step = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: LENGTH, maxLength: LENGTH });
  const start = fc.array(fc.integer({ min: 12, max: 60 }), { minLength: LENGTH, maxLength: LENGTH });
  const before = fc.array(vector, { maxLength: 30 });
  fc.assert(
    fc.property(before, start, step, fc.integer({ min: 1, max: 6 }), (known, first, by, count) => {
      const [set, slow] = [vectors(), vectors()];
      const kinds = [set.kind(LENGTH), slow.kind(LENGTH)];
      for (const one of known) expect(set.place(kinds[0] ?? 0, one, 0)).toBe(slow.place(kinds[1] ?? 0, one, 0));
      const out: number[] = [];
      const to = { out, at: 1 };
      set.row(kinds[0] ?? 0, [...first, ...by], 0, LENGTH, count, to);
      expect(to.at).toBe(count + 1);
      for (let k = 0; k < count; k += 1) {
        const one = first.map((value, i) => value + k * (by[i] ?? 0));
        expect(out[k + 1]).toBe(slow.place(kinds[1] ?? 0, one, 0));
        expect(written(set, out[k + 1] ?? 0)).toEqual(one);
      }
    }),
  );
});

test('vectors near another have the places of each alone', () => {
  const change = fc.record({
    index: fc.nat(LENGTH - 1),
    add: fc.integer({ min: -5, max: 50 }),
    step: fc.integer({ min: -1, max: 9 }),
  });
  const changes = fc.uniqueArray(change, { selector: ({ index }) => index, maxLength: LENGTH });
  const start = fc.array(fc.integer({ min: 12, max: 60 }), { minLength: LENGTH, maxLength: LENGTH });
  fc.assert(
    fc.property(
      fc.array(vector, { maxLength: 30 }),
      start,
      changes,
      fc.integer({ min: 1, max: 6 }),
      (known, base, edits, count) => {
        const set = vectors();
        const kind = set.kind(LENGTH);
        for (const one of known) set.place(kind, one, 0);
        const to = { out: [], at: 0 };
        set.near(
          set.place(kind, base, 0),
          edits.flatMap(({ index, add, step }) => [index, add, step]),
          0,
          edits.length,
          count,
          to,
        );
        expect(to.at).toBe(count);
        for (let k = 0; k < count; k += 1) {
          const one = [...base];
          for (const { index, add, step } of edits) one[index] = (one[index] ?? 0) + add + k * step;
          expect(written(set, to.out[k] ?? -1)).toEqual(one);
          expect(set.place(kind, one, 0)).toBe(to.out[k]);
        }
      },
    ),
  );
});

test('many vectors stay apart while the table grows and the radix widens', () => {
  const set = vectors();
  const kind = set.kind(2);
  const nth = (i: number): readonly number[] => [i % 150, Math.floor(i / 7) * 1000];
  for (let i = 0; i < 20_000; i += 1) expect(set.place(kind, nth(i), 0)).toBe(i);
  for (let i = 0; i < 20_000; i += 1) expect(set.place(kind, nth(i), 0)).toBe(i);
});
