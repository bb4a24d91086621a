import { expect, test } from 'vitest';
import type { Sheet } from '../engine/wishes.ts';
import { lineThrough, shown } from './shown.ts';

const nim: Sheet = {
  game: 'nim',
  names: ['a', 'b'],
  from: 1,
  sizes: [3, 4],
  terms: Int32Array.from({ length: 12 }, (_, i) => (1 + Math.floor(i / 4)) ^ (1 + (i % 4))),
  holds: 'values',
  convention: 'normal',
  most: 7,
  bytes: 48,
  repeats: undefined,
};

test('a map shows outcomes, digits, remainders, and values beside the nim-sum', () => {
  expect([...shown(nim, 'beside', 0).terms].every((term) => term === 0)).toBe(true);
  expect([...shown(nim, 'mod', 3).terms]).toEqual([...nim.terms].map((term) => term % 3));
  expect([...shown(nim, 'bit', 1).terms]).toEqual([...nim.terms].map((term) => Math.floor(term / 2) % 2));
  const { terms, holds } = shown(nim, 'outcome', 0);
  expect([[...terms].map((term) => term === 0), holds]).toEqual([[...nim.terms].map((term) => term === 0), 'outcomes']);
});

test('lines through a place are its row, its column and its diagonal', () => {
  expect(lineThrough(nim, [1, 2], 'row')).toEqual([3, 0, 1, 6]);
  expect(lineThrough(nim, [1, 2], 'column')).toEqual([2, 1, 0]);
  expect(lineThrough(nim, [1, 2], 'diagonal')).toEqual([3, 1, 7]);
  expect(lineThrough(nim, [2, 0], 'diagonal')).toEqual([2]);
});
