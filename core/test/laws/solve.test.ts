import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brute } from '../../src/check/brute.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Move, Position, Rules } from '../../src/rules/rules.ts';
import { after, moves } from '../../src/solve/moves.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { coin, kayles, nim, subtraction, toldNim, wythoff } from './records.ts';

const conventions: readonly Convention[] = ['normal', 'misere'];
const NIM = nim();
const TOLD = toldNim();
const KAYLES = kayles();
const WYTHOFF = wythoff();

/** A small position of one or several of the games. */
const positions: fc.Arbitrary<Position> = fc.array(
  fc.oneof(
    fc.record({ rules: fc.constantFrom<Rules>(NIM, TOLD, KAYLES, subtraction([1, 3, 4])), component: fc.nat(5) }),
    fc.record({ rules: fc.constant(WYTHOFF), component: fc.tuple(fc.nat(3), fc.nat(3)) }),
  ),
  { maxLength: 3 },
);

const graphs = fc
  .integer({ min: 1, max: 8 })
  .chain((size) =>
    fc.array(
      fc.array(
        fc.oneof(
          { weight: 8, arbitrary: fc.nat(size - 1) },
          fc.constantFrom('win' as const, 'lose' as const, 'draw' as const),
        ),
        { maxLength: 3 },
      ),
      { minLength: size, maxLength: size },
    ),
  );

const coins = graphs.chain((arcs) =>
  fc.array(fc.nat(arcs.length - 1), { maxLength: 2 }).map((at): Position => {
    const rules = coin(arcs);
    return at.map((component) => ({ rules, component }));
  }),
);

function answer(position: Position, convention: Convention) {
  const solution = finish(solve(position, convention));
  if (solution.answer.outcome === '?') throw new Error(JSON.stringify(solution.answer));
  return { ...solution, answer: solution.answer };
}

function wins(position: Position, convention: Convention): readonly Move[] {
  const slow = brute();
  const { outcome } = slow.outcome(position, convention);
  if (outcome === 'P') return [];
  return [...moves(position)].filter((move) => {
    const next = after(position, move);
    const left =
      next === undefined
        ? { win: 'P', lose: 'N', draw: 'D' }[move.ends ?? 'draw']
        : slow.outcome(next, convention).outcome;
    return left === (outcome === 'N' ? 'P' : 'D');
  });
}

const shown = (list: Iterable<Move>) =>
  [...list].map((move) =>
    JSON.stringify([move.part, move.ends, move.to?.map((part) => [part.rules.name, part.component])]),
  );

describe.each([
  ['sums of small games', positions],
  ['coins on graphs with cycles and ends', coins],
] as const)('%s', (_, all) => {
  test.each(conventions)('the outcome is that of brute force (%s)', (convention) => {
    fc.assert(
      fc.property(all, (position) => {
        expect(answer(position, convention).answer.outcome).toBe(brute().outcome(position, convention).outcome);
      }),
    );
  });

  test.each(conventions)(
    'the winning moves are those of brute force, in order, and the first is given (%s)',
    (convention) => {
      fc.assert(
        fc.property(all, (position) => {
          const solution = answer(position, convention);
          const expected = shown(wins(position, convention));
          expect(new Set(shown(solution.winning()))).toEqual(new Set(expected));
          expect(solution.count()).toBe([...solution.winning()].length);
          const given = solution.answer.move;
          if (expected.length === 0) expect(given).toBeUndefined();
          else expect(expected).toContain(shown(given === undefined ? [] : [given])[0]);
        }),
      );
    },
  );

  test('chunks never change an answer', () => {
    fc.assert(
      fc.property(
        all,
        fc.constantFrom(...conventions),
        fc.integer({ min: 1, max: 50 }),
        (position, convention, size) => {
          const long = solve(position, convention);
          let step = long.next(size);
          while (step.done !== true) step = long.next(size);
          const whole = answer(position, convention);
          expect(step.value.answer).toEqual(whole.answer);
          expect(step.value.evidence()).toEqual(whole.evidence());
        },
      ),
    );
  });
});
