import fc from 'fast-check';
import { expect, test } from 'vitest';
import { names, page } from '../../src/games/registry.ts';
import { misstepOf } from '../../src/rules/misstep.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Part, Rules } from '../../src/rules/rules.ts';
import { account } from '../../src/solve/account.ts';
import { finish } from '../../src/solve/solve.ts';
import type { Boxes } from '../../src/study/boxes.ts';
import { claimsOf } from '../../src/study/check.ts';
import { settle } from '../../src/study/claim.ts';
import { singlesOfTotal } from '../../src/study/enumerate.ts';
import { lackingOf, type Oracle, oracle } from '../../src/study/oracle.ts';
import { boxPage } from '../arbitrary/boxes.ts';
import { gamesOf } from '../arbitrary/compiled.ts';

const BUDGET = { options: 200_000, bytes: 2 ** 26 };

/** The game that a page is about. */
function lastOf(text: string): Rules | undefined {
  return [...gamesOf(text).values()].at(-1);
}

/** Only searched. */
const NONE: Boxes = {
  value: () => undefined,
  outcome: () => undefined,
  may: () => false,
  // biome-ignore lint/correctness/useYield: there is nothing to learn.
  *learn() {
    return false;
  },
};

/** What an oracle says, learning what it lacks; undefined where the rules break or the budget ends. */
function told<T>(of: Oracle, ask: () => T): T | undefined {
  for (;;) {
    try {
      return ask();
    } catch (thrown) {
      if (misstepOf(thrown) !== undefined) return undefined;
      const lacking = lackingOf(thrown);
      if (lacking === undefined) throw thrown;
      try {
        if (finish(of.learn(lacking, account(BUDGET))) !== undefined) return undefined;
      } catch (broken) {
        if (misstepOf(broken) !== undefined) return undefined;
        throw broken;
      }
    }
  }
}

/** The components of small totals, in the order in which claims are tested. */
function parts(rules: Rules, most: number): readonly Part[] {
  const found: Part[] = [];
  for (let total = 0; found.length < most && total < 40; total += 1)
    for (const position of singlesOfTotal(rules, total))
      if (position !== undefined && found.length < most) found.push(...position);
  return found;
}

/** Compares both oracles; gives how many answers were compared. */
function compare(rules: Rules, most: number): number {
  let compared = 0;
  const [quick, slow] = [oracle(), oracle(NONE)];
  for (const part of parts(rules, most)) {
    for (const asked of ['value', 'normal', 'misere'] as const) {
      const ask = (of: Oracle) =>
        told(of, () => (asked === 'value' ? of.value(part) : of.outcome([part], asked satisfies Convention)));
      const [found, truth] = [ask(quick), ask(slow)];
      // What the search does not tell within its budget a box may.
      if (truth === undefined) continue;
      expect([rules.name, part.component, asked, found]).toEqual([rules.name, part.component, asked, truth]);
      compared += 1;
    }
  }
  return compared;
}

test('what claims are held to is the same by boxes and by search, for every game of the catalogue of two or three numbers', () => {
  let games = 0;
  for (const name of names) {
    const rules = lastOf(page(name) ?? '');
    if (rules?.box === undefined || rules.shape.length < 2 || rules.shape.some(({ depth }) => depth > 0)) continue;
    games += 1;
    expect(compare(rules, 80), name).toBeGreaterThan(40);
  }
  expect(games).toBeGreaterThan(5);
});

test('and for random rules of one to three numbers', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }).chain(boxPage), (text) => {
      const rules = lastOf(text);
      if (rules !== undefined) compared += compare(rules, 60);
    }),
    { numRuns: 60, seed: 3 },
  );
  expect(compared).toBeGreaterThan(2000);
});

test('rules that break beyond what a claim asks do not change its verdict', () => {
  const text = `game broken(a, b)
  let deep = [1, 1, 1, 1, 1]
  -> (a - k, b)   for k in 1..a * deep[max(1, a)]
  -> (a, b - k)   for k in 1..b
  claim loses when a = b for a in 0..5, b in 0..5
`;
  const read = claimsOf(text);
  const claim = read.ok ? read.value[0] : undefined;
  if (claim === undefined) throw new Error('the claim cannot be read');
  const { verdict } = finish(settle(claim, { options: 100_000, bytes: 2 ** 26 }));
  expect(verdict.verdict).toBe('proved');
});

test('a claim of the lost positions of Wythoff is settled on half a million places at once', () => {
  const text = `game w(a, b)
  -> (a - k, b)       for k in 1..a
  -> (a, b - k)       for k in 1..b
  -> (a - k, b - k)   for k in 1..min(a, b)
  claim loses when min(a, b) = floor(phi * abs(a - b)) for a in 0..699, b in 0..699
  claim loses when min(a, b) = floor(phi * abs(a - b)) and b != 610 for a in 0..699, b in 0..699
`;
  const read = claimsOf(text);
  const verdicts = (read.ok ? read.value : []).map(
    (claim) => finish(settle(claim, { options: 6_000_000, bytes: 2 ** 28 })).verdict,
  );
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['proved', 'refuted']);
  expect(verdicts[1]).toMatchObject({ at: [{ component: [377, 610] }] });
});
