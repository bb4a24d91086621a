import { expect, test } from 'vitest';
import { flaw } from '../../src/check/flaw.ts';
import type { Component } from '../../src/rules/position.ts';
import type { Position } from '../../src/rules/rules.ts';
import { account } from '../../src/solve/account.ts';
import { byBox } from '../../src/solve/by-box.ts';
import { search } from '../../src/solve/search.ts';
import { DEFAULT_BUDGET, finish, solve } from '../../src/solve/solve.ts';
import { store } from '../../src/solve/store.ts';
import { tabulate } from '../../src/study/tabulate.ts';
import { line } from '../arbitrary/compiled.ts';

const PAIR = '(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b; -> (a - k, b - k) for k in 1..min(a, b)';
const FLIGHT = '(n, q) -> (n - k, 2 * k) for k in 1..min(n, q)';
const LIST = 'h[] -> h with [i] -= k for i in 1..len(h), k in 1..h[i]';

test.each([
  [
    PAIR,
    [
      [64, 64],
      [9, 20],
    ],
  ],
  [LIST, [[6, 7, 6, 8, 5]]],
] as const)(
  '%s: what a short search does not settle is settled by its box, with evidence that has no flaw',
  (text, components) => {
    const rules = line(text);
    const position: Position = components.map((component) => ({ rules, component }));
    const { answer, evidence } = finish(solve(position, 'normal'));
    const found = evidence();
    if (answer.outcome === '?' || found === undefined) throw new Error('undecided');
    expect(found.by).toBe('table');
    expect(answer.certainty).toBe('computed');
    expect(flaw(position, 'normal', answer, found)).toBeUndefined();
    const other = search(store());
    const values = components.map((component) => {
      const part = { rules, component };
      other.walk.run(other.store.id(part), 10_000_000);
      return other.value(part) ?? Number.NaN;
    });
    expect(answer.value).toBe(values.reduce((sum, value) => sum ^ value, 0));
  },
);

test('the values of a box are those of a search, for every component that may stand there', () => {
  for (const text of [PAIR, FLIGHT, '(a, b) -> (a, b - q * a) if a > 0 for q in 1..b div a; -> (a - 1, b)']) {
    const rules = line(text);
    const box = finish(byBox(rules, [{ rules, component: [20, 24] }], account(DEFAULT_BUDGET)));
    const other = search(store());
    for (let a = 0; a <= 20; a += 1) {
      for (let b = 0; b <= 24; b += 1) {
        const part = { rules, component: [a, b] };
        other.walk.run(other.store.id(part), 1_000_000);
        expect(box?.value([a, b])).toBe(other.value(part));
      }
    }
  }
});

test('the one long row of a game of one number hands over on its way, however much work it is given', () => {
  const rules = line('n -> n - k for k in 1..n div 2');
  const long = tabulate(rules, { from: 0, to: 6000 }, 'normal', { options: 10 ** 12, bytes: 2 ** 28 });
  let pauses = 0;
  let step = long.next(0);
  for (; step.done !== true; step = long.next(10 ** 9)) pauses += 1;
  // 9 million options in all, of which no more than a million are looked at in one go.
  expect(pauses).toBeGreaterThan(4);
  if ('id' in step.value || step.value.is !== 'row') throw new Error('no row');
  expect(step.value.entries.map((entry) => entry?.value)).toEqual(
    Array.from({ length: 6001 }, (_, n) => {
      let odd = n;
      while (odd % 2 === 1) odd = (odd - 1) / 2;
      return odd / 2;
    }),
  );
});

test('as many parts as a table has places are told by one box', () => {
  const rules = line(PAIR);
  const parts = Array.from({ length: 400_000 }, (_, i) => ({ rules, component: [i % 20, i % 9] }));
  const box = finish(byBox(rules, parts, account(DEFAULT_BUDGET)));
  expect(box?.value([1, 2])).toBe(0);
});

test('a table that is searched place by place hands over between a few of them, however many it has', () => {
  const { box: _, ...plain } = line(PAIR);
  let places = 0;
  const rules = {
    ...plain,
    refused(component: Component) {
      places += 1;
      return plain.refused(component);
    },
  };
  const long = tabulate(rules, { from: 0, to: 60 }, 'normal', DEFAULT_BUDGET);
  let [most, last] = [0, 0];
  for (let step = long.next(0); step.done !== true; step = long.next(1600)) {
    most = Math.max(most, places - last);
    last = places;
  }
  expect(places).toBeGreaterThan(3000);
  expect(most).toBeLessThanOrEqual(101);
});
