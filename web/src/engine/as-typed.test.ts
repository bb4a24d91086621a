import { expect, test } from 'vitest';
import { verified } from './verify.ts';
import type { Result } from './wishes.ts';

/** What a claim about a game comes to. */
function claimed(text: string): Result {
  const source = { game: 'bash', page: undefined, set: [] };
  const work = verified({ is: 'added', source, text, convention: 'misere' });
  for (let step = work.next(0); ; step = work.next(1_000_000)) if (step.done === true) return step.value;
}

test('a fault in a claim is told at its place in what was typed', () => {
  const place = (text: string) => {
    const result = claimed(text);
    return result.is === 'refused' ? [result.fact['line'], result.fact['column'], result.fact.id] : [];
  };
  expect(place('value = n mod (q+1)')).toEqual([1, 16, 'unknown-name-among']);
  expect(place('value = n mod 4\nP iff n % (q + 1) == 0')).toEqual([2, 1, 'unknown-name-among']);
  expect(place('P iff n mod (q + 1) = 0')).toEqual([1, 14, 'unknown-name-among']);
  expect(place('claim loses when n mod q = 0')).toEqual([1, 24, 'unknown-name-among']);
});
