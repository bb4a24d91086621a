import { expect, test } from 'vitest';
import { numberTyped } from './number-field.tsx';

test('a number is read in digits of either width, with or without signs between them', () => {
  expect(['300', '３００', '1 000 000', '1\u202f000', '1,000', '１，０００'].map(numberTyped)).toEqual([
    300, 300, 1_000_000, 1000, 1000, 1000,
  ]);
  expect(['', 'x', '-1', '1.5'].map(numberTyped)).toEqual([undefined, undefined, undefined, undefined]);
});
