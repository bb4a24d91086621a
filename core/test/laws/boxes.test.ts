import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brute, isExhausted } from '../../src/check/brute.ts';
import { names, page } from '../../src/games/registry.ts';
import { misstepOf } from '../../src/rules/misstep.ts';
import type { Component, Convention } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { account } from '../../src/solve/account.ts';
import { type BoxMap, boxed } from '../../src/solve/box.ts';
import { DEFAULT_BUDGET, finish } from '../../src/solve/solve.ts';
import { boxPage } from '../arbitrary/boxes.ts';
import { game, gamesOf, line } from '../arbitrary/compiled.ts';

function boxOf(
  rules: Rules,
  like: Component,
  sizes: readonly number[],
  convention: Convention,
  holds: BoxMap['holds'],
): BoxMap | undefined {
  const made = finish(boxed(rules, { like, sizes, convention, holds }, account(DEFAULT_BUDGET)));
  if (made !== undefined && 'id' in made) throw new Error(String(made.id));
  return made;
}

function* cells(sizes: readonly number[]): Generator<readonly number[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) yield [];
  else for (let x = 0; x < size; x += 1) for (const others of cells(rest)) yield [x, ...others];
}

/** What the definitions say; undefined where the rules break, the play has no end, or the search is too long. */
function truly(look: () => number): number | undefined {
  try {
    return look();
  } catch (thrown) {
    if (misstepOf(thrown) !== undefined || isExhausted(thrown)) return undefined;
    if (thrown instanceof Error && /cycle|end of the whole game/.test(thrown.message)) return undefined;
    throw thrown;
  }
}

/** Compares a box with the definitions; gives how many components were compared. */
function compare(rules: Rules, like: Component, sizes: readonly number[]): number {
  let compared = 0;
  const oracle = brute(20_000);
  for (const convention of ['normal', 'misere'] as const) {
    for (const holds of ['values', 'outcomes'] as const) {
      if (holds === 'values' && (convention === 'misere' || rules.finals)) continue;
      const map = boxOf(rules, like, sizes, convention, holds);
      if (map === undefined) continue;
      for (const cell of cells(sizes)) {
        const component: Component = typeof like === 'number' ? (cell[0] ?? 0) : cell;
        const said = map.at(cell);
        const isRefused = truly(() => (rules.refused(component) === undefined ? 0 : 1));
        if (isRefused === 1) {
          expect([convention, holds, cell, said]).toEqual([convention, holds, cell, -1]);
          continue;
        }
        const found = truly(() => {
          const part = { rules, component: rules.kept(component) };
          if (holds === 'values') return oracle.value(part);
          const { outcome } = oracle.outcome([part], convention);
          return outcome === 'D' ? -2 : outcome === 'P' ? 0 : 1;
        });
        if (found === undefined) continue;
        expect([convention, holds, cell, said]).toEqual([convention, holds, cell, found]);
        compared += 1;
      }
    }
  }
  return compared;
}

test.each([
  [1, [16]],
  [2, [6, 7]],
  [3, [4, 3, 4]],
] as const)(
  'a box of %i numbers says what the definitions say, in both conventions, of random rules',
  (count, sizes) => {
    let compared = 0;
    let rules = 0;
    fc.assert(
      fc.property(boxPage(count), (text) => {
        const made = game(text);
        rules += 1;
        if (compare(made, count === 1 ? 0 : sizes.map(() => 0), sizes) > 0) compared += 1;
      }),
      { numRuns: 60 },
    );
    // Most of them are compared, not left to the exact form.
    expect(compared).toBeGreaterThan(rules / 2);
  },
);

const plain = names.filter((name) => {
  const all = [...gamesOf(page(name) ?? '').values()];
  return all.at(-1)?.shape.every(({ depth, members }) => depth === 0 && members.length === 0);
});

test.each(plain)('%s: its box says what the definitions say', (name) => {
  const rules = game(page(name) ?? '');
  const { length } = rules.shape;
  // A date and a year are far from 0: only small numbers are compared.
  const sizes = rules.shape.map(() => (length === 1 ? 14 : length === 2 ? 9 : 5));
  const like: Component = length === 1 ? 0 : rules.shape.map(() => 0);
  expect(compare(rules, like, sizes)).toBeGreaterThanOrEqual(0);
});

test.each([
  ['tower', [3, 2, 2, 1]],
  ['toweropen', [3, 2, 2, 1]],
] as const)('%s: lists of one length are a box too', (name, start) => {
  const rules = game(page(name) ?? '');
  expect(
    compare(
      rules,
      start,
      start.map((n) => n + 1),
    ),
  ).toBeGreaterThan(0);
});

test.each([
  [
    '(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b; -> (a - k, b - k) for k in 1..min(a, b)',
    'ray ray ray',
  ],
  ['(a, b) -> (a - 1, b); -> (a, b - 1) if a > 2', 'ray ray'],
  ['(a, b) -> (k, b) for k in 0..a - 1', 'ray'],
  ['(a, b) -> (a, b - q * a) if a > 0 for q in 1..b div a', 'stride'],
  ['(n, q) -> (n - k, 2 * k) for k in 1..min(n, q)', 'sweep'],
  ['(a, b, c) -> (k, min(b, k), min(c, k)) for k in 1..a - 1; -> (a, k, min(c, k)) for k in 0..b - 1', 'sweep sweep'],
  ['(a, b) -> (a - i, b - j) for i in 1..a, j in max(1, i - 1)..min(b, i + 1)', 'ray ray ray'],
  ['(a, b) -> (a - k, b) for k in {1, 3, 4}', 'ray ray ray'],
  ['(a, b) -> (a - k * k, b) for k in 1..a', 'ray ray ray ray'],
  ['(a, b) -> (a - k, b - k - 1) for k in 1..min(a, b) if k is prime', 'ray ray ray ray ray ray ray'],
  ['(a, b) -> win if a = b; -> nothing if a > b', 'end end'],
] as const)('%s: known by form', (text, kinds) => {
  const rules = line(text);
  const form = rules.box?.(
    rules.shape.map(() => 0),
    rules.shape.map(() => 20),
  );
  expect(form?.rest).toBeUndefined();
  expect(form?.lines.map(({ is }) => is).join(' ')).toBe(kinds);
});

test.each([
  '(a, b) -> (a - k, b) for k in 1..b',
  '(a, b) -> (a - k, b) for k in 1..a - b',
  '(a, b) -> (a - k, b) for k in 1..2 * a',
  '(a, b) -> (a - k * k, b) for k in 1..b',
  '(a, b) -> (a - 10 div (k - 3), b) for k in 1..a',
  '(a, b) -> (a - k, b + k) for k in 1..a',
  '(a, b) -> (b, a - 1)',
  '(a, b) -> (a - k, b) for k in 1..a if k != b',
])('%s: no ray, for its options do not lie along one as far as it reaches', (text) => {
  const rules = line(text);
  const form = rules.box?.(
    rules.shape.map(() => 0),
    rules.shape.map(() => 20),
  );
  expect(form?.lines.filter(({ is }) => is === 'ray')).toEqual([]);
});
