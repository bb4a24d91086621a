import { expect } from 'vitest';
import { type Component, finish, type Solution, solve } from '../../src/index.ts';
import type { Machine } from './cases.ts';
import { each, outcome, range, row, solution, upTo, ways } from './library.ts';
import { fibonacciTree, sumOfLostTriples, trees } from './records.ts';

/** How many of the heaps n, 2n, 3n are lost, for n up to each power of two. */
export function lostMultiples(machine: Machine): unknown {
  const [from, to] = Array.isArray(machine.k) ? machine.k : [1, 1];
  const lost = range([1, 2 ** to]).filter((n) => outcome(machine, [n, 2 * n, 3 * n]) === 'P');
  return range([from, to]).map((k) => lost.filter((n) => n <= 2 ** k).length);
}

/** The components that a solution met on its way and found lost. */
function lostOf(solution: Solution): readonly Component[] {
  const evidence = solution.evidence();
  if (evidence?.by === 'search' || evidence?.by === 'table')
    return evidence.values.flatMap(({ component, value }) => (value === 0 ? [component] : []));
  if (evidence?.by !== 'graph') throw new Error(`no components of ${evidence?.by}`);
  return evidence.marks.flatMap(({ position: [part], outcome: o }) => (o === 'P' && part ? [part.component] : []));
}

/** How many triples up to the limit are lost. */
export function lostTriples(machine: Machine): unknown {
  const { limit = 0 } = machine;
  const triples = upTo([limit, limit, limit]).filter(([a = 0, b = 0, c = 0]) => a <= b && b <= c);
  return triples.filter((item) => outcome(machine, item) === 'P').length;
}

/** The sum of all lost triples up to the limit, by a sieve; every way finds the sum up to its own limit, as all triples are met on the way from the largest. */
export function sumOfLost(machine: Machine): unknown {
  for (const way of ways(machine, [])) {
    const { most = 0 } = way;
    const components = lostOf(solution(way, [most, most, most], 'normal')).map(numbers);
    const sorted = components.filter(([a = 0, b = 0, c = 0]) => a <= b && b <= c);
    expect([way.game, sorted.flat().reduce((sum, n) => sum + n, 0)]).toEqual([way.game, sumOfLostTriples(most)]);
  }
  return sumOfLostTriples(machine.limit ?? 0);
}

const numbers = (component: Component): readonly number[] =>
  typeof component === 'object' ? component.map(Number) : [Number(component)];

/** How many rows of so many heaps, each below n, are lost. */
export function lostRows(machine: Machine): unknown {
  return each(machine, (item) => {
    const [n, heaps] = Array.isArray(item) ? item.map(Number) : [];
    const values = row(machine, [0, (n ?? 1) - 1], ({ value }) => Number(value));
    const sums = range([1, heaps ?? 1]).reduce<readonly number[]>(
      (before) => before.flatMap((sum) => values.slice(1).map((value) => sum ^ value)),
      [0],
    );
    return sums.filter((sum) => sum === 0).length;
  });
}

/** How many winning cuts each Fibonacci tree has; small ones are searched as well. */
export function winningCuts({ k }: Machine): unknown {
  const [from, to] = Array.isArray(k) ? k : [1, 1];
  const [known, searched] = [trees(true), trees(false)];
  return range([from, to]).map((n) => {
    const component = fibonacciTree(n);
    const count = finish(solve([{ rules: known, component }], 'normal')).count();
    if (n <= 5) expect([n, finish(solve([{ rules: searched, component }], 'normal')).count()]).toEqual([n, count]);
    return count;
  });
}
