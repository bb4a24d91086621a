import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brute } from '../../src/check/brute.ts';
import { flaw } from '../../src/check/flaw.ts';
import type { Answer } from '../../src/rules/answer.ts';
import type { Convention, Outcome } from '../../src/rules/position.ts';
import type { Move, Position, Rules } from '../../src/rules/rules.ts';
import { after, moves } from '../../src/solve/moves.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { compiled, conventions, keyOf, lastOf, positions, text, variants, written } from './catalogue.ts';
import { outcomes, winners } from './outcomes.ts';

const at = (position: Position): string => text(position.map(({ component }) => component));

/** A position solved; there must be an answer. */
function solved(position: Position, convention: Convention) {
  const solution = finish(solve(position, convention));
  if (solution.answer.outcome === '?') throw new Error(`${at(position)}: ${text(solution.answer.why)}`);
  return { ...solution, answer: solution.answer };
}

/** An answer as text, its move in writing. */
function said(answer: Answer): string {
  return text(answer.outcome === '?' ? answer : { ...answer, move: answer.move && written(answer.move) });
}

/** The game without what is known of it, so that searches alone answer; parts of options lead back to it. */
function untold(rules: Rules): Rules {
  const bare: Rules = {
    ...rules,
    theorems: [],
    compiled: undefined,
    *options(component) {
      for (const option of rules.options(component)) {
        if (option.to === undefined) yield option;
        else
          yield {
            by: option.by,
            to: option.to.map((part) => (part.rules === rules ? { ...part, rules: bare } : part)),
          };
      }
    },
  };
  return bare;
}

const bared = (position: Position, rules: Rules, bare: Rules): Position =>
  position.map((part) => (part.rules === rules ? { ...part, rules: bare } : part));

/** Every `step`-th of a list, at most `most`. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, i) => i % step === 0);
}

/** The move that the laws ask for: the first that wins or, where play may go on for ever, the first among those that win fastest. */
function due(position: Position, convention: Convention, list: readonly Move[], isFastest: boolean): Move | undefined {
  if (!isFastest) return list[0];
  const slow = brute();
  const rank = (move: Move): number => {
    const next = after(position, move);
    return next === undefined ? 0 : (slow.outcome(next, convention).rank ?? 0);
  };
  const best = Math.min(...list.map(rank));
  return list.find((move) => rank(move) === best);
}

/** Whether some play from a position comes back to a position. */
function isLoopy(position: Position): boolean {
  const state = new Map<string, 'open' | 'done'>();
  const visit = (here: Position): boolean => {
    const key = keyOf(here);
    const known = state.get(key);
    if (known !== undefined) return known === 'open';
    state.set(key, 'open');
    for (const move of moves(here)) {
      const next = after(here, move);
      if (next !== undefined && visit(next)) return true;
    }
    state.set(key, 'done');
    return false;
  };
  return visit(position);
}

/** Where following the move given fails: a play that ends badly or comes back; undefined when it always wins. */
function failure(position: Position, convention: Convention): string | undefined {
  const state = new Map<string, 'open' | 'done'>();
  const lastWins: Outcome = convention === 'normal' ? 'P' : 'N';
  const follow = (here: Position): string | undefined => {
    const key = keyOf(here);
    if (state.get(key) === 'done') return undefined;
    if (state.get(key) === 'open') return `comes back to ${at(here)}`;
    const { move } = solved(here, convention).answer;
    state.set(key, move?.to === undefined ? 'done' : 'open');
    if (move === undefined) {
      // No move is given where none is left and the mover has won: misère play.
      return moves(here).next().done === true && lastWins === 'N' ? undefined : `no move at ${at(here)}`;
    }
    if (move.ends !== undefined) return move.ends === 'win' ? undefined : `gives ${move.ends} at ${at(here)}`;
    const there = after(here, move) ?? [];
    let defences = 0;
    for (const defence of moves(there)) {
      defences += 1;
      if (defence.ends !== undefined) {
        if (defence.ends !== 'lose') return `the opponent has ${defence.ends} at ${at(there)}`;
        continue;
      }
      const found = follow(after(there, defence) ?? []);
      if (found !== undefined) return found;
    }
    if (defences === 0 && lastWins === 'N') return `the opponent has no move at ${at(there)}`;
    state.set(key, 'done');
    return undefined;
  };
  return follow(position);
}

describe.each(variants)('$title', (variant) => {
  const rules = lastOf(compiled(variant));
  const all = positions(rules, { alone: 20, sums: 12 });
  const bare = untold(rules);

  test.each(conventions)(
    '%s: outcome, winning moves, their number and the move given are those of brute force',
    (convention) => {
      const slow = outcomes();
      for (const position of all) {
        const { answer, winning, count } = solved(position, convention);
        expect([at(position), answer.outcome]).toEqual([at(position), slow(position, convention)]);
        const expected = winners(position, convention, slow);
        expect([at(position), ...[...winning()].map(written)]).toEqual([at(position), ...expected.map(written)]);
        expect([at(position), count()]).toEqual([at(position), expected.length]);
        const first = due(
          position,
          convention,
          expected,
          answer.by === 'graph' && answer.outcome === 'N' && isLoopy(position),
        );
        expect([at(position), answer.move && written(answer.move)]).toEqual([at(position), first && written(first)]);
        expect(answer.outcome === 'N' && expected.length > 0).toBe(answer.outcome === 'N' && answer.move !== undefined);
      }
    },
  );

  test.each(conventions)('%s: evidence has no flaw, and one that is planted is found', (convention) => {
    for (const position of spread(all, 4)) {
      const { answer, evidence } = solved(position, convention);
      const whole = evidence();
      expect([at(position), flaw(position, convention, answer, whole)]).toEqual([at(position), undefined]);
      const other = answer.outcome === 'P' ? 'N' : 'P';
      expect(flaw(position, convention, { ...answer, outcome: other }, whole)).toBeDefined();
      expect(flaw(position, convention, answer, undefined)).toEqual({ id: 'flaw-empty' });
      if (answer.value !== undefined)
        expect(flaw(position, convention, { ...answer, value: Number(answer.value) + 1 }, whole)).toBeDefined();
      if (answer.move !== undefined)
        expect(flaw(position, convention, { ...answer, move: undefined }, whole)).toBeDefined();
    }
  });

  test.each(conventions)('%s: search without theorems and compiled rules agrees with the answer', (convention) => {
    for (const position of spread(all, 12)) {
      const told = solved(position, convention);
      const searched = solved(bared(position, rules, bare), convention);
      expect([at(position), searched.answer.outcome, [...searched.winning()].map(written)]).toEqual([
        at(position),
        told.answer.outcome,
        [...told.winning()].map(written),
      ]);
      if (told.answer.value !== undefined && searched.answer.value !== undefined)
        expect(searched.answer.value).toBe(told.answer.value);
    }
  });

  test('the size of chunks does not change the answer', () => {
    const game = { ...rules, theorems: [] };
    fc.assert(
      fc.property(
        fc.nat(all.length - 1),
        fc.constantFrom(...conventions),
        fc.integer({ min: 1, max: 30 }),
        (i, convention, size) => {
          const position = all[i] ?? [];
          for (const asked of [position, position.map((part) => ({ ...part, rules: game }))]) {
            const long = solve(asked, convention);
            let step = long.next(size);
            while (step.done !== true) step = long.next(size);
            expect([at(position), said(step.value.answer)]).toEqual([
              at(position),
              said(solved(asked, convention).answer),
            ]);
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  test.each(conventions)('%s: following the move given wins against every defence', (convention) => {
    for (const position of spread(all, 6))
      if (solved(position, convention).answer.outcome === 'N') expect(failure(position, convention)).toBeUndefined();
  });
});
