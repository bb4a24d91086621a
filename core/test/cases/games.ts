import type { Item, Machine } from './cases.ts';

/** A way to ask for a game: by a name of the catalogue, a code, or rules written out. */
export interface Way {
  readonly game: string;
  readonly set?: readonly string[];
  /** A position as a person types it; without it, the numbers one after the other. */
  readonly typed?: (item: Item) => string;
  /** The largest number that the rules are asked about without a theorem of their own. */
  readonly most?: number;
}

const bare = (item: Item): string => (Array.isArray(item) ? item.join(' ') || '0' : String(item));
const list = (item: Item): string => (Array.isArray(item) ? `[${item.map(list).join(', ')}]` : String(item));
const lists = (item: Item): string => (Array.isArray(item) ? item.map(list).join(' + ') : list(item));
const pairs = (item: Item): string =>
  Array.isArray(item) ? `[${item.map((pair) => `(${bare(pair).replace(' ', ', ')})`).join(', ')}]` : bare(item);
const sum = (item: Item): string => (Array.isArray(item) ? item.map(bare).join(' + ') : bare(item));

/** How a position is typed. */
export const typedBy = (way: Way, item: Item): string => (way.typed ?? bare)(item);

const written = (game: string, most = 60, more: Partial<Way> = {}): Way => ({ game, most, ...more });
const subtractions: Readonly<Record<string, readonly [string, string]>> = {
  fibonacci: ['fibtake', 'n -> n - k for k in 1..n if k is fibonacci'],
  squares: ['squares', 'n -> n - k for k in 1..n if k is square'],
  'primes-minus-1': ['primesminus1', 'n -> n - k for k in 1..n if k + 1 is prime'],
};
const codes: Readonly<Record<string, readonly [string, string]>> = {
  '0.77': ['kayles', 'n -> a and n - k - a for k in 1..2, a in 0..n - k'],
  '0.07': ['dawsonkayles', 'n -> a and n - 2 - a for a in 0..n - 2'],
};

function dynamic({ factor = 2, first }: Machine): readonly Way[] {
  const whole = first === 'any' ? 1 : 0;
  const rules = `game takes(n, q)
    start n = (n, max(n - 1 + ${whole}, 0))
    -> (n - k, ${factor} * k) for k in 1..min(n, q)`;
  const named: Way = { game: 'dynamic', set: [`factor=${factor}`, `whole=${whole}`] };
  const fibonacci: readonly Way[] = factor === 2 && whole === 0 ? [{ game: 'Fibonacci Nim' }] : [];
  return [named, ...fibonacci, written(rules, 40)];
}

function subtraction({ set = [] }: Machine, item: Item): readonly Way[] {
  if (typeof set === 'string') {
    const [name, rules] = subtractions[set] ?? ['', ''];
    return [{ game: name }, written(rules)];
  }
  const chosen = set.length > 0 ? set : Array.isArray(item) ? item : [];
  const numbers = `{${chosen.join(', ')}}`;
  const isRun = chosen.every((k, i) => k === i + 1);
  const bash: readonly Way[] = isRun ? [{ game: 'bash', set: [`m=${chosen.length}`] }] : [];
  const named: readonly Way[] = [{ game: 'subtraction', set: [`set=${numbers}`] }, { game: `take ${numbers}` }];
  return [...bash, ...named, written(`n -> n - k for k in ${numbers}`)];
}

/** A heap and the most that may be taken from it. */
function bash(item: Item): readonly Way[] {
  const [n, m] = Array.isArray(item) ? item : [item, 1];
  const typed = () => String(n);
  return [
    { game: 'bash', set: [`m=${m}`], typed },
    { game: `n -> n - k for k in 1..min(${m}, n)`, typed },
  ];
}

/** A text of digits. */
const digits = (item: Item): string => String(item);

/** A row of coins all of which show tails but the last. */
const lastHead = (item: Item): string => `${'T'.repeat(Number(item) - 1)}H`;

const row = (item: Item): string => '.'.repeat(Number(item));

/** The games that the cases are about, each in every way that it may be asked. */
export const games: Readonly<Record<string, (machine: Machine, item: Item) => readonly Way[]>> = {
  nim: () => [{ game: 'nim' }, written('n -> n - k for k in 1..n')],
  bash: (_, item) => bash(item),
  subtraction,
  'dynamic-nim': dynamic,
  octal: ({ code = '' }) => {
    const [name, rules] = codes[code] ?? ['', ''];
    return [{ game: code }, { game: name }, written(rules, 100)];
  },
  'locked-last-heap': ({ locked }) => {
    const typed = (item: Item) => `${bare(item)} ${locked}`;
    const rules = 'h[] -> h with [i] -= k for i in 1..len(h) if i < len(h) or sum(h) = h[i] for k in 1..h[i]';
    return [{ game: 'tower', typed }, written(rules, 4, { typed })];
  },
  wythoff: () => [
    { game: 'wythoff' },
    written('(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b; -> (a - k, b - k) for k in 1..min(a, b)'),
  ],
  'ring-dawson': () => [
    { game: 'dawsonring' },
    written(`game dots(n)
      -> max(i - 2, 0) and max(n - i - 1, 0) for i in 1..n
    game circle(n)
      -> dots(max(n - 3, 0)) if n > 0`),
  ],
  'dawson-row': () => [{ game: 'dawson' }, { game: '0.137' }],
  'A->(A-2B)+(A-B)': () => [written('n -> n - 2 * b and n - b for b in 1..n div 2')],
  'xor-split': () => [
    { game: 'xorsplit' },
    written('n -> k and xor(k, n) for k in 1..n - 1 if xor(k, n) > 0 and xor(k, n) < n'),
  ],
  treblecross: () => [
    { game: 'treblecross' },
    written('n -> max(i - 3, 0) and max(n - i - 2, 0) for i in 1..n'),
    { game: 'crosses', typed: row, most: 9 },
  ],
  staircase: () => [
    { game: 'staircase' },
    written(
      's[] -> s with [1] -= k if len(s) > 0 for k in 1..s[1]; -> s with [i] -= k, [i - 1] += k for i in 2..len(s), k in 1..s[i]',
      2,
    ),
  ],
  'nim-pass-per-heap': () => [
    { game: 'heappass' },
    written('game passes(n, p)\n start n = (n, 1)\n -> (n - k, p) for k in 1..n\n -> (n, 0) if n > 0 and p = 1'),
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
  'no-repeat': ({ max }) => [
    { game: 'norepeat', set: [`m=${max}`] },
    written(`game copy(n, last)\n start n = (n, 0)\n -> (n - k, k) for k in 1..min(${max}, n) if k != last`),
  ],
  'no-repeat-per-pile': () => [
    { game: 'distincttakes', typed: (item) => (Array.isArray(item) ? item.map((n) => `(${n}, [])`).join(' + ') : '') },
    written('game fresh(n, used[])\n start n = (n, [])\n -> (n - k, used ++ [k]) for k in 1..n if k not in used', 60, {
      typed: (item) => (Array.isArray(item) ? item.map((n) => `(${n}, [])`).join(' + ') : ''),
    }),
  ],
  'banned-move': ({ set = [] }) => [
    written(`game ban(n, last)
      start n = (n, 0)
      -> (n - k, k) for k in {${typeof set === 'string' ? set : set.join(', ')}} if k = 1 or k != last`),
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
  'multiply-race': (_, item) => [
    { game: 'multiply' },
    {
      game: `p -> win if p < ${item} for k in 2..9 if p * k >= ${item}; -> p * k for k in 2..9 if p * k < ${item}`,
      typed: () => '1',
    },
  ],
  'digit-erase': () => [
    { game: 'erasedigit', typed: digits },
    {
      game: 'game erase(d[] of "0123456789")\n -> d without [i] for i in 1..len(d) if (sum(d) - d[i]) mod 3 = 0',
      typed: digits,
    },
  ],
  'strange-nim': ({ K }) => [{ game: 'half', set: [`d=${K}`] }, written(`n -> n - k for k in 1..n div ${K}`)],
  'strange-nim-two': () => [written('(n, d) -> (n - k, d) for k in 1..n div d', 60, { typed: sum })],
  intervals: () => [
    written('s[](l, r) -> [t for t in s if t[2] <= s[i][1] or t[1] >= s[i][2]] for i in 1..len(s)', 60, {
      typed: pairs,
    }),
  ],
  'halve-nim': ({ K }) => [
    { game: 'halve', set: [`k=${K}`] },
    written(`n -> n - 1; -> all [n div 2 for i in 1..${K}] if n > 0 and n is even`),
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
  'equal-from-any-subset': () => [{ game: 'equalnim', typed: list }],
  'coprime-nim': () => [{ game: 'coprime' }, written('n -> n - k for k in 1..n if gcd(n, k) = 1')],
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
