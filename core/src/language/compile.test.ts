import { expect, test } from 'vitest';
import { game, gamesOf, line, reached } from '../../test/arbitrary/compiled.ts';
import type { Component } from '../rules/position.ts';

const PAGE = `
game kayles(n)
  called "Kayles" zh "九柱戏（Kayles）"
  -> a and n - k - a   for k in 1..2, a in 0..n - k
game bash(n; m = 3)
  -> n - k   for k in 1..min(m, n)
game wythoff(a, b)
  -> (a - k, b)       for k in 1..a
  -> (a, b - k)       for k in 1..b
  -> (a - k, b - k)   for k in 1..min(a, b)
  same as (min(a, b), max(a, b))
game fibonacci(n, q)
  start n = (n, n - 1)
  -> (n - k, 2 * k)   for k in 1..min(n, q)
game staircase(s[])
  -> s with [1] -= k                    if len(s) > 0  for k in 1..s[1]
  -> s with [i] -= k, [i - 1] += k      for i in 2..len(s), k in 1..s[i]
game tower(h[])
  start = [8, 7, 6, 5, 4, 3, 2, 1]
  -> h with [i] -= k   for i in 1..len(h)  if i < len(h) or sum(h) = h[i]  for k in 1..h[i]
game euclid(a, b)
  kept as (min(a, b), max(a, b))
  -> (a, b - q * a)   if 0 < a  for q in 1..b div a
game georgia(p[])
  kept as sorted(p)
  require distinct(p) and every(x >= 1 for x in p)   "pieces stand on different squares from 1"
  -> p with [i] -= k   for i in 1..len(p), k in 1..p[i] - (p[i - 1] if i > 1 else 0) - 1
game race(n; goal = 20, m = 2)
  start = 0
  -> n + k   if n < goal  for k in 1..m
game ring(n)
  -> kayles(n - k)   for k in 1..min(2, n)
`;

const games = gamesOf(PAGE);

function options(name: string, component: Component) {
  const rules = games.get(name);
  if (rules === undefined) throw new Error(name);
  return reached(rules, component);
}

const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

test('a row of pins falls in two wherever one pin or two neighbours go', () => {
  for (let n = 0; n < 8; n += 1) {
    const said = [1, 2].flatMap((k) => upTo(n - k + 1).map((a) => [a - 1, n - k - (a - 1)]));
    expect(options('kayles', n)).toEqual(said);
    expect(options('ring', n)).toEqual(upTo(Math.min(2, n)).map((k) => [n - k]));
  }
});

test('lines of moves come in the order written, each with all choices of its names', () => {
  for (let a = 0; a < 5; a += 1) {
    for (let b = 0; b < 5; b += 1) {
      const said = [
        ...upTo(a).map((k) => [[a - k, b]]),
        ...upTo(b).map((k) => [[a, b - k]]),
        ...upTo(Math.min(a, b)).map((k) => [[a - k, b - k]]),
      ];
      expect(options('wythoff', [a, b])).toEqual(said);
    }
  }
});

test('a move carries the values of its for names', () => {
  expect(Array.from(games.get('staircase')?.options([0, 2]) ?? [], ({ by }) => by)).toEqual([
    { i: 2, k: 1 },
    { i: 2, k: 2 },
  ]);
});

test('edits read the old list', () => {
  expect(options('staircase', [1, 2])).toEqual([[[0, 2]], [[2, 1]], [[3, 0]]]);
  expect(reached(line('s[] -> s with [1] = s[2], [2] = s[1]'), [3, 5])).toEqual([[[5, 3]]]);
});

test('the last floor of the tower opens when all others are dark', () => {
  expect(options('tower', [2, 0, 1])).toEqual([[[1, 0, 1]], [[0, 0, 1]]]);
  expect(options('tower', [0, 0, 1])).toEqual([[[0, 0, 0]]]);
});

test('normal forms are taken at reading and after every move', () => {
  expect(options('euclid', [3, 10])).toEqual([[[3, 7]], [[3, 4]], [[1, 3]]]);
  expect(games.get('euclid')?.kept([10, 3])).toEqual([3, 10]);
  expect(options('euclid', [0, 4])).toEqual([]);
});

test('pieces move left without jumping, and what may not stand is refused with the reason of the page', () => {
  expect(options('georgia', [1, 4, 6])).toEqual([[[1, 3, 6]], [[1, 2, 6]], [[1, 4, 5]]]);
  expect(games.get('georgia')?.refused([1, 4])).toBeUndefined();
  expect(games.get('georgia')?.refused([4, 4])).toMatchObject({
    id: 'required',
    text: 'pieces stand on different squares from 1',
  });
  expect(games.get('georgia')?.refused('x')).toMatchObject({ id: 'wrong-component' });
  expect(games.get('georgia')?.refused([-1])).toMatchObject({ id: 'negative-number' });
});

test('a start names a position by its own fields, or by none', () => {
  expect(games.get('fibonacci')?.starts[0]?.position(20)).toMatchObject([{ component: [20, 19] }]);
  expect(games.get('tower')?.starts[0]?.position([])).toMatchObject([{ component: [8, 7, 6, 5, 4, 3, 2, 1] }]);
});

test('parameters are as set, else by default', () => {
  expect(options('bash', 5)).toEqual([[4], [3], [2]]);
  const text = 'game g(n; m = 3, s = {1, 2})\n  -> n - k - m   for k in s';
  expect(reached(game(text, { m: 1, s: [2, 4] }), 9)).toEqual([[6], [4]]);
  expect(reached(game(text, { s: 5 }), 9)).toEqual([[1]]);
});

test('an option with a number below zero is no option', () => {
  expect(reached(line('n -> n - k for k in {1, 3, 4}'), 3)).toEqual([[2], [0]]);
  expect(reached(line('(a, b) -> (a - 1, b - 2)'), [5, 1])).toEqual([]);
});

test('options are run through one at a time, and exact at any size', () => {
  const huge = 10n ** 18n;
  const first = line('n -> n - k for k in 1..n').options(huge)[Symbol.iterator]().next();
  expect(first.value).toMatchObject({ to: [{ component: huge - 1n }], by: { k: 1 } });
  expect(reached(line('n -> n - k for k in 1..n if k is square'), 20)).toEqual([[19], [16], [11], [4]]);
  const squares = [...line('n -> n - k for k in n - 2 * 10 ^ 9..n if k is square').options(huge)];
  expect(squares.map(({ by }) => by.k)).toEqual(
    [(10n ** 9n - 1n) ** 2n, huge].filter((k) => k >= huge - 2n * 10n ** 9n),
  );
});

test('ends, nothing, sums, lists of parts and keep', () => {
  const rules = game(`game g(n)
    keep n != 2
    -> win        if n = 1
    -> nothing    if n = 3
    -> all [n - 1, n - 2]  if n > 3
    -> n - 1 and g(0) and n - 3`);
  expect(reached(rules, 1)).toEqual(['win']);
  expect(reached(rules, 3)).toEqual([[]]);
  expect(reached(rules, 4)).toEqual([[3, 0, 1]]);
  expect(reached(rules, 6)).toEqual([
    [5, 4],
    [5, 0, 3],
  ]);
  expect(rules.finals).toBe(true);
});

test('words are typed as they look and are small numbers inside', () => {
  const rules = line('row[] of ".X" -> row with [i] = 1 for i in 1..len(row) if row[i] = "."');
  expect(reached(rules, '.X.')).toEqual([['XX.'], ['.XX']]);
  const last = line('row[] of "ab" -> row[1..len(row) - 1] if len(row) > 0 and row != "ba"');
  expect(reached(last, 'abb')).toEqual([['ab']]);
  expect(reached(last, 'ba')).toEqual([]);
});

test('lists of tuples come apart, and their numbers are edited in place', () => {
  const rules = line('s[](l, r) -> s with [i][1] += k for i in 1..len(s), k in 1..s[i][2] - s[i][1] - 1');
  expect(
    reached(rules, [
      [1, 4],
      [2, 3],
    ]),
  ).toEqual([
    [
      [
        [2, 4],
        [2, 3],
      ],
    ],
    [
      [
        [3, 4],
        [2, 3],
      ],
    ],
  ]);
  const gaps = line('s[](l, r) -> [(l, r - 1) for (l, r) in s] if sum(r - l for (l, r) in s) > 2');
  expect(reached(gaps, [[1, 4]])).toEqual([[[[1, 3]]]]);
});

test('a grid is a list of lists', () => {
  const rules = line('b[][] -> b with [i][j] -= 1 for i in 1..len(b), j in 1..len(b[i]) if b[i][j] > 0');
  expect(reached(rules, [[1, 0], [2]])).toEqual([[[[0, 0], [2]]], [[[1, 0], [1]]]]);
});
