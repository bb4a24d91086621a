import { describe, expect, test } from 'vitest';
import { brute } from '../../src/check/brute.ts';
import type { Outcome } from '../../src/rules/position.ts';
import type { Position, Rules, Theorem } from '../../src/rules/rules.ts';
import { moves } from '../../src/solve/moves.ts';
import { isLost, tally } from '../../src/solve/tally.ts';
import { compiled, landing, lastOf, positions, small, text, variants, written } from './catalogue.ts';
import { left, type Outcomes, outcomes } from './outcomes.ts';

const SINGLES = 120;
const CLOSURE = 400;

const all = variants.flatMap((variant) => {
  const rules = lastOf(compiled(variant));
  return rules.theorems.map((theorem) => ({
    title: `${variant.title}: ${theorem.convention} ${theorem.id}`,
    rules,
    theorem,
  }));
});

/** Theorems that a setting silences, as their pages say (`except when`). */
const SILENT: ReadonlySet<string> = new Set([
  'dynamic {"factor":1,"strict":1}: normal dynamic-1',
  'dynamic {"factor":1,"strict":1}: misere dynamic-2',
  'half {"d":1}: normal half-1',
  'half {"d":3}: normal half-1',
  'halve {}: normal halve-2',
  'halve {"k":1}: normal halve-1',
  'halve {"k":3}: normal halve-1',
  'halve {"k":4}: normal halve-2',
  'halve {"k":5}: normal halve-1',
  'norepeat {"m":3}: normal norepeat-1',
  'norepeat {"m":6}: normal norepeat-1',
]);

const at = (position: Position): string => text(position.map(({ component }) => component));

/** The positions on which a theorem may speak. */
function spoken(rules: Rules, { speaks }: Theorem): readonly Position[] {
  const sums = speaks === 'sum' ? 60 : 0;
  return positions(rules, { alone: speaks === 'sum' ? 40 : SINGLES, sums }, speaks === 'sum' ? 120 : 400).filter(
    (position) => position.length > 0,
  );
}

function* valueLaws(
  { rules, theorem }: { readonly rules: Rules; readonly theorem: Theorem },
  value: NonNullable<Theorem['value']>,
) {
  const slow = brute();
  for (const component of small(rules, SINGLES, CLOSURE)) {
    const said = value(component);
    if (said === undefined) continue;
    yield;
    expect([component, said]).toEqual([component, slow.value({ rules, component })]);
    if (theorem.reach === undefined) continue;
    const options = [...rules.options(component)].map((option) => ({
      option,
      value: (option.to ?? []).reduce((sum, part) => sum ^ slow.value(part), 0),
    }));
    for (let wanted = 0; wanted <= Math.max(0, ...options.map((one) => one.value)) + 1; wanted += 1) {
      const expected = options
        .filter((one) => one.value === wanted)
        .map(({ option }) => `${landing(option)} ${text(option.by)}`);
      const reached = [...theorem.reach(component, wanted)].map((option) => `${landing(option)} ${text(option.by)}`);
      expect([component, wanted, ...reached]).toEqual([component, wanted, ...expected]);
      const count = theorem.reachCount?.(component, wanted);
      if (count !== undefined) expect([component, wanted, count]).toEqual([component, wanted, expected.length]);
      const either = [...theorem.reach(component, wanted, wanted + 1)].map((option) => landing(option));
      const both = options.filter((one) => one.value === wanted || one.value === wanted + 1);
      expect([component, wanted, either]).toEqual([component, wanted, both.map(({ option }) => landing(option))]);
    }
  }
}

/** The winning moves of an N position; with the names that each carries. */
function wins(position: Position, theorem: Theorem, slow: Outcomes): readonly string[] {
  return [...moves(position)].filter((move) => left(position, move, theorem.convention, slow) === 'P').map(written);
}

/** The candidates that a theorem names, the winning ones among the legal. */
function named(position: Position, theorem: Theorem, slow: Outcomes): readonly string[] {
  const legal = new Set([...moves(position)].map(written));
  const found: string[] = [];
  for (const move of theorem.replies?.(position.map(({ component }) => component)) ?? [])
    if (legal.has(written(move)) && left(position, move, theorem.convention, slow) === 'P') found.push(written(move));
  return found;
}

function* outcomeLaws(
  { rules, theorem }: { readonly rules: Rules; readonly theorem: Theorem },
  outcome: (position: Position) => Outcome | undefined,
) {
  const slow = outcomes();
  for (const position of spoken(rules, theorem)) {
    const said = outcome(position);
    if (said === undefined) continue;
    yield;
    expect([at(position), said]).toEqual([at(position), slow(position, theorem.convention)]);
    if (said === 'N' && theorem.replies !== undefined)
      expect([at(position), ...named(position, theorem, slow)]).toEqual([
        at(position),
        ...wins(position, theorem, slow),
      ]);
    const count = said === 'N' ? theorem.replyCount?.(position.map(({ component }) => component)) : undefined;
    if (count !== undefined)
      expect([at(position), count]).toEqual([at(position), wins(position, theorem, slow).length]);
  }
}

/** What misère Nim on the values says of a tame sum. */
function tamely(): (position: Position) => Outcome {
  const slow = brute();
  return (position) => (isLost(tally(position.map(slow.value)), 'misere') ? 'P' : 'N');
}

describe('each theorem agrees with brute force where it speaks, and names exactly the options and replies that are so', () => {
  test.each(all)('$title', ({ title, rules, theorem }) => {
    const { value, outcome } = theorem;
    const laws = theorem.tame
      ? outcomeLaws({ rules, theorem }, tamely())
      : value !== undefined
        ? valueLaws({ rules, theorem }, value)
        : outcomeLaws({ rules, theorem }, (position) => outcome?.(position.map(({ component }) => component)));
    const seen = [...laws].length;
    if (SILENT.has(title)) expect(seen).toBe(0);
    else expect(seen).toBeGreaterThanOrEqual(5);
  });
});
