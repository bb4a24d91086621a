import { expect, test } from 'vitest';
import { flaw } from '../../src/check/flaw.ts';
import { readGame } from '../../src/desk/question.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Position, Rules } from '../../src/rules/rules.ts';
import { finish, solve } from '../../src/solve/solve.ts';

/** Numbers that follow from a seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function randomSet(next: (below: number) => number): readonly number[] {
  const set = new Set(Array.from({ length: 1 + next(4) }, () => 1 + next(9)));
  return [...set].sort((a, b) => a - b);
}

/** Whether a sum is lost, by the rules alone. */
function slowly(set: readonly number[], convention: Convention): (heaps: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const isLost = (heaps: readonly number[]): boolean => {
    const key = heaps.toSorted((a, b) => a - b).join();
    const old = known.get(key);
    if (old !== undefined) return old;
    const options = heaps.flatMap((heap, i) => set.filter((k) => k <= heap).map((k) => heaps.with(i, heap - k)));
    const found = options.length === 0 ? convention === 'normal' : !options.some(isLost);
    known.set(key, found);
    return found;
  };
  return isLost;
}

function read(game: string): Rules {
  const made = readGame({ game, page: undefined, set: [] });
  if (!made.ok) throw new Error(made.fault.id);
  return made.value;
}

function codeOf(set: readonly number[]): string {
  return `0.${Array.from({ length: Math.max(...set) }, (_, i) => (set.includes(i + 1) ? 3 : 0)).join('')}`;
}

function sum(rules: Rules, heaps: readonly (number | bigint)[]): Position {
  return heaps.map((component) => ({ rules, component }));
}

test('sums of up to four heaps of random subtraction sets, typed or as a code, are as the rules say in both conventions', () => {
  const next = numbers(11);
  for (let tries = 0; tries < 30; tries += 1) {
    const set = randomSet(next);
    const rules = read(tries % 2 === 0 ? codeOf(set) : `n -> n - k for k in {${set.join(', ')}}`);
    for (const convention of ['normal', 'misere'] as const) {
      const isLost = slowly(set, convention);
      for (let i = 0; i < 40; i += 1) {
        const heaps = Array.from({ length: 1 + next(4) }, () => next(12));
        const solution = finish(solve(sum(rules, heaps), convention));
        expect([set, heaps, convention, solution.answer.outcome]).toEqual([
          set,
          heaps,
          convention,
          isLost(heaps) ? 'P' : 'N',
        ]);
        expect(flaw(sum(rules, heaps), convention, solution.answer, solution.evidence())).toBeUndefined();
      }
    }
  }
});

test.each(['n -> n - k for k in {1, 3, 4}', '0.3033', 'n -> n - 4; -> n - 1; -> n - 3'])(
  'huge heaps of %s are decided in misère play by their values',
  (game) => {
    const rules = read(game);
    const small = slowly([1, 3, 4], 'misere');
    for (let rest = 0; rest < 7; rest += 1) {
      // The values repeat every 7 heaps, from the first on.
      const far = 7n * 10n ** 17n + BigInt(rest);
      const solution = finish(solve(sum(rules, [far, 5]), 'misere'));
      expect(solution.answer).toMatchObject({ outcome: small([7 + rest, 5]) ? 'P' : 'N', certainty: 'cited' });
      expect(flaw(sum(rules, [far, 5]), 'misere', solution.answer, solution.evidence())).toBeUndefined();
    }
  },
);

test.each(['n -> n - k for k in {1, 3, 4} if n is even', '0.1', '0.6', 'n -> n - k for k in {1, 3} if n > 4'])(
  '%s is no subtraction set: nothing is cited for its misère sums',
  (game) => {
    const { answer } = finish(solve(sum(read(game), [9, 5]), 'misere'));
    expect(answer).toMatchObject({ certainty: 'computed', by: 'graph' });
  },
);
