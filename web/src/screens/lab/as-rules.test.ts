import { readGame } from 'nimlab';
import { expect, test } from 'vitest';
import { asRules } from './as-rules.ts';
import { numberTyped } from './number-field.tsx';

test('a subtraction game written S(…) is read as taking those numbers, in digits of either width', () => {
  for (const typed of ['S(1,3,4)', ' S (1, 3, 4) ', 'S（１，３，４）', 'S(1、3、4)']) {
    expect(asRules(typed)).toBe('take {1, 3, 4}');
    expect(readGame({ game: asRules(typed), page: undefined, set: [] }).ok).toBe(true);
  }
  for (const typed of ['kayles', 'S()', 'S(1,3,4) x']) expect(asRules(typed)).toBe(typed);
});

test('a number is read in digits of either width, with or without signs between them', () => {
  expect(['300', '３００', '1 000 000', '1\u202f000', '1,000', '１，０００'].map(numberTyped)).toEqual([
    300, 300, 1_000_000, 1000, 1000, 1000,
  ]);
  expect(['', 'x', '-1', '1.5'].map(numberTyped)).toEqual([undefined, undefined, undefined, undefined]);
});
