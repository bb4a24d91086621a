import { expect, test } from 'vitest';
import { game } from '../../src/games/registry.ts';
import { whole } from '../../src/nim/whole.ts';
import type { Component, Convention } from '../../src/rules/position.ts';
import { finish, solve } from '../../src/solve/solve.ts';

function solved(name: string, components: readonly Component[], convention: Convention, set = {}) {
  const rules = game(name, set);
  return finish(
    solve(
      components.map((component) => ({ rules, component })),
      convention,
    ),
  );
}

function first<T>(all: Iterable<T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const one of all) {
    if (found.length === most) break;
    found.push(one);
  }
  return found;
}

const HUGE = 10n ** 250n;

/** Games and huge positions that the player to move wins. */
const WON: readonly (readonly [string, readonly Component[], Convention, number])[] = [
  ['moore', [[HUGE, HUGE + 7n, 10n ** 18n, 3n ** 400n, 12345, HUGE * 2n]], 'normal', 2],
  ['moore', [[HUGE, HUGE + 7n, 10n ** 18n, 3n ** 400n, 12345, HUGE * 2n]], 'misere', 3],
  ['moore', [[HUGE, 1, 1, 10n ** 18n]], 'misere', 2],
  ['takerun', [HUGE, 999], 'normal', 0],
  ['takerun', [HUGE, 1, 1], 'misere', 0],
  ['takerun', [10n ** 18n], 'misere', 0],
  ['greedynim', [[HUGE, HUGE, HUGE, 5]], 'normal', 0],
  [
    'discard',
    [
      [HUGE + 1n, 3n ** 500n],
      [2n ** 800n - 1n, 2n ** 799n],
    ],
    'normal',
    0,
  ],
  ['splitonto', [[HUGE, 12, 3n ** 400n]], 'normal', 0],
  ['xorsplit', [3n ** 500n, 3n ** 500n + 1n, 12], 'normal', 0],
  ['dawsonring', [34n * HUGE + 7n], 'normal', 0],
  ['greedynim', [[HUGE, 1, 1]], 'misere', 0],
  ['split3', [HUGE + 7n, 12], 'normal', 0],
  ['split3', [HUGE + 7n], 'misere', 0],
  ['split3', [HUGE, 3, 1], 'misere', 0],
  ['lasker', [HUGE, 5, HUGE + 3n], 'normal', 0],
  ['lasker', [HUGE, 5, HUGE + 3n], 'misere', 0],
  ['spread', [[HUGE, 3n ** 500n, 10n ** 18n, 5]], 'normal', 0],
  ['spread', [[HUGE, 5, HUGE * 2n]], 'normal', 0],
  // Its lowest one stands high: what splits it is not found by trying 1, 2, 3, …
  ['xorsplit', [HUGE], 'normal', 0],
  ['powers', [HUGE], 'normal', 0],
];

test.each(WON)(
  'huge %s: as many winning moves are listed as are counted, the first of them is given, and each leaves a lost position',
  (name, components, convention, k) => {
    const solution = solved(name, components, convention, k === 0 ? {} : { k });
    const count = solution.count() ?? -1;
    const moves = first(solution.winning(), 30);
    expect(solution.answer).toMatchObject({ outcome: 'N', move: moves[0] });
    expect(moves).toHaveLength(count < 30 ? Number(count) : 30);
    for (const move of moves) expect(solution.after(move)).toBe('P');
  },
);

test('a heap of many divisors tells all its winning moves; one that resists factoring tells the first and no number', () => {
  // 2^60 m, m = 3 * 5 * 7 * 11 * 13 odd: the target 0 is met by the 2^5 odd divisors.
  const many = solved('aliquot', [whole(2n ** 60n * 15015n)], 'normal');
  expect(many.count()).toBe(32);
  const hard = solved('aliquot', [2n * (2n ** 127n - 1n) * (2n ** 107n - 1n)], 'normal');
  expect(hard.answer).toMatchObject({ outcome: 'N', move: { by: { d: 1 } } });
  expect(hard.count()).toBeUndefined();
});

test('moves of Moore for k = 1 are those of Nim', () => {
  const heaps = [HUGE, HUGE - 12345n, 3n ** 500n];
  const moore = solved('moore', [heaps], 'normal', { k: 1 });
  const nim = solved('nim', heaps, 'normal');
  expect(moore.count()).toBe(nim.count());
  expect(first(moore.winning(), 9).map(({ by }) => by['t'])).toEqual(
    first(nim.winning(), 9).map(({ by }) => [by['k']]),
  );
});
