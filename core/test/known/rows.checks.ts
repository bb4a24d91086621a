import { expect } from 'vitest';
import { schwenksTo } from '../../src/nim/schwenk.ts';
import { open } from '../../src/rules/open.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Position, Rules } from '../../src/rules/rules.ts';
import { account } from '../../src/solve/account.ts';
import { type Graph, graph } from '../../src/solve/graph.ts';
import { finish } from '../../src/solve/solve.ts';
import { outcomeOf } from '../../src/solve/sums.ts';
import { multisets, nimSum, range, trial } from './by-definition.ts';
import figures from './figures.json' with { type: 'json' };
import { type Checks, game, searched, solved, stated, value } from './product.ts';

type Numbers = readonly number[];

/** The greedy parts of n have a least one; it decides. */
function leastPart(n: number, numbers: Numbers): number {
  let [rest, least] = [n, n];
  for (const number of numbers.toReversed()) {
    if (number > rest) continue;
    rest -= number;
    least = number;
  }
  return least;
}

/** Dynamic Nim with a quota: lost exactly when the least greedy part is above it; to 60 counters (published: 200). */
function dynamic(rules: Rules, known: { readonly H: Numbers; readonly P_first_move_n_minus_1: Numbers }): () => void {
  return () => {
    const pairs = range(1, 60).flatMap((n) => range(1, 60).map((q) => [n, q]));
    const found = searched(
      pairs.map((component) => [{ rules, component }]),
      'normal',
    );
    const told = pairs.map(([n = 0, q = 0]) => (leastPart(n, known.H) <= q ? 'N' : 'P'));
    expect(found).toEqual(told);
    const starts = range(2, 60);
    const first = searched(
      starts.map((n) => [{ rules, component: [n, n - 1] }]),
      'normal',
    );
    expect(starts.filter((_, i) => first[i] === 'P')).toEqual(known.P_first_move_n_minus_1.filter((n) => n <= 60));
    if (rules.name !== 'dynamic') return;
    for (const n of known.P_first_move_n_minus_1)
      expect([n, solved(rules, [n, n - 1]).answer.outcome]).toEqual([n, 'P']);
    const { factor = 2, strict = 0 } = rules.parameters;
    expect(schwenksTo(known.H.at(-1) ?? 0, Number(factor), Number(strict))).toEqual(known.H);
  };
}

function quota(law: string): Rules {
  return stated(`game quota(n, q)\n  -> (n - k, ${law})   for k in 1..min(n, q)`);
}

/** Lists of up to `longest` numbers from 0 to `most` with a total of at most `total`. */
function stairs(longest: number, most: number, total: number): Numbers[] {
  const found: Numbers[] = [];
  let last: Numbers[] = [[]];
  for (let length = 1; length <= longest; length += 1) {
    last = last.flatMap((list) => range(0, most).map((step) => [...list, step]));
    found.push(...last.filter((list) => list.reduce((a, b) => a + b, 0) <= total));
  }
  return found;
}

const staircase = trial<Numbers>(function* (steps) {
  for (const [i, here] of steps.entries()) {
    for (const k of range(1, here)) {
      const next = steps.with(i, here - k);
      yield i === 0 ? next : next.with(i - 1, (steps[i - 1] ?? 0) + k);
    }
  }
});

const odd = (steps: Numbers): number[] => steps.filter((_, i) => i % 2 === 0);
const isMisereLost = (heaps: Numbers): boolean => nimSum(heaps) === (Math.max(0, ...heaps) <= 1 ? 1 : 0);

/** Coins on different squares: ascending lists of up to 4. */
function coins(least: number, most: number): number[][] {
  return range(1, 4).flatMap((count) => multisets(count, most, least).filter((at) => new Set(at).size === count));
}

const strip = trial<Numbers>(function* (coins) {
  for (const [i, here] of coins.entries())
    for (const to of range((coins[i - 1] ?? 0) + 1, here - 1)) yield coins.with(i, to);
});

const welter = trial<Numbers>(function* (coins) {
  for (const [i, here] of coins.entries()) {
    for (const to of range(0, here - 1)) if (!coins.includes(to)) yield coins.with(i, to).toSorted((a, b) => a - b);
  }
});

function gaps(coins: Numbers): number[] {
  return coins.map((here, i) => here - (coins[i - 1] ?? 0) - 1).filter((_, i) => (coins.length - i) % 2 === 1);
}

function welterValue(coins: Numbers): number {
  const pairs = coins.flatMap((a, i) => coins.slice(i + 1).map((b) => 2 * ((a - b) & (b - a)) - 1));
  return nimSum([...coins, ...pairs]);
}

/** Every position of a board of Northcott, retreats included, from one graph of all of them. */
function northcott(rows: number, width: number, known: { readonly positions: number }): () => void {
  return () => {
    const rules = game('northcott', { width });
    const row = range(1, width).flatMap((l) => range(l + 1, width).map((r) => [l, r]));
    const boards = range(1, rows).reduce<number[][][]>(
      (lists) => lists.flatMap((list) => row.map((one) => [...list, one])),
      [[]],
    );
    const graphs: Graph[] = [];
    const marked = (position: Position): number => {
      const known = graphs.find((one) => one.mark(position) !== -1);
      if (known !== undefined) return known.mark(position);
      const made = finish(graph(position, 'normal', account({ options: 1e8, bytes: 2 ** 30 })));
      if (made === undefined || 'cycle' in made) throw new Error('no graph');
      graphs.push(made);
      return made.mark(position);
    };
    let positions = 0;
    for (const board of boards) {
      for (const turn of [1, 2]) {
        const isLost = nimSum(board.map(([l = 0, r = 0]) => r - l - 1)) === 0;
        const mark = marked([{ rules, component: [board, turn] }]);
        expect([board, turn, outcomeOf(mark)]).toEqual([board, turn, isLost ? 'P' : 'N']);
        positions += 1;
      }
    }
    expect(graphs.some((one) => one.isLoopy)).toBe(true);
    expect(positions).toBe(known.positions);
  };
}

/** Rooted trees as lists of parents, each vertex after its parent; one of each form is kept by its canonical text. */
function trees(edges: number): number[][] {
  let last: number[][] = [[]];
  for (const _ of range(1, edges)) {
    const forms = new Map(
      last
        .flatMap((tree) => range(0, tree.length).map((parent) => [...tree, parent]))
        .map((tree) => [form(tree), tree]),
    );
    last = [...forms.values()];
  }
  return last;
}

function form(tree: Numbers, at = 0): string {
  return `(${tree
    .flatMap((parent, i) => (parent === at ? [form(tree, i + 1)] : []))
    .sort()
    .join('')})`;
}

const colon = (tree: Numbers, at = 0): number =>
  nimSum(tree.flatMap((parent, i) => (parent === at ? [1 + colon(tree, i + 1)] : [])));

/** What stays on the ground when an edge is cut. */
function cut(tree: Numbers, edge: number): number[] {
  const kept = [0];
  const left: number[] = [];
  for (const [i, parent] of tree.entries()) {
    if (i === edge || !kept.includes(parent)) continue;
    left.push(kept.indexOf(parent));
    kept.push(i + 1);
  }
  return left;
}

const hackenbush = open<Numbers>(
  {
    name: 'hackenbush',
    shape: [{ name: 'parents', depth: 1, members: [], letters: undefined }],
    *options(tree) {
      for (const edge of tree.keys()) yield { to: [cut(tree, edge)] };
    },
  },
  (component): component is Numbers =>
    Array.isArray(component) && component.every((entry) => typeof entry === 'number'),
);

function outcomes(convention: Convention): void {
  for (const steps of stairs(4, 3, 7)) {
    const isLost = staircase.isLost(steps, convention);
    expect([steps, solved(game('staircase'), steps, convention).answer.outcome]).toEqual([steps, isLost ? 'P' : 'N']);
    if (convention === 'misere') expect([steps, isMisereLost(odd(steps))]).toEqual([steps, isLost]);
  }
}

/** Games of rows, boards and quotas with a law. */
export const rows: Checks = {
  'dynamic.x': dynamic(game('dynamic', { factor: 1 }), figures['dynamic.x']),
  'dynamic.2x': dynamic(game('dynamic', { factor: 2 }), figures['dynamic.2x']),
  'dynamic.3x': dynamic(game('dynamic', { factor: 3 }), figures['dynamic.3x']),
  'dynamic.4x': dynamic(game('dynamic', { factor: 4 }), figures['dynamic.4x']),
  'dynamic.2x-1': dynamic(game('dynamic', { factor: 2, strict: 1 }), figures['dynamic.2x-1']),
  'dynamic.x^2': dynamic(quota('k * k'), figures['dynamic.x^2']),
  'dynamic.2x+1': dynamic(quota('2 * k + 1'), figures['dynamic.2x+1']),
  'dynamic.x+3': dynamic(quota('k + 3'), figures['dynamic.x+3']),
  'oeis.A003411': () => expect(schwenksTo(726, 3, 0)).toEqual(figures['oeis.A003411'].terms),
  'oeis.A003413': () => expect(schwenksTo(233, 4, 0)).toEqual(figures['oeis.A003413'].terms),
  'staircase.G': () => {
    for (const steps of stairs(4, 3, 7)) {
      const law = nimSum(odd(steps));
      expect([steps, value(game('staircase'), steps), staircase.value(steps)]).toEqual([steps, law, law]);
    }
    outcomes('normal');
  },
  'staircase.misere.naive': () => outcomes('misere'),
  'coinstrip.G': () => {
    for (const at of coins(1, 11)) {
      const law = nimSum(gaps(at));
      expect([at, value(game('georgia'), at), strip.value(at)]).toEqual([at, law, law]);
    }
  },
  'welter.formula': () => {
    for (const at of coins(0, 12)) {
      const law = welterValue(at);
      expect([at, value(game('welter'), at), welter.value(at)]).toEqual([at, law, law]);
      if (at.length === 2) expect(law).toBe(nimSum(at) - 1);
    }
  },
  'northcott.1x5': northcott(1, 5, figures['northcott.1x5']),
  'northcott.2x5': northcott(2, 5, figures['northcott.2x5']),
  'northcott.2x6': northcott(2, 6, figures['northcott.2x6']),
  'northcott.3x4': northcott(3, 4, figures['northcott.3x4']),
  'hackenbush.tree': () => {
    const { counts } = figures['hackenbush.tree'];
    for (const edges of range(0, 8)) {
      const all = trees(edges);
      expect([edges, all.length]).toEqual([edges, counts[edges]]);
      for (const tree of all) expect([tree, value(hackenbush, tree)]).toEqual([tree, colon(tree)]);
    }
  },
};
