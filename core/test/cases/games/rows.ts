import type { Item } from '../cases.ts';
import { bare, list, lists, pairs, type Ways, written } from './way.ts';

/** A text of digits. */
const digits = (item: Item): string => String(item);

/** A row of coins all of which show tails but the last. */
const lastHead = (item: Item): string => `${'T'.repeat(Number(item) - 1)}H`;

const TRIPLE = `game triple(a, b, c)
  kept as (min(a, b, c), a + b + c - min(a, b, c) - max(a, b, c), max(a, b, c))
  -> (a - k, b - k, c - k) for k in 1..c
  -> (a - k, b - k, c) for k in 1..c
  -> (a - k, b, c - k) for k in 1..c
  -> (a, b - k, c - k) for k in 1..c
  -> (a - k, b, c) for k in 1..c
  -> (a, b - k, c) for k in 1..c
  -> (a, b, c - k) for k in 1..c`;

/** Games of rows, boards, pairs and words. */
export const rows: Readonly<Record<string, Ways>> = {
  'locked-last-heap': ({ locked }) => {
    const typed = (item: Item) => `${bare(item)} ${locked}`;
    const rules = 'h[] -> h with [i] -= k for i in 1..len(h) if i < len(h) or sum(h) = h[i] for k in 1..h[i]';
    return [{ game: 'tower', typed }, written(rules, 4, { typed })];
  },
  wythoff: () => [
    { game: 'wythoff' },
    written('(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b; -> (a - k, b - k) for k in 1..min(a, b)'),
  ],
  staircase: () => [
    { game: 'staircase' },
    written(
      's[] -> s with [1] -= k if len(s) > 0 for k in 1..s[1]; -> s with [i] -= k, [i - 1] += k for i in 2..len(s), k in 1..s[i]',
      2,
    ),
  ],
  'nim-global-pass': () => [
    { game: 'onepass' },
    written(
      `game pass(h[], p)
        start h[] = (h, 1)
        -> (h with [i] -= k, p) for i in 1..len(h), k in 1..h[i]
        -> (h, 0) if p = 1 and some(x > 0 for x in h)`,
      5,
    ),
  ],
  'nim-add-capped': ({ cap }) => [
    { game: 'addnim', set: [`cap=${cap}`] },
    written(
      `h[] -> h with [i] -= k for i in 1..len(h), k in 1..h[i]; -> h with [i] += 1 for i in 1..len(h) if 0 < h[i] < ${cap}`,
    ),
  ],
  'chalkboard-xor': () => [
    { game: 'chalkboard', typed: list },
    written('b[] -> win if xor(b) = 0; -> b without [i] if xor(b) != 0 for i in 1..len(b)', 60, { typed: list }),
  ],
  rulerette: () => [
    { game: 'rulerette', typed: lastHead },
    written(
      `game turn(row[] of "TH")
        -> [(1 - row[j] if a <= j <= i else row[j]) for j in 1..len(row)]
          for i in 2..len(row) if row[i] = 1 for a in 1..i - 1`,
      10,
      { typed: lastHead },
    ),
  ],
  'row-sequential-nim': () => [
    { game: 'sequential', typed: lists },
    written(
      'r[] -> r with [i] -= k for i in 1..len(r) if r[i] > 0 and every(r[j] = 0 for j in 1..i - 1) for k in 1..r[i]',
      60,
      {
        typed: lists,
      },
    ),
  ],
  'end-nim': () => [
    { game: 'endnim', typed: list },
    written(
      `h[] -> h with [i] -= k for i in 1..len(h) if sum(h[1..i - 1]) = 0 for k in 1..h[i];
        -> h with [i] -= k for i in 1..len(h) if sum(h[i + 1..len(h)]) = 0 for k in 1..h[i]`,
      60,
      { typed: list },
    ),
  ],
  euclid: () => [
    { game: 'euclid' },
    written('(a, b) -> (a, b - q * a) if a > 0 for q in 1..b div a; -> (a - q * b, b) if b > 0 for q in 1..a div b'),
  ],
  'euclid until-equal': () => [
    { game: 'euclidpositive' },
    written('(a, b) -> (a, b - q * a) for q in 1..(b - 1) div a; -> (a - q * b, b) for q in 1..(a - 1) div b'),
  ],
  'digit-erase': () => [
    { game: 'erasedigit', typed: digits },
    {
      game: 'game erase(d[] of "0123456789")\n -> d without [i] for i in 1..len(d) if (sum(d) - d[i]) mod 3 = 0',
      typed: digits,
    },
  ],
  intervals: () => [
    written('s[](l, r) -> [t for t in s if t[2] <= s[i][1] or t[1] >= s[i][2]] for i in 1..len(s)', 60, {
      typed: pairs,
    }),
  ],
  'prime-power-divide': () => [
    written(
      `game divide(a[])
        let primary(q) = some(p is prime and q is power of p for p in divisors(q))
        -> [(x div q if x mod q = 0 else x) for x in a]
          for q in 2..max(a) if primary(q) and some(x mod q = 0 for x in a)`,
      300,
      { typed: list },
    ),
  ],
  'ring-edges': () => [
    { game: 'ringedges', typed: list },
    written(
      `e[] -> e[2..len(e)] ++ [e[1] - k] for k in 1..e[1];
        -> [e[len(e)] - k] ++ e[1..len(e) - 1] for k in 1..e[len(e)]`,
      60,
      { typed: list },
    ),
  ],
  'split-onto-others': () => [
    { game: 'splitonto', typed: list },
    written(
      `h[] -> h with [i] = 0, [j] += a, [m] += h[i] - a
        for i in 1..len(h), j in 1..len(h), m in 1..len(h)
        if i != j and i != m and j < m and h[j] > 0 and h[m] > 0
        for a in 1..h[i] - 1`,
      60,
      { typed: list },
    ),
  ],
  // A square is typed by its distances from the far corner.
  'corner-1-2': () => [
    written('(a, b) -> (a - k, b) for k in 1..2; -> (a, b - k) for k in 1..2; -> (a - k, b - k) for k in 1..2', 60, {
      typed: (item) => (Array.isArray(item) ? item.map((place) => Number(place) - 1).join(' ') : ''),
    }),
  ],
  'equal-from-any-subset': () => [{ game: 'equalnim', typed: list, most: 12 }, written(TRIPLE, 30)],
  'greedy-nim': () => [
    { game: 'greedynim', typed: list },
    written('h[] -> h with [i] -= k for i in 1..len(h) if h[i] = max(h) for k in 1..h[i]', 60, { typed: list }),
  ],
  'must-take-k': ({ k }) => [
    { game: 'musttake', set: [`k=${k}`], typed: list },
    written(
      `h[] -> h with [i] -= ${k} for i in 1..len(h) if h[i] >= ${k};
        -> h with [i] -= t if every(x < ${k} for x in h) for i in 1..len(h), t in 1..h[i]`,
      60,
      { typed: list },
    ),
  ],
};
