import { expect } from 'vitest';
import { graph } from '../../src/games/graph.ts';
import { finish, readQuestion, solve, writePosition } from '../../src/index.ts';
import { output } from '../judges/run.ts';
import type { Case, Item, Machine } from './cases.ts';
import { lostMultiples, lostRows, lostTriples, sumOfLost, winningCuts } from './counts.ts';
import {
  agreed,
  conventionOf,
  each,
  items,
  lostPairs,
  outcome,
  questionOf,
  range,
  replied,
  row,
  solution,
  upTo,
  ways,
} from './library.ts';

type Query = (machine: Machine, from: Case) => unknown;

const all = (machine: Machine): readonly [number, number] => machine.range ?? [0, machine.range2 ?? 0];

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
