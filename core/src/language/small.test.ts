import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flat, flatOptions, game, line } from '../../test/arbitrary/compiled.ts';
import type { Rules } from '../rules/rules.ts';
import { componentsOf, stands } from '../rules/small.ts';

const PAGES: readonly string[] = [
  'game g(n)\n -> a and n - k - a for k in 1..2, a in 0..n - k',
  'game g(n)\n -> n - k for k in {1, 3, 4}',
  'game g(n)\n -> n - k for k in 1..n if k is square\n -> n div 2 if n is odd',
  'game g(n)\n -> n - d for d in divisors(n) if d < n',
  'game g(a, b)\n -> (a - k, b) for k in 1..a\n -> (a, b - k) for k in 1..b\n -> (a - k, b - k) for k in 1..min(a, b)',
  'game g(a, b)\n -> (a - 2 * k, b + k - 3) for k in 0..9\n -> (a, 5 - k) for k in 3..8',
  'game g(a, b)\n kept as (min(a, b), max(a, b))\n -> (a, b - q * a) if 0 < a for q in 1..b div a',
  'game g(s[])\n -> s with [1] -= k if len(s) > 0 for k in 1..s[1]\n -> s with [i] -= k, [i - 1] += k for i in 2..len(s), k in 1..s[i]',
  'game g(s[])\n -> s with [i] -= k, [j] += k, [1] += 1 for i in 1..len(s), j in 1..len(s), k in 0..2',
  'game g(h[])\n -> h with [i] -= k for i in 1..len(h) if i < len(h) or sum(h) = h[i] for k in 1..h[i]',
  'game g(p[])\n kept as sorted(p)\n keep distinct(p)\n -> p with [i] -= k for i in 1..len(p), k in 1..p[i]',
  'game g(h[])\n -> (h without [i]) ++ [k, 0] for i in 1..len(h), k in 0..h[i] - 1\n -> all [[x] for x in h] if len(h) > 1',
  'game g(h[])\n -> [h[i] - t[i] for i in 1..len(h)] for t in choices(0..x for x in h) if sum(t) > 0',
  'game g(row[] of ".ab")\n -> row with [i] = "a", [i + 1] = 2 for i in 1..len(row) - 1 if row[i] = "." and row[i + 1] = 0',
  'game g(b[][])\n -> b with [i][j] -= k for i in 1..len(b), j in 1..len(b[i]), k in 1..b[i][j]',
  'game g(s[](l, r), t)\n -> (s with [i][2] -= k, t + 1) if t < 3 for i in 1..len(s), k in 1..s[i][2]',
  'game one(n)\n -> n - 1\ngame g(n)\n let f(x) = x * x mod 7\n -> one(n - f(k)) and g(n - k) for k in 1..3\n -> win if n in {4, 6}\n -> draw if count(f(i) = 2 for i in 1..n) = 2\n -> lose if n > 1 if xor(n, 5) > min(n, 6) + max(i mod 3 for i in 1..n)',
];

function agree(rules: Rules, most: number): void {
  let seen = 0;
  for (let size = 0; size < 12 && seen < most; size += 1) {
    for (const component of componentsOf(rules.shape, size)) {
      if (!stands(rules, component)) continue;
      seen += 1;
      if (seen > most) break;
      const out = [7, 7, 7];
      expect(rules.compiled?.expand([9, ...flat(rules, component)], 1, out)).toBe(true);
      expect(out).toEqual(flatOptions(rules, component));
    }
  }
}

test('the small form writes the options of the exact form, in the same order', () => {
  for (const page of PAGES) agree(game(page), 150);
});

test('the small form agrees with the exact form on numbers near the end of its range, or passes them on', () => {
  const near = fc.integer({ min: 0, max: 3 }).map((less) => Number.MAX_SAFE_INTEGER - less);
  const rules = line(
    '(a, b) -> (a + b - 3, b) if a > b - 3 and b >= a; -> (a - k, b + k) for k in 0..3; -> (b - a, 1) if a * 2 > b',
  );
  fc.assert(
    fc.property(near, near, (a, b) => {
      const out: number[] = [];
      const done = rules.compiled?.expand(flat(rules, [a, b]), 0, out);
      const exact = flatOptions(rules, [a, b]);
      if (done === true) expect(out).toEqual(exact);
      else expect(out).toEqual([]);
    }),
  );
});

test('a misstep is left to the exact form, which names it', () => {
  const rules = line('h[] -> h with [1] -= 10 div h[2]');
  const out: number[] = [];
  expect(rules.compiled?.expand(flat(rules, [20, 0]), 0, out)).toBe(false);
  expect(() => [...rules.options([20, 0])]).toThrow(
    expect.objectContaining({
      misstep: expect.objectContaining({ id: 'division-by-zero', line: 1, component: [20, 0] }),
    }),
  );
  expect(() => [...rules.options([20])]).toThrow(
    expect.objectContaining({ misstep: expect.objectContaining({ id: 'index-outside', index: 2, length: 1 }) }),
  );
});

test('the symmetry has a flat form', () => {
  const rules = game('game g(a, h[])\n same as (a, sorted(h))\n -> (a - 1, h)');
  expect(rules.compiled?.canon?.(flat(rules, [4, [3, 1, 2]]))).toEqual(flat(rules, [4, [1, 2, 3]]));
  expect(rules.same?.([4, [3, 1, 2]])).toEqual([4, [1, 2, 3]]);
});
