import { expect } from 'vitest';
import type { Convention } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { mex, multisets, nimSum, range, type Trial, trial } from './by-definition.ts';
import figures from './figures.json' with { type: 'json' };
import { type Checks, game, outcome, solved, sum, value } from './product.ts';
import published from './published.json' with { type: 'json' };

type Heaps = readonly number[];

/** All ways to make one entry of a list smaller, sorted. */
function* smaller(heaps: Heaps): Generator<number[]> {
  for (const [i, heap] of heaps.entries())
    for (const left of range(0, heap - 1)) yield heaps.with(i, left).toSorted((a, b) => a - b);
}

const nim = trial<Heaps>(smaller);
const bouton = (heaps: Heaps): boolean => nimSum(heaps) === 0;
const misereNim = (heaps: Heaps): boolean => (Math.max(0, ...heaps) <= 1 ? nimSum(heaps) === 1 : nimSum(heaps) === 0);

/** Outcomes as solved, by the definitions and by the stated law are the same; components are lists of numbers. */
function same(
  rules: Rules,
  positions: readonly Heaps[],
  convention: Convention,
  tried: Trial<Heaps>,
  law?: (at: Heaps) => boolean,
): void {
  for (const at of positions) {
    const isLost = tried.isLost(at, convention);
    expect([at, solved(rules, at, convention).answer.outcome]).toEqual([at, isLost ? 'P' : 'N']);
    if (law !== undefined) expect([at, law(at)]).toEqual([at, isLost]);
  }
}

/** The heaps of Nim as a sum, solved, tried and told by the law. */
function nimSame(convention: Convention, law: (heaps: Heaps) => boolean): void {
  for (const heaps of multisets(4, 8)) {
    const isLost = nim.isLost(heaps, convention);
    expect([heaps, outcome(sum(game('nim'), heaps), convention)]).toEqual([heaps, isLost ? 'P' : 'N']);
    expect([heaps, law(heaps)]).toEqual([heaps, isLost]);
  }
}

function bash(convention: Convention): void {
  for (const m of range(1, 8)) {
    const tried = trial((n: number) => range(1, Math.min(n, m)).map((k) => n - k));
    const rules = game('bash', { m });
    for (const n of range(0, 79)) {
      const isLost = n % (m + 1) === (convention === 'misere' ? 1 : 0);
      expect([m, n, tried.isLost(n, convention)]).toEqual([m, n, isLost]);
      expect([m, n, solved(rules, n, convention).answer.outcome]).toEqual([m, n, isLost ? 'P' : 'N']);
      if (convention === 'normal') expect([m, n, value(rules, n)]).toEqual([m, n, n % (m + 1)]);
    }
  }
}

/** Moves of r-Wythoff on a sorted pair. */
function pairs(r: number): Trial<Heaps> {
  return trial<Heaps>(function* ([a = 0, b = 0]) {
    const put = (x: number, y: number): number[] => [Math.min(x, y), Math.max(x, y)];
    for (const k of range(1, a)) yield put(a - k, b);
    for (const k of range(1, b)) yield put(a, b - k);
    for (const i of range(1, a))
      for (const j of range(Math.max(1, i - r + 1), Math.min(b, i + r - 1))) yield put(a - i, b - j);
  });
}

const queen = pairs(1);
const upTo = (most: number): number[][] => multisets(2, most);

/** Lower numbers by the rule that each is the least in no earlier pair (A, A + rk). */
function lowers(count: number, r = 1): number[] {
  const used: number[] = [];
  const found: number[] = [];
  for (const k of range(0, count - 1)) {
    const a = mex(used);
    found.push(a);
    used.push(a, a + r * k);
  }
  return found;
}

function rWythoff(r: number, known: readonly Heaps[]): () => void {
  return () => {
    const lost = upTo(39).filter(([a = 0, b = 0]) => lowers(40, r).some((low, k) => low === a && low + r * k === b));
    expect(known.filter(([, b = 0]) => b < 40)).toEqual(lost.slice(0, known.filter(([, b = 0]) => b < 40).length));
    same(game('rwythoff', { r }), upTo(24), 'normal', pairs(r), (at) =>
      lost.some((pair) => String(pair) === String(at)),
    );
    for (const pair of known) expect([pair, solved(game('rwythoff', { r }), pair).answer.outcome]).toEqual([pair, 'P']);
  };
}

/** Moore's condition: every binary digit count is a multiple of k + 1. */
const columns =
  (k: number) =>
  (heaps: Heaps): boolean =>
    range(0, 4).every((j) => heaps.filter((h) => (h >> j) & 1).length % (k + 1) === 0);
const misereColumns =
  (k: number) =>
  (heaps: Heaps): boolean =>
    Math.max(...heaps) <= 1 ? nimCount(heaps) % (k + 1) === 1 : columns(k)(heaps);
const nimCount = (heaps: Heaps): number => heaps.filter((h) => h > 0).length;

/** Taking from one to k heaps, by steps through heaps that may be lowered. */
function manyHeaps(k: number): Trial<Heaps> {
  function* lower(heaps: Heaps, from: number, left: number): Generator<number[]> {
    for (const i of range(from, heaps.length - 1)) {
      for (const rest of range(0, (heaps[i] ?? 0) - 1)) {
        const next = heaps.with(i, rest);
        yield next;
        if (left > 1) yield* lower(next, i + 1, left - 1);
      }
    }
  }
  return trial<Heaps>(function* (heaps) {
    for (const next of lower(heaps, 0, k)) yield next.toSorted((a, b) => a - b);
  });
}

function moore(k: number, [count, most]: readonly [number, number], convention: Convention): () => void {
  return () =>
    same(
      game('moore', { k }),
      multisets(count, most),
      convention,
      manyHeaps(k),
      convention === 'normal' ? columns(k) : misereColumns(k),
    );
}

const PHI = (1 + Math.sqrt(5)) / 2;

function euclid(least: 0 | 1): Trial<Heaps> {
  return trial<Heaps>(function* ([a = 0, b = 0]) {
    if (a > 0) for (let left = b - a; left >= least; left -= a) yield [Math.min(a, left), Math.max(a, left)];
  });
}

const quotient = ([a = 1, b = 1]: Heaps): number => Math.floor((b * b - a * a) / (a * b));

/** Nim and the games of one or two heaps with a law. */
export const closed: Checks = {
  'nim.bouton': () => nimSame('normal', bouton),
  'nim.misere': () => nimSame('misere', misereNim),
  'nim.winning_moves': () => {
    for (const heaps of multisets(4, 7)) {
      const x = nimSum(heaps);
      const top = 2 ** Math.floor(Math.log2(x));
      const count = x === 0 ? 0 : heaps.filter((heap) => heap & top).length;
      const found = outcomeMoves(heaps);
      expect([heaps, found]).toEqual([heaps, { listed: count, counted: count }]);
      if (x > 0) expect(count % 2).toBe(1);
    }
  },
  'bash.normal': () => bash('normal'),
  'bash.misere': () => bash('misere'),
  'wythoff.P': () => {
    const { lower, upper } = figures['wythoff.P'];
    for (const [k, a] of lower.entries()) expect(solved(game('wythoff'), [a, upper[k] ?? 0]).answer.outcome).toBe('P');
    const isLost = ([a = 0, b = 0]: Heaps): boolean => a === Math.floor(PHI * (b - a));
    same(game('wythoff'), upTo(44), 'normal', queen, isLost);
  },
  'wythoff.mexrule': () => {
    expect(lowers(200)).toEqual(range(0, 199).map((k) => Math.floor(k * PHI)));
    for (const [k, low] of lowers(200).entries())
      expect([k, solved(game('wythoff'), [low, low + k]).answer.outcome]).toEqual([k, 'P']);
  },
  'oeis.A000201': () => wythoffNumbers(0),
  'oeis.A001950': () => wythoffNumbers(1),
  'oeis.A004481': () => {
    const diagonals = range(0, 11).flatMap((s) => range(0, s).map((i) => [s - i, i]));
    const found = diagonals.map((at) => value(game('wythoff'), at));
    expect(found).toEqual(published.A004481);
    expect(found).toEqual(diagonals.map((at) => queen.value(at.toSorted((a, b) => a - b))));
  },
  'oeis.A004484': () => {
    const found = range(0, published.A004484.length - 1).map((b) => value(game('wythoff'), [3, b]));
    expect(found).toEqual(published.A004484);
  },
  'wythoff.misere': () => {
    const isLost = ([a = 0, b = 0]: Heaps): boolean =>
      (a === 0 && b === 1) || (a === 2 && b === 2) || (b - a >= 2 && a === Math.floor(PHI * (b - a)));
    same(game('wythoff'), upTo(44), 'misere', queen, isLost);
  },
  'wythoff.r=2': rWythoff(2, figures['wythoff.r=2'].pairs),
  'wythoff.r=3': rWythoff(3, figures['wythoff.r=3'].pairs),
  'wythoff.r=4': rWythoff(4, figures['wythoff.r=4'].pairs),
  'euclid.zero.P': () =>
    same(
      game('euclid'),
      multisets(2, 69, 1),
      'normal',
      euclid(0),
      ([a = 1, b = 1]) => a < b && b * b - a * b - a * a < 0,
    ),
  'euclid.positive.P': () =>
    same(
      game('euclidpositive'),
      multisets(2, 69, 1),
      'normal',
      euclid(1),
      ([a = 1, b = 1]) => b * b - a * b - a * a < 0,
    ),
  'euclid.nivasch.positive': () => {
    const tried = euclid(1);
    for (const at of multisets(2, 69, 1))
      expect([at, value(game('euclidpositive'), at), tried.value(at)]).toEqual([at, quotient(at), quotient(at)]);
  },
  'euclid.nivasch.zero': () => {
    const rules = game('euclid');
    const bad = multisets(2, 69, 1).flatMap((at) => {
      const found = Number(value(rules, at));
      return found === quotient(at) ? [] : [[...at, found, quotient(at)]];
    });
    expect(bad.length).toBe(figures['euclid.nivasch.zero'].nbad);
    expect(bad.slice(0, 6)).toEqual(figures['euclid.nivasch.zero'].firstbad);
  },
  'moore.k=2': moore(2, [4, 6], 'normal'),
  'moore.misere.k=2': moore(2, [4, 6], 'misere'),
  'moore.k=2.more': moore(2, [5, 4], 'normal'),
  'moore.misere.k=2.more': moore(2, [5, 4], 'misere'),
  'moore.k=3': moore(3, [5, 4], 'normal'),
  'moore.misere.k=3': moore(3, [5, 4], 'misere'),
};

function outcomeMoves(heaps: Heaps): { readonly listed: number; readonly counted: unknown } {
  const solution = finish(solve(sum(game('nim'), heaps), 'normal'));
  return { listed: [...solution.winning()].length, counted: solution.count() };
}

function wythoffNumbers(which: 0 | 1): void {
  const rules = game('wythoff');
  for (const [k, low] of lowers(81).entries()) {
    const number = Math.floor(k * (PHI + which));
    expect([k, low + which * k]).toEqual([k, number]);
    const mate = which === 0 ? number + k : number - k;
    expect([k, solved(rules, [mate, number]).answer.outcome]).toEqual([k, 'P']);
    if (k > 0) expect([k, solved(rules, [mate, number + 1]).answer.outcome]).toEqual([k, 'N']);
  }
}
