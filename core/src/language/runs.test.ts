import { expect, test } from 'vitest';
import { game, line } from '../../test/arbitrary/compiled.ts';
import { subtract } from '../nim/whole.ts';
import type { Choice, Whole } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';

/** The runs written out: what is left, and the values of the names. */
function listed(rules: Rules, heap: number): readonly (readonly [readonly Whole[], Choice])[] {
  const found: (readonly [readonly Whole[], Choice])[] = [];
  for (const run of rules.runs?.(heap) ?? []) {
    if (run.is === 'takes')
      for (let left = Number(run.most); left >= run.least; left -= 1) found.push([[left], run.by(left)]);
    else
      for (let size = Number(run.first); size <= run.last; size += 1) {
        const other = subtract(run.total, size);
        found.push([run.grows === 0 ? [size, other] : [other, size], run.by(size)]);
      }
  }
  return found;
}

const LINES = [
  'n -> n - 1',
  'n -> n - k for k in {4, 1, 3}',
  'n -> n - k for k in [4, 1, 3]',
  'n -> n - k for k in 1..n',
  'n -> n - k for k in 2..n - 1',
  'n -> n - k for k in 1..min(3, n) if n > 0',
  'n -> n - k for k in 1..3 if n > k',
  'n -> n - 2 if n > 2; -> n - 1',
  'n -> a and n - k - a for k in 1..2, a in 0..n - k',
  'n -> n - k - a and a for k in 1..2, a in 1..n - k - 1',
  'n -> a and n - a for a in 1..n div 2',
  'n -> a and n - a for a in 1..(n - 1) div 2',
  'n -> n - a and a for a in 1..n - 1; -> n - k for k in 1..n',
  'n -> n - k for k in 2..min(5, n - 1); -> a and n - 3 - a for a in 0..(n - 3) div 2',
  'n -> max(i - 2, 0) and max(n - i - 1, 0) for i in 1..n',
  'n -> max(i - 3, 0) and max(n - i - 2, 0) for i in 1..n',
  'n -> max(n - i - 2, 0) and max(i - 1, 0) for i in 0..n - 1',
];

test('the runs of a game are its options in its own order', () => {
  for (const rules of [
    ...LINES.map((text) => line(text)),
    game('game g(n; m = 3, s = {9, 1})\n -> n - k for k in s\n -> n - m'),
  ]) {
    for (let heap = 0; heap <= 15; heap += 1) {
      const options = [...rules.options(heap)].map(({ to = [], by }) => [to.map((part) => part.component), by]);
      expect([rules.page.text, heap, listed(rules, heap)]).toEqual([rules.page.text, heap, options]);
    }
  }
});

test('a line that takes and splits without end has no runs', () => {
  const rules = line('n -> a and n - k - a for k in 1..n, a in 0..n - k');
  expect([rules.code, rules.runs]).toEqual(['0.[7]', undefined]);
});
