import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import type { Evidence } from '../rules/answer.ts';
import type { Component, Convention } from '../rules/position.ts';
import { finish, solve } from './solve.ts';

const PAIR = 'game g(a, b)\n -> (a - k, b) for k in 1..a\n -> (a - k, b - k) for k in 1..min(a, b)';
const CASES: readonly (readonly [page: string, component: Component, convention: Convention, by: Evidence['by']])[] = [
  [PAIR, [5, 7], 'normal', 'search'],
  [PAIR, [5, 7], 'misere', 'graph'],
  ['game g(n)\n -> n - k for k in 1..n if k is prime', 30, 'normal', 'table'],
  ['game g(n)\n -> n - 1\n -> (n + 2) mod 5 for k in 1..1 if n > 2', 4, 'misere', 'graph'],
];

test.each(CASES)(
  'the number of values or marks is told as the evidence lists them: %s',
  (page, component, convention, by) => {
    const solution = finish(solve([{ rules: game(page), component }], convention));
    const evidence = solution.evidence();
    const entries =
      evidence === undefined ? [] : 'values' in evidence ? evidence.values : 'marks' in evidence ? evidence.marks : [];
    expect(evidence?.by).toBe(by);
    expect(solution.listed()).toBe(entries.length);
  },
);
