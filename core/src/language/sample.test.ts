import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import { compared, isTrusted } from '../solve/trust.ts';

const far = (lost: string, sample: string) =>
  game(
    `game far(n)\n require n >= 1000\n ${sample}\n -> n - k for k in 1..2 if n - k >= 1000\n theorem loses when ${lost}`,
  );

test('samples stand in their order, without those that may not stand', () => {
  expect(far('n = 0', 'sample 1000 - k for k in -3..3').samples).toEqual([1003, 1002, 1001, 1000]);
  expect(game('game g(n)\n -> n - 1').samples).toBeUndefined();
});

test('a theorem of a game without small components is compared on its samples, and without them on nothing', () => {
  const rules = far('n mod 3 = 1', 'sample 1000 + k for k in 0..60');
  const [theorem] = rules.theorems;
  if (theorem === undefined) throw new Error('no theorem');
  expect(compared(rules, theorem)).toMatchObject({ positions: 61, wrong: undefined });
  expect(isTrusted(rules, theorem)).toBe(true);
  const [alone] = far('n mod 3 = 1', '').theorems;
  expect(alone && compared(far('n mod 3 = 1', ''), alone).positions).toBe(0);
});

test('samples refute a false theorem', () => {
  const rules = far('n mod 3 = 2', 'sample 1000 + k for k in 0..60');
  const [theorem] = rules.theorems;
  expect(theorem && compared(rules, theorem).wrong?.map(({ component }) => component)).toEqual([1000]);
});

test('an endless list of samples ends', () => {
  expect(far('n mod 3 = 1', 'sample 1000 + k for k in 0..10^9').samples?.length).toBeLessThanOrEqual(4000);
});

const race = (goal: number | bigint, lost: string) =>
  game(
    `game race(n; goal = 20)\n require n <= goal\n sample goal - d for d in 0..40\n -> n + k for k in 1..min(2, goal - n)\n theorem loses when ${lost}`,
    { goal },
  );

test('where play from the small components is too long to search, or reaches fewer, the samples stand for them', () => {
  const [near, far] = [race(50, '(goal - n) mod 3 = 0'), race(10n ** 18n, '(goal - n) mod 3 = 0')];
  expect([near.samples, far.samples]).toEqual([undefined, undefined]);
  expect(near.theorems.map((theorem) => compared(near, theorem))).toMatchObject([{ named: true, wrong: undefined }]);
  expect(far.theorems.map((theorem) => compared(far, theorem))).toMatchObject([
    { named: true, to: 41, positions: 41, wrong: undefined },
  ]);
  const wrong = race(10n ** 18n, '(goal - n) mod 3 = 1');
  expect(wrong.theorems.map((theorem) => compared(wrong, theorem).wrong?.[0]?.component)).toEqual([10n ** 18n]);
});

test('samples chosen to bear out a false theorem do not hide what small components deny', () => {
  const chosen = game('game g(n)\n sample 3\n -> n - k for k in 1..min(n, 2)\n theorem loses when n = 3');
  expect(chosen.theorems.map((theorem) => compared(chosen, theorem).wrong?.[0]?.component)).toEqual([6]);
});
