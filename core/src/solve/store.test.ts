import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import type { Option, Rules } from '../rules/rules.ts';
import { componentsOf, stands } from '../rules/small.ts';
import { DRAW, LOSE, type Store, SUM, store, TOO_MANY, WIN } from './store.ts';

const PAGES: readonly string[] = [
  'game g(a, b)\n -> (a - k, b) for k in 1..a\n -> (a, b - k) for k in 1..b\n -> (a - k, b - k) for k in 1..min(a, b)',
  'game g(a, b)\n -> (a - 2 * k, b + k - 3) for k in 0..9\n -> (a, 5 - k) for k in 3..8',
  'game g(a, b)\n same as (min(a, b), max(a, b))\n -> (a, b - k) for k in 1..b\n -> (a - k, b) for k in 1..a',
  'game g(h[])\n -> h with [i] -= k for i in 1..len(h), k in 1..h[i]\n -> h ++ [k] for k in 0..2 if len(h) < 4',
  'game g(s[])\n -> s with [i] -= k, [i - 1] += 2 * k for i in 2..len(s), k in 1..s[i]',
  'game g(row[] of ".ab")\n -> row with [i] = "a" for i in 1..len(row) if row[i] = "."',
  'game one(n)\n -> n - k for k in 1..n\ngame g(n)\n -> one(n - k) for k in 1..n\n -> one(k) and g(n - k) for k in 1..n\n -> win if n = 4\n -> draw if n = 5\n -> lose if n = 6\n -> one(n) and one(k) and one(1) for k in 1..2',
];

const ENDS = { win: WIN, lose: LOSE, draw: DRAW } as const;

/** What a code of an option says, as the game whose components they are writes them. */
function said(of: Store, code: number): unknown {
  if (code < 0 && code > SUM) return code;
  const ids = [code];
  const count = code >= 0 ? 1 : of.parts(code, ids);
  return ids.slice(0, count).map((id) => plainly(of.part(id)));
}

function plainly({ rules, component }: { readonly rules: Rules; readonly component: unknown }): unknown {
  return [rules.name, component];
}

function exactly(option: Option): unknown {
  if (option.to === undefined) return ENDS[option.ends];
  return option.to.map(({ rules, component }) =>
    plainly({ rules, component: rules.same === undefined ? component : rules.same(component) }),
  );
}

test.each(PAGES)("the codes of a component name its options, in the game's own order: %s", (page) => {
  const rules = game(page);
  const of = store();
  const codes: number[] = [];
  for (let size = 0; size < 9; size += 1) {
    for (const component of componentsOf(rules.shape, size)) {
      if (
        !stands(rules, component) ||
        (rules.same !== undefined && String(rules.same(component)) !== String(component))
      )
        continue;
      const count = of.expand(of.id({ rules, component }), codes, Number.POSITIVE_INFINITY);
      const found = codes.slice(0, count).map((code) => said(of, code));
      expect(found).toEqual(Array.from(rules.options(component), exactly));
    }
  }
});

test('lists of ids have ids of their own, and a component is the one member of itself', () => {
  const rules = game(PAGES[0] ?? '');
  const of = store();
  const ids = [of.id({ rules, component: [3, 1] }), of.id({ rules, component: [2, 2] })];
  const list = of.list(ids, 2);
  const out: number[] = [];
  expect(ids).not.toContain(list);
  expect(of.list([...ids, 9], 2)).toBe(list);
  expect(of.members(list, out)).toBe(2);
  expect(out.slice(0, 2)).toEqual(ids);
  expect(of.members(ids[1] ?? 0, out)).toBe(1);
  expect(out[0]).toBe(ids[1]);
});

test('options of large numbers are held within less room than those of small ones, and their bytes are counted', () => {
  const lists = game('game g(n, u[])\n -> (n - k, u ++ [k]) for k in 1..n');
  const most = 4000;
  const opened = (n: number | bigint) => {
    const of = store();
    const count = of.expand(of.id({ rules: lists, component: [n, []] }), [], most);
    return { count, size: of.size(), bytes: of.bytes() };
  };
  const small = opened(most);
  const large = opened(10n ** 250n);
  expect(small).toMatchObject({ count: most, size: most + 1 });
  expect(large.count).toBe(TOO_MANY);
  expect(large.size).toBeLessThan(most / 100);
  expect(large.bytes / large.size).toBeGreaterThan(500);
});
