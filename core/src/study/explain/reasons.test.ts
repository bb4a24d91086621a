import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fact } from '../../rules/fact.ts';
import type { Component } from '../../rules/position.ts';
import { reasonSteps } from './reasons.ts';

function told(name: string, ...values: readonly Component[]): readonly Fact[] {
  return reasonSteps([{ name, values }]);
}

function step(facts: readonly Fact[], id: Fact['id']): Fact | undefined {
  return facts.find((fact) => fact.id === id);
}

/** Whether the mover wins, by trying everything; `next` lists what may follow. */
function winner(
  next: (place: readonly number[]) => readonly (readonly number[])[],
): (place: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const wins = (place: readonly number[]): boolean => {
    const key = place.join();
    const old = known.get(key);
    if (old !== undefined) return old;
    const found = next(place).some((after) => !wins(after));
    known.set(key, found);
    return found;
  };
  return wins;
}

const upTo = (n: number): readonly number[] => Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);

const bash = winner(([n = 0]) => upTo(Math.min(3, n)).map((k) => [n - k]));
const fibonacci = winner(([n = 0, q = 0]) => upTo(Math.min(n, q)).map((k) => [n - k, 2 * k]));
const doubling = winner(([n = 0, q = 0]) => upTo(Math.min(n, q)).map((k) => [n - k, k]));
const wythoff = winner(([a = 0, b = 0]) => [
  ...upTo(a).map((k) => [a - k, b]),
  ...upTo(b).map((k) => [a, b - k]),
  ...upTo(Math.min(a, b)).map((k) => [a - k, b - k]),
]);
const wythoff2 = winner(([a = 0, b = 0]) => [
  ...upTo(a).map((k) => [a - k, b]),
  ...upTo(b).map((k) => [a, b - k]),
  ...upTo(a).flatMap((i) =>
    upTo(b)
      .filter((j) => Math.abs(i - j) < 2)
      .map((j) => [a - i, b - j]),
  ),
]);
const euclid = winner(([a = 0, b = 0]) => {
  const [small, large] = a < b ? [a, b] : [b, a];
  return small === 0 ? [] : upTo(Math.floor(large / small)).map((q) => [small, large - q * small]);
});
const equal = winner(([a = 0, b = 0]) => {
  const [small, large] = a < b ? [a, b] : [b, a];
  return upTo(Math.floor((large - 1) / small)).map((q) => [small, large - q * small]);
});
const moore = winner((heaps) =>
  heaps
    .reduce<number[][]>(
      (lists, heap) => lists.flatMap((list) => Array.from({ length: heap + 1 }, (_, left) => [...list, left])),
      [[]],
    )
    .filter((after) => [1, 2].includes(after.filter((left, i) => left !== heaps[i]).length)),
);
const strip = winner((pieces) =>
  pieces.flatMap((square, i) => upTo(square - (pieces[i - 1] ?? 0) - 1).map((k) => pieces.with(i, square - k))),
);

test('a remainder is said to lose exactly where the position is lost', () => {
  for (let n = 0; n < 60; n += 1) {
    const facts = told('residue', n, 4);
    expect(step(facts, 'residue-lost') !== undefined).toBe(!bash([n]));
    const split = step(facts, 'residue');
    expect(Number(split?.quotient) * Number(split?.modulus) + Number(split?.rest)).toBe(n);
  }
});

test('the least part is said to fit exactly where the position is won, and taking it leaves a lost one', () => {
  for (let n = 1; n < 60; n += 1) {
    for (let quota = 1; quota < n; quota += 1) {
      const facts = told('zeckendorf', n, quota);
      const parts = step(facts, 'zeckendorf')?.parts as readonly number[]; // as documented
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(n);
      expect(step(facts, 'least-exceeds') === undefined).toBe(fibonacci([n, quota]));
      const fits = step(facts, 'least-fits');
      if (!fits) continue;
      expect(Number(fits.after)).toBeLessThan(Number(fits.next));
      expect(fibonacci([n - Number(fits.least), Number(fits.after)])).toBe(false);
    }
  }
});

test('with other parts the same is said: powers of two where nobody may take more than the last', () => {
  for (let n = 1; n < 40; n += 1) {
    const parts = upTo(6)
      .map((i) => 2 ** (i - 1))
      .filter((power) => Math.floor(n / power) % 2 === 1);
    for (let quota = 1; quota < n; quota += 1) {
      const facts = told('greedy', parts, quota, parts[0] ?? 0);
      expect(step(facts, 'least-exceeds') === undefined).toBe(doubling([n, quota]));
    }
  }
});

test('the golden pair beside two heaps is lost, and the heaps are said to be it exactly where they are lost', () => {
  for (const [r, wins] of [
    [1, wythoff],
    [2, wythoff2],
  ] as const) {
    for (let a = 0; a < 16; a += 1) {
      for (let b = 0; b < 16; b += 1) {
        const facts = told('golden', a, b, r);
        expect(step(facts, 'golden-lost') !== undefined).toBe(!wins([a, b]));
        const pair = step(facts, 'golden');
        if (pair && Number(pair.upper) < 30) expect(wins([Number(pair.lower), Number(pair.upper)])).toBe(false);
      }
    }
  }
});

test('forced moves are the only ones, and they end where there is a choice that wins or at the end', () => {
  for (const [least, wins] of [
    [0, euclid],
    [1, equal],
  ] as const) {
    for (let a = 1; a < 30; a += 1) {
      for (let b = a; b < 30; b += 1) {
        const facts = told('euclid', a, b, least);
        const forced = facts.filter((fact) => fact.id === 'euclid-forced').length;
        const last = facts.at(-1);
        expect(wins([Number(last?.small), Number(last?.large)])).toBe(last?.id !== 'euclid-end');
        expect(wins([a, b])).toBe((forced % 2 === 0) === (last?.id !== 'euclid-end'));
      }
    }
  }
});

test('all counts are said to be multiples exactly where the position is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 }), (heaps) => {
      const facts = told('digitcounts', heaps, 3);
      expect(step(facts, 'counts-even') !== undefined).toBe(!moore(heaps));
    }),
  );
});

test('the gaps that count balance exactly where the coin strip is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 1, maxLength: 4 }), (squares) => {
      const gaps = told('gaps', squares)[0]?.counted as readonly number[]; // as documented
      const facts = told('columns', gaps);
      const even = step(facts, 'balanced') ?? step(facts, 'one-number-zero');
      expect(even !== undefined).toBe(!strip([...squares].sort((a, b) => a - b)));
    }),
  );
});

test('twos multiply to the number, and an unknown reason is repeated', () => {
  for (let n = 1; n < 100; n += 1) {
    const [fact] = told('twos', n);
    if (fact?.id === 'twos') expect(2 ** Number(fact.count) * Number(fact.odd)).toBe(n);
    else expect(n % 2).toBe(1);
  }
  expect(told('nonesuch', 1)).toEqual([{ id: 'because', name: 'nonesuch', values: [1] }]);
  expect(told('residue', 'x')).toEqual([{ id: 'because', name: 'residue', values: ['x'] }]);
});
