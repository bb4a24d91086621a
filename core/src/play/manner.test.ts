import { expect, test } from 'vitest';
import { readQuestion } from '../desk/question.ts';
import { writeMove } from '../rules/notation.ts';
import type { Position } from '../rules/rules.ts';
import { moves } from '../solve/moves.ts';
import { finish, solve } from '../solve/solve.ts';
import { type Manner, mannerMove } from './manner.ts';
import { begin, ending, type Match, moved } from './match.ts';

const again = (position: Position) => finish(solve(position, 'normal'));
const MANNERS: readonly Manner[] = [
  { is: 'skill', share: 1 },
  { is: 'kind' },
  { is: 'bits', count: 1 },
  { is: 'bits', count: 8 },
  { is: 'parity' },
  { is: 'skill', share: 0 },
];
const STARTS = [
  ['nim', '1 2 3'],
  ['nim', '3 5 7'],
  ['kayles', '7'],
  ['wythoff', '3 4'],
  ['turtles', 'HHTH'],
  ['chomp', '3 3 2'],
  ['crosses', '....'],
] as const;

function start([game, position]: (typeof STARTS)[number]): Match {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  return begin(read.value, 'normal');
}

function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Who wins, 0 for the first to move, when the first plays one way and the second another. */
function winner(from: Match, manners: readonly [Manner, Manner], seed: number): number {
  const chance = chances(seed);
  let match = from;
  for (;;) {
    const end = ending(match);
    const turn = match.plies.length % 2;
    if (end !== undefined) return end === 'won' ? turn : 1 - turn;
    const move = mannerMove(again(match.position), manners[turn] ?? { is: 'kind' }, chance, again);
    if (!move) throw new Error('a game that is not over has a move');
    const made = writeMove(match.position, move);
    const legal = [...moves(match.position)].some((one) => writeMove(match.position, one) === made);
    expect(legal).toBe(true);
    match = moved(match, move);
  }
}

test('whoever holds a won position and never errs wins, also in the kind way, against every manner', () => {
  for (const one of STARTS) {
    const match = start(one);
    const first = again(match.position).answer.outcome === 'N';
    for (const sure of [MANNERS[0], MANNERS[1]])
      for (const other of MANNERS)
        for (let seed = 1; seed < 2; seed += 1) {
          if (!sure) continue;
          const manners = first ? ([sure, other] as const) : ([other, sure] as const);
          expect(winner(match, manners, seed)).toBe(first ? 0 : 1);
        }
  }
});

test('an opponent that sees every bit loses no won game of Nim', () => {
  for (let seed = 1; seed < 20; seed += 1)
    expect(
      winner(
        start(STARTS[1]),
        [
          { is: 'bits', count: 8 },
          { is: 'skill', share: 1 },
        ],
        seed,
      ),
    ).toBe(0);
});

test('an opponent that sees one bit, or only parity, gives a won game of Nim away', () => {
  for (const weak of [{ is: 'bits', count: 1 }, { is: 'parity' }] as const) {
    const winners = Array.from({ length: 20 }, (_, seed) =>
      winner(start(STARTS[1]), [weak, { is: 'skill', share: 1 }], seed + 1),
    );
    expect(winners).toContain(1);
  }
});

test('a kind opponent leaves the most counters that still win', () => {
  const read = readQuestion({ game: 'nim', page: undefined, position: '3 2 2', convention: 'normal', set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  const move = mannerMove(again(read.value), { is: 'kind' }, () => 0, again);
  expect(move?.to?.[0]?.component).toBe(1);
});
