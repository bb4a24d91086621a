import { expect } from 'vitest';
import { graph } from '../../src/games/graph.ts';
import { type Component, finish, readQuestion, type Solution, solve, writePosition } from '../../src/index.ts';
import { output } from '../judges/run.ts';
import type { Case, Item, Machine } from './cases.ts';
import {
  agreed,
  conventionOf,
  lostPairs,
  outcome,
  questionOf,
  range,
  replied,
  row,
  solution,
  ways,
} from './library.ts';
import { fibonacciTree, sumOfLostTriples, trees } from './records.ts';

type Query = (machine: Machine, from: Case) => unknown;

const items = ({ batch, rows, heaps }: Machine): readonly Item[] => batch ?? [rows ?? heaps ?? []];
const all = (machine: Machine): readonly [number, number] => machine.range ?? [0, machine.range2 ?? 0];
/** One answer of a case with one position, a list of a case with several. */
const each = (machine: Machine, say: (item: Item) => unknown): unknown =>
  machine.batch === undefined ? say(items(machine)[0] ?? []) : items(machine).map(say);

function outcomes(machine: Machine): unknown {
  const { variants, ...rest } = machine;
  if (variants !== undefined) {
    const named = variants.map((variant, i) => [variant, i === 0 ? rest.game : `${rest.game} ${variant}`] as const);
    return Object.fromEntries(named.map(([variant, game]) => [variant, outcomes({ ...rest, game })]));
  }
  const convention = conventionOf(machine);
  if (machine.convention !== 'both')
    return each(machine, (item) => agreed(machine, item, (way) => replied(way, item, convention).outcome));
  const normal = outcomes({ ...machine, convention: 'normal' });
  return { normal, misere: outcomes({ ...machine, convention: 'misere' }) };
}

/** How the player to move fares. */
const WORDS = { N: 'W', P: 'L', D: 'D', '?': '?' } as const;

function fares(machine: Machine): unknown {
  const { arrows } = machine;
  if (arrows === undefined) return each(machine, (item) => WORDS[outcome(machine, item)]);
  const rules = graph(Object.values(arrows).map((to) => to.map((name) => Object.keys(arrows).indexOf(name))));
  const said = Object.keys(arrows).map((name, component) => {
    const { answer } = finish(solve([{ rules, component }], 'normal'));
    return [name, WORDS[answer.outcome]] as const;
  });
  return Object.fromEntries(said);
}

/** Every winning move as the number of its heap and how much it takes. */
function winningMoves(machine: Machine): unknown {
  const [item = []] = items(machine);
  return agreed(machine, item, (way) => {
    const { moves, count } = replied(way, item, conventionOf(machine), true);
    const said = (moves?.items ?? []).map(({ part, by }) => [by['i'] ?? part, by['k'] ?? by['t']]);
    expect(said.length).toBe(count);
    return said;
  });
}

/** How much may be taken so as to win, ascending. */
function winningTakes(machine: Machine, item: Item): readonly number[] {
  return agreed(machine, item, (way) => {
    const moves = [...solution(way, item, conventionOf(machine)).winning()];
    return moves.map(({ by }) => Number(by['k'])).toSorted((a, b) => a - b);
  });
}

/** Rows of numbers up to the given ones. */
function upTo(most: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = most;
  if (first === undefined) return [[]];
  return range([0, first]).flatMap((n) => upTo(rest).map((others) => [n, ...others]));
}

/** The least period of a game's values that a proof gives, and the place where it starts. */
function period(machine: Machine): unknown {
  return each(machine, (set) => {
    const found = ways(machine, set).flatMap((way) => {
      const read = readQuestion(questionOf(way, 1000, 'normal'));
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      const evidence = finish(solve(read.value, 'normal')).evidence();
      return evidence?.by === 'period' ? [evidence.certificate] : [];
    });
    const [first] = found;
    if (first === undefined) throw new Error(`no period of ${machine.game} ${JSON.stringify(set)}`);
    for (const other of found) expect(other.period).toBe(first.period);
    const { values, preperiod, period: length } = first;
    const before = range([0, preperiod - 1]).filter((n) => values[n] !== values[n + length]);
    const exception = before.at(-1);
    if (machine.batch === undefined) return { period: length, last_exception: exception };
    return [exception === undefined ? 0 : exception + 1, length];
  });
}

/** How many of the heaps n, 2n, 3n are lost, for n up to each power of two. */
function lostMultiples(machine: Machine): unknown {
  const [from, to] = Array.isArray(machine.k) ? machine.k : [1, 1];
  const lost = range([1, 2 ** to]).filter((n) => outcome(machine, [n, 2 * n, 3 * n]) === 'P');
  return range([from, to]).map((k) => lost.filter((n) => n <= 2 ** k).length);
}

/** The components that a solution met on its way and found lost. */
function lostOf(solution: Solution): readonly Component[] {
  const evidence = solution.evidence();
  if (evidence?.by === 'search')
    return evidence.values.flatMap(({ component, value }) => (value === 0 ? [component] : []));
  if (evidence?.by !== 'graph') throw new Error(`no components of ${evidence?.by}`);
  return evidence.marks.flatMap(({ position: [part], outcome: o }) => (o === 'P' && part ? [part.component] : []));
}

function solved(game: string, position: string): Solution {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return finish(solve(read.value, 'normal'));
}

const SORTED = 'kept as (min(a, b, c), a + b + c - min(a, b, c) - max(a, b, c), max(a, b, c))';

/** How many triples up to the limit are lost. */
function lostTriples(machine: Machine): unknown {
  const { limit = 0 } = machine;
  const triples = upTo([limit, limit, limit]).filter(([a = 0, b = 0, c = 0]) => a <= b && b <= c);
  return triples.filter((item) => outcome(machine, item) === 'P').length;
}

/** Far enough to see the sum grow; a search to 100 takes long. */
const SEARCHED = 30;

/** The sum of all lost triples up to the limit, by a sieve that a search confirms for small ones. */
function sumOfLost({ limit = 0 }: Machine): unknown {
  const takes = ['(a - k, b - k, c - k)', '(a - k, b - k, c)', '(a - k, b, c - k)', '(a, b - k, c - k)'];
  const moves = [...takes, '(a - k, b, c)', '(a, b - k, c)', '(a, b, c - k)'].map((to) => `-> ${to} for k in 1..c`);
  const game = `game triple(a, b, c)\n${SORTED}\n${moves.join('\n')}`;
  const found = lostOf(solved(game, `${SEARCHED} ${SEARCHED} ${SEARCHED}`));
  const sum = found.flat().reduce((total: number, n) => total + Number(n), 0);
  expect(sum).toBe(sumOfLostTriples(SEARCHED));
  return sumOfLostTriples(limit);
}

/** How many rows of so many heaps, each below n, are lost. */
function lostRows(machine: Machine): unknown {
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
function winningCuts({ k }: Machine): unknown {
  const [from, to] = Array.isArray(k) ? k : [1, 1];
  const [known, searched] = [trees(true), trees(false)];
  return range([from, to]).map((n) => {
    const component = fibonacciTree(n);
    const count = finish(solve([{ rules: known, component }], 'normal')).count();
    if (n <= 5) expect([n, finish(solve([{ rules: searched, component }], 'normal')).count()]).toEqual([n, count]);
    return count;
  });
}

/** Every question that a case may ask. */
export const queries: Readonly<Record<string, Query>> = {
  outcome: outcomes,
  outcome3: fares,
  winning_moves: winningMoves,
  count_winning_moves: (machine) => (machine.game === 'tree-hackenbush' ? winningCuts(machine) : countOf(machine)),
  winning_takes: (machine) => winningTakes(machine, machine.heaps ?? []),
  min_winning_take: (machine) => each(machine, (item) => winningTakes(machine, item)[0]),
  sum_of_greatest_takes: (machine) =>
    range(all(machine)).reduce((sum, n) => sum + (winningTakes(machine, n).at(-1) ?? 0), 0),
  positions_left: (machine) =>
    agreed(machine, machine.heaps ?? [], (way) => {
      const moves = replied(way, machine.heaps ?? [], conventionOf(machine), true).moves?.items ?? [];
      return [...new Set(moves.map(({ position }) => sortedHeaps(position)))].sort();
    }),
  P_list: (machine) => {
    const [from] = all(machine);
    return row(machine, all(machine), (entry) => entry.outcome).flatMap((said, i) => (said === 'P' ? [from + i] : []));
  },
  P_pairs: (machine) => lostPairs(machine, machine.range2 === undefined ? all(machine) : [1, machine.range2]),
  P_heaps: (machine) =>
    items(machine)
      .filter((item) => outcome(machine, item) === 'P')
      .sort(),
  P_positions: (machine) => upTo(machine.steps_max ?? []).filter((item) => outcome(machine, item) === 'P'),
  grundy_list: (machine) => row(machine, all(machine), ({ value }) => value),
  grundy: (machine) => each(machine, (item) => agreed(machine, item, (way) => replied(way, item, 'normal').value)),
  nim_sum: (machine) => each(machine, (item) => agreed(machine, item, (way) => replied(way, item, 'normal').value)),
  period,
  count_P: (machine) => (machine.game === 'nim' ? lostMultiples(machine) : lostRows(machine)),
  count_P_triples: lostTriples,
  sum_P: sumOfLost,
  input_error: (machine) =>
    machine.inputs?.map((input) =>
      ways(machine, 0).every((way) => {
        const read = readQuestion({ ...questionOf(way, 0, 'normal'), position: input });
        return !read.ok && read.fault.line === 1 && read.fault.column >= 1;
      }),
    ),
  parse_or_error: (machine) =>
    machine.inputs?.map((input) => {
      const read = readQuestion({ game: 'nim', page: undefined, position: input, convention: 'normal', set: [] });
      return read.ok ? writePosition(read.value) : read.fault;
    }),
  stdout: ({ io = '' }, { input }) => output(io, input).trimEnd(),
};

function countOf(machine: Machine): unknown {
  const [item = []] = items(machine);
  return agreed(machine, item, (way) => replied(way, item, conventionOf(machine), true).count);
}

function sortedHeaps(position: string): string {
  const heaps = position.split(' + ').map(Number);
  return heaps
    .filter((n) => n > 0)
    .toSorted((a, b) => a - b)
    .join(' + ');
}
