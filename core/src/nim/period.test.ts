import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arithmeticPeriodOf, periodOf, periodSearch, type Repetition } from './period.ts';

/** By trying everything: the least period, then the least preperiod, seen for two periods. */
function slow(values: readonly number[], arithmetic: boolean, least: number): Repetition | undefined {
  for (let period = 1; period < values.length; period += 1)
    for (let preperiod = least; preperiod + 2 * period <= values.length; preperiod += 1) {
      const rises = values.slice(preperiod + period).map((value, i) => value - (values[preperiod + i] ?? 0));
      const saltus = rises[0] ?? 0;
      if (rises.every((rise) => rise === saltus) && (arithmetic || saltus === 0)) return { preperiod, period, saltus };
    }
  return undefined;
}

test('the linear search finds what trying every period and preperiod finds', () => {
  const random = fc.array(fc.nat(2), { maxLength: 40 });
  const repeating = fc
    .tuple(
      fc.array(fc.nat(3), { maxLength: 6 }),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }),
      fc.nat(3),
      fc.integer({ min: 2, max: 5 }),
    )
    .map(([head, block, saltus, times]) => [
      ...head,
      ...Array.from({ length: times }, (_, i) => block.map((v) => v + i * saltus)).flat(),
    ]);
  fc.assert(
    fc.property(fc.oneof(random, repeating), fc.nat(1), (values, least) => {
      expect(periodOf(values, undefined, least)).toEqual(slow(values, false, least));
      expect(arithmeticPeriodOf(values, undefined, least)).toEqual(slow(values, true, least));
    }),
    { numRuns: 2000 },
  );
});

test('a search in pieces looks at no more distances in one piece than it is told to, and finds what the whole one finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(2), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (values, piece) => {
        const search = periodSearch(values);
        for (let before = 0; !search.run(piece); before += piece) expect(search.looked()).toBe(before + piece);
        expect(search.looked()).toBeLessThanOrEqual(values.length);
        expect(search.found()).toEqual(periodOf(values));
      },
    ),
    { numRuns: 500 },
  );
});

test('no repetition has enough terms before the soonest that a search in vain tells', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(2), { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(2), { maxLength: 30 }),
      (values, more) => {
        const search = periodSearch(values);
        search.run(values.length);
        if (search.found() !== undefined) return;
        const longer = [...values, ...more];
        for (let length = values.length; length < Math.min(longer.length + 1, search.soonest()); length += 1)
          expect(periodOf(longer.slice(0, length))).toBe(undefined);
      },
    ),
    { numRuns: 500 },
  );
});
