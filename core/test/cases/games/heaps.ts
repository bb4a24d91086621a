import type { Item, Machine } from '../cases.ts';
import { sum, type Way, type Ways, written } from './way.ts';

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

const row = (item: Item): string => '.'.repeat(Number(item));

/** Games of heaps: a component is a number, or a number with what is remembered of it. */
export const heaps: Readonly<Record<string, Ways>> = {
  nim: () => [{ game: 'nim' }, written('n -> n - k for k in 1..n')],
  bash: (_, item) => bash(item),
  subtraction,
  'dynamic-nim': dynamic,
  octal: ({ code = '' }) => {
    const [name, rules] = codes[code] ?? ['', ''];
    return [{ game: code }, { game: name }, written(rules, 100)];
  },
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
  'nim-pass-per-heap': () => [
    { game: 'heappass' },
    written('game passes(n, p)\n start n = (n, 1)\n -> (n - k, p) for k in 1..n\n -> (n, 0) if n > 0 and p = 1'),
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
  'multiply-race': (_, item) => [
    { game: 'multiply' },
    {
      game: `p -> win if p < ${item} for k in 2..9 if p * k >= ${item}; -> p * k for k in 2..9 if p * k < ${item}`,
      typed: () => '1',
    },
  ],
  'strange-nim': ({ K }) => [{ game: 'half', set: [`d=${K}`] }, written(`n -> n - k for k in 1..n div ${K}`)],
  'strange-nim-two': () => [written('(n, d) -> (n - k, d) for k in 1..n div d', 60, { typed: sum })],
  'halve-nim': ({ K }) => [
    { game: 'halve', set: [`k=${K}`] },
    written(`n -> n - 1; -> all [n div 2 for i in 1..${K}] if n > 0 and n is even`),
  ],
  'coprime-nim': () => [{ game: 'coprime' }, written('n -> n - k for k in 1..n if gcd(n, k) = 1')],
};
