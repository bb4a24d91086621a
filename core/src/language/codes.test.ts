import { expect, test } from 'vitest';
import { game, line, reached } from '../../test/arbitrary/compiled.ts';
import { codeRules } from '../solve/code.ts';

/** What may be left of a heap, as multisets of heaps that are not empty. */
function leaves(found: ReturnType<typeof reached>): readonly string[] {
  const sums = found.map((to) =>
    typeof to === 'string'
      ? to
      : to
          .filter((n) => n !== 0)
          .map(Number)
          .sort((a, b) => a - b)
          .join('+'),
  );
  return [...new Set(sums)].sort();
}

const CODES: readonly (readonly [string, string])[] = [
  ['n -> n - 1', '0.3'],
  ['n -> n - k for k in {1, 3, 4}', '0.3033'],
  ['n -> n - k for k in 1..n', '0.[3]'],
  ['n -> n - k for k in 1..n - 1', '0.[2]'],
  ['n -> n - k for k in 1..min(3, n) if n > 0', '0.333'],
  ['n -> n - k for k in 1..n if k not in {2, 3, 7}', '0.3003330[3]'],
  ['n -> n - k for k in 1..n if k != 2 and not k = 4', '0.3030[3]'],
  ['n -> n - k for k in 2..n if not k in {1, 3}', '0.030[3]'],
  ['n -> n - k for k in 1..5 if not k in {2, 4}', '0.30303'],
  ['n -> n - k for k in {1, 2, 3} if k != 2 if n > k', '0.202'],
  ['n -> n - 1 if n > 1', '0.2'],
  ['n -> n - 2 if n >= 3; -> n - 1', '0.32'],
  ['n -> n - k for k in 1..3 if n > k', '0.222'],
  ['n -> n - 1 if n > 1; -> a and n - 1 - a for a in 1..(n - 1) div 2', '0.6'],
  ['n -> max(i - 2, 0) and max(n - i - 1, 0) for i in 1..n', '0.137'],
  ['n -> max(0, n - i - 2) and max(i - 1, 0) for i in 0..n - 1', '0.137'],
  ['n -> max(i - 3, 0) and max(n - i - 2, 0) for i in 1..n', '0.11337'],
  ['n -> max(i - 1, 0) and max(n - i - 1, 0) for i in 0..n - 1', '0.37'],
  ['n -> a and n - k - a for k in 1..2, a in 0..n - k', '0.77'],
  ['n -> n - k - a and a for k in 1..2, a in 1..n - k - 1', '0.44'],
  ['n -> a and n - 1 - a for a in 0..n - 2', '0.6'],
  ['n -> a and n - a for a in 1..n div 2', '4.0'],
  ['n -> a and n - a for a in 1..(n - 1) div 2', '4!.0'],
  ['n -> n - k for k in 1..n; -> a and n - a for a in 1..n - 1', '4.[3]'],
  ['n -> n - k for k in 2..min(5, n - 1); -> a and n - 3 - a for a in 0..(n - 3) div 2', '0.02722'],
];

test('a take-and-break game is known by its form, and has the options of the code', () => {
  for (const [text, code] of CODES) {
    const rules = line(text);
    expect([text, rules.code]).toEqual([text, code]);
    const known = codeRules(code);
    if (!known.ok) throw new Error(code);
    for (let n = 0; n <= 14; n += 1) expect(leaves(reached(rules, n))).toEqual(leaves(reached(known.value, n)));
  }
});

test('a parameter is part of the form', () => {
  const text = 'game g(n; m = 3, s = {1, 2})\n -> n - k for k in 1..min(m, n)\n -> n - k for k in s';
  expect(game(text).code).toBe('0.333');
  expect(game(text, { m: 1, s: [5] }).code).toBe('0.30003');
});

test('what is required of parameters alone is no part of the form, what is required of heaps is', () => {
  const text = (condition: string) =>
    `game g(n; s = {1, 2})\n let small = n < 9\n require ${condition} "why"\n -> n - k for k in s`;
  expect(game(text('every(k >= 1 for k in s)'), { s: [2, 5, 7] }).code).toBe('0.0300303');
  for (const condition of ['n < 9', 'small', 'every(k >= n for k in s)'])
    expect([condition, game(text(condition)).code]).toEqual([condition, undefined]);
});

test('what is no code by form is not called one', () => {
  for (const text of [
    'n -> n + 1 if n < 4',
    'n -> n - 1 if n is even',
    'n -> n - k for k in 1..n div 2',
    'n -> n - k for k in 1..n if k is square',
    'n -> nothing',
    'n -> a and n - a for a in 0..n',
    'n -> 0 if n > 0',
    'n -> win if n = 0',
    '(a, b) -> (a - 1, b)',
    'n -> n - 1 and n - 1',
  ])
    expect([text, line(text).code]).toEqual([text, undefined]);
  expect(game('game g(n)\n keep n != 2\n -> n - 1').code).toBeUndefined();
});
