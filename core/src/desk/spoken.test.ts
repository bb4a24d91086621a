import { expect, test } from 'vitest';
import { spokenClaims } from './spoken.ts';

test('formulas and conditions that people write become claims of the language', () => {
  const told: readonly (readonly [string, string])[] = [
    ['g(n) = n mod 4', 'claim value = n mod 4'],
    ['SG[x] == x % 4', 'claim value = n mod 4'],
    ['P iff n mod 3 == 0', 'claim loses when n mod 3 = 0'],
    ['N iff n % 3 != 0 && n > 1', 'claim wins when n mod 3 != 0 and n > 1'],
    ['必败 当且仅当 n mod 4 = 0', 'claim loses when n mod 4 = 0'],
    ['先手必胜当 n ≥ 1', 'claim wins if n >= 1'],
    ['first player wins from 3 5 7', 'claim 3 + 5 + 7 wins'],
    ['先手必败：1，2，3', 'claim 1 + 2 + 3 loses'],
    ['second player wins from 8', 'claim 8 loses'],
    ['value = n mod 4  "a book: P iff"', 'claim value = n mod 4 "a book: P iff"'],
    ['misere P iff n = 1', 'claim misere loses when n = 1'],
    ['period 12 from 71', 'claim period 12 from 71'],
  ];
  for (const [typed, wanted] of told)
    expect(spokenClaims(typed, ['n']).replaceAll(/\s+/gu, ' '), typed).toBe(wanted.replaceAll(/\s+/gu, ' '));
});

test('names of several numbers are those of the game', () => {
  expect(spokenClaims('g(x, y) = xor(x, y)', ['a', 'b'])).toBe('claim value = xor(a, b)');
});

test('claims, and the lines that go on with them, stay as they are', () => {
  const text = 'claim wins when n mod 4 != 0\n  reply n - n mod 4\n# a remark\n\nexpect proved';
  expect(spokenClaims(text, ['n'])).toBe(text);
});
