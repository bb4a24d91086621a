import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import type { Component, Sum } from '../rules/position.ts';
import type { Move, Option, Rules, Theorem } from '../rules/rules.ts';
import { componentsOf, stands } from '../rules/small.ts';

function only(rules: Rules): Theorem {
  const [theorem] = rules.theorems;
  if (theorem === undefined) throw new Error('no theorem');
  return theorem;
}

const plain = (options: Iterable<Option>) =>
  Array.from(options, ({ to, ends, by }) => ({ to: to?.map((part) => [part.rules.name, part.component]), ends, by }));

function* small(rules: Rules, most: number): Generator<Component> {
  for (let size = 0; size <= most; size += 1) {
    for (const component of componentsOf(rules.shape, size)) if (stands(rules, component)) yield component;
  }
}

/** The value of an option by the theorem itself. */
function worth(theorem: Theorem, option: Option): number {
  return (option.to ?? []).reduce((sum, part) => sum ^ Number(theorem.value?.(part.component)), 0);
}

const VALUES: readonly string[] = [
  'game bash(n; m = 3)\n -> n - k for k in 1..min(m, n)\n theorem value = n mod (m + 1) reach v by n - (n - v) mod (m + 1) "folklore"',
  'game stairs(s[])\n -> s with [1] -= k if len(s) > 0 for k in 1..s[1]\n -> s with [i] -= k, [i - 1] += k for i in 2..len(s), k in 1..s[i]\n let x = xor(s[i] for i in 1..len(s) by 2)\n theorem value = x\n reach v by s with [1] = xor(s[1], x, v) if len(s) > 0\n reach v by s with [i] = xor(s[i], x, v), [i - 1] += s[i] - xor(s[i], x, v) for i in 3..len(s) by 2\n reach v by s with [i] -= k, [i - 1] += k for i in 2..len(s) by 2 for k in {xor(s[i - 1], x, v) - s[i - 1]}',
  'game coins(a, b)\n kept as (max(a, b), min(a, b))\n -> (a - k, b) for k in 1..a\n -> (a, b - k) for k in 1..b\n theorem value = xor(a, b)\n reach v by (xor(b, v), b)\n reach v by (xor(a, v), a)',
  'game lasker(n)\n let g(x) = (0 if x = 0 else x - 1 if x mod 4 = 0 else x + 1 if x mod 4 = 3 else x)\n -> n - k for k in 1..n\n -> a and n - a for a in 1..n - 1\n theorem value = g(n)\n reach v by m for m in 0..n - 1 if g(m) = v\n reach v by a and n - a for a in 1..n div 2 if xor(g(a), g(n - a)) = v',
];

test('reach names every option of a value, with its names and in the order of the game', () => {
  for (const text of VALUES) {
    const rules = game(text);
    const theorem = only(rules);
    for (const component of small(rules, 8)) {
      for (let value = 0; value <= 8; value += 1) {
        const options = [...rules.options(component)].filter((option) => worth(theorem, option) === value);
        expect([component, value, plain(theorem.reach?.(component, value) ?? [])]).toEqual([
          component,
          value,
          plain(options),
        ]);
      }
    }
  }
});

const WYTHOFF = `game wythoff(a, b)
  -> (a - k, b)       for k in 1..a
  -> (a, b - k)       for k in 1..b
  -> (a - k, b - k)   for k in 1..min(a, b)
  let d = abs(a - b)
  let low = floor(phi * d)
  theorem loses when min(a, b) = low
    reply (low, low + b - a)   if a <= b
    reply (low + a - b, low)   if a > b
    reply (a, a + k)   for k in floor(a * phi) - a..floor(a * phi) - a + 1
    reply (a, a - k)   for k in floor(2 * a - a * phi)..floor(2 * a - a * phi) + 1
    reply (b + k, b)   for k in floor(b * phi) - b..floor(b * phi) - b + 1
    reply (b - k, b)   for k in floor(2 * b - b * phi)..floor(2 * b - b * phi) + 1
    because golden(d, low)
    "Wythoff 1907"`;

test('replies are legal, lead to lost positions, and stay exact where no search could go', () => {
  const rules = game(WYTHOFF);
  const theorem = only(rules);
  expect(theorem).toMatchObject({
    id: 'wythoff-1',
    source: 'Wythoff 1907',
    speaks: 'single',
    convention: 'normal',
    status: 'cited',
  });
  for (const component of small(rules, 14)) {
    const moves: readonly Move[] = [...(theorem.replies?.([component]) ?? [])];
    const legal = plain(rules.options(component)).map((option) => JSON.stringify(option));
    for (const move of moves) {
      expect(legal).toContain(JSON.stringify(plain([move])[0]));
      expect(theorem.outcome?.((move.to ?? []).map((part) => part.component))).toBe('P');
    }
    expect(moves.length > 0).toBe(theorem.outcome?.([component]) === 'N');
  }
  const lost: Component = [1618033988749894848n, 2618033988749894848n];
  expect(theorem.outcome?.([lost])).toBe('P');
  const moves = [...(theorem.replies?.([[1618033988749894848n, 2618033988749894850n]]) ?? [])];
  expect(moves.map(({ to, by }) => [to?.[0]?.component, by])).toContainEqual([lost, { k: 2 }]);
  expect(theorem.because?.([3, 8])).toEqual([{ name: 'golden', values: [5, 8] }]);
});

test('a theorem that names position speaks of the whole sum, and its replies name the part', () => {
  const rules = game(`game nim(n)
    -> n - k for k in 1..n
    theorem misere wins when (count(x = 1 for x in position) is even if every(x <= 1 for x in position) else xor(position) != 0)
      reply xor(xor(position), n)
      reply xor(xor(position), n, 1)`);
  const theorem = only(rules);
  expect(theorem.speaks).toBe('sum');
  expect(theorem.convention).toBe('misere');
  const wins = new Map<string, boolean>();
  const brute = (sum: Sum): boolean => {
    const key = JSON.stringify(sum);
    const known = wins.get(key);
    if (known !== undefined) return known;
    const after = sum.flatMap((n, i) => Array.from({ length: Number(n) }, (_, left) => sum.with(i, left)));
    const won = after.length === 0 || after.some((one) => !brute(one));
    wins.set(key, won);
    return won;
  };
  for (const a of [0, 1, 2, 3, 5]) {
    for (const b of [0, 1, 2, 4]) {
      for (const c of [0, 1, 3]) {
        const sum = [a, b, c];
        expect([sum, theorem.outcome?.(sum)]).toEqual([sum, brute(sum) ? 'N' : 'P']);
        const moves = [...(theorem.replies?.(sum) ?? [])].map(({ part, to }) =>
          sum.with(part - 1, Number(to?.[0]?.component)),
        );
        const winning = sum.flatMap((n, i) =>
          Array.from({ length: n }, (_, k) => sum.with(i, n - k - 1)).filter((one) => !brute(one)),
        );
        if (a + b + c > 0 && !sum.every((n) => n <= 1))
          expect(new Set(moves.map(String))).toEqual(new Set(winning.map(String)));
      }
    }
  }
});

test('a theorem is silent under except, in the wrong sum, where if says no more, and where it breaks', () => {
  const rules = game(`game g(n)
    -> n - 1 if n > 0
    theorem wins if n is odd
    theorem loses when n is even except when n = 4
    theorem value = 10 div n mod 2
    theorem misere tame`);
  const [odd, even, value, tame] = rules.theorems;
  expect(odd?.outcome?.([3])).toBe('N');
  expect(odd?.outcome?.([2])).toBeUndefined();
  expect(odd?.outcome?.([3, 3])).toBeUndefined();
  expect(even?.outcome?.([2])).toBe('P');
  expect(even?.outcome?.([3])).toBe('N');
  expect(even?.outcome?.([4])).toBeUndefined();
  expect(value?.value?.(0)).toBeUndefined();
  expect(value?.value?.(3)).toBe(1);
  expect(tame).toMatchObject({ tame: true, convention: 'misere', speaks: 'sum' });
});

test('where some positions are drawn, one that does not win need not lose', () => {
  const rules = game(
    'game g(n)\n -> n + 1 if n > 3\n -> n - 1 if n > 0\n theorem wins when n = 1\n theorem draws when n > 3',
  );
  const [wins, draws] = rules.theorems;
  expect(wins?.outcome?.([5])).toBeUndefined();
  expect(draws?.outcome?.([5])).toBe('D');
  expect(draws?.outcome?.([1])).toBeUndefined();
});
