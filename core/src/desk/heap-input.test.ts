import { expect, test } from 'vitest';
import { heapInput } from './heap-input.ts';

test('a count and its numbers are one position, cases are several, with a 0 behind or their number before', () => {
  expect(heapInput('3\n3 6 9\n')).toEqual(['3 6 9']);
  expect(heapInput('2\n3\n3 5 7\n2\n1 1\n')).toEqual(['3 5 7', '1 1']);
  expect(heapInput('3\n5 7 9\n3\n1 2 3\n0\n')).toEqual(['5 7 9', '1 2 3']);
  expect(heapInput('2\n3 3 5 7\n2 1 1')).toEqual(['3 5 7', '1 1']);
  expect(heapInput('2 4 4\n3 3 5 7')).toEqual(['4 4', '3 5 7']);
});

test('one line is the position itself, and other lines are a position each', () => {
  expect(heapInput('３，５、7')).toEqual(['3 5 7']);
  expect(heapInput('2 1 1')).toEqual(['2 1 1']);
  expect(heapInput('1 2\n8 4\n4 7')).toEqual(['1 2', '8 4', '4 7']);
  expect(heapInput('1\n7')).toEqual(['7']);
});

test('a text that is not of whole numbers holds no heaps', () => {
  for (const text of ['', 'HTH', '[1, 2]', '3 + 4', 'https://example.org/#/play/nim?p=3+5', '-1 2'])
    expect(heapInput(text)).toEqual([]);
});
