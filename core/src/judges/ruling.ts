import { settle } from '../desk/settle.ts';
import { nimSum } from '../nim/xor.ts';
import type { Evidence, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Component, Convention, Outcome, Sum, Whole } from '../rules/position.ts';
import type { Option, Rules } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';

/** Thrown when neither a theorem nor the solvers can tell: the budget is spent. */
export interface Undecided {
  readonly undecided: Fact;
}

/** Whether the player to move wins a sum of components: by a theorem of the game's page where one speaks, else by solving. */
export function wins(rules: Rules, sum: Sum, convention: Convention = 'normal'): boolean {
  const kept = sum.map(rules.kept);
  return (told(rules, kept, convention) ?? outcome(solved(rules, kept, convention))) === 'N';
}

/** The values of components: by a theorem of the game's page where it speaks, else from one solution of them all. */
export function values(rules: Rules, components: Sum): (component: Component) => Whole {
  const found = new Map<string, Whole>();
  const unknown = new Map<string, Component>();
  // Searches hold a component by its form under the game's symmetry.
  const form = rules.same ?? ((component: Component) => component);
  for (const component of components.map(form)) {
    const key = String(component);
    if (found.has(key) || unknown.has(key)) continue;
    const value = valueTold(rules, component);
    if (value === undefined) unknown.set(key, component);
    else found.set(key, value);
  }
  if (unknown.size > 0) {
    const solution = solved(rules, [...unknown.values()], 'normal');
    outcome(solution);
    collect(rules, [...unknown.values()], solution.evidence(), found);
  }
  return (component) => {
    const value = found.get(String(form(component)));
    if (value === undefined) throw new Error(`${titleOf(rules)}: no value of ${String(component)} was asked for`);
    return value;
  };
}

/** Every winning option of a single component, in the game's own order; normal play. */
export function winning(rules: Rules, component: Component): Iterable<Option> {
  for (const theorem of rules.theorems) {
    if (theorem.convention !== 'normal') continue;
    if (theorem.value !== undefined && theorem.reach !== undefined) {
      const value = theorem.value(component);
      if (value === 0) return [];
      if (value !== undefined) return theorem.reach(component, 0);
    }
    if (theorem.outcome === undefined || theorem.replies === undefined) continue;
    const said = theorem.outcome([component]);
    if (said === 'P') return [];
    if (said === 'N') return lost(rules, theorem.replies([component]));
  }
  const solution = solved(rules, [component], 'normal');
  return outcome(solution) === 'N' ? solution.winning() : [];
}

/** The outcome of a single component, loops included: by a theorem of the game's page where one speaks, else by solving. */
export function outcomeOf(rules: Rules, component: Component): Outcome {
  return told(rules, [component], 'normal') ?? outcome(solved(rules, [component], 'normal'));
}

function told(rules: Rules, sum: Sum, convention: Convention): Outcome | undefined {
  if (convention === 'normal' || rules.theorems.some((theorem) => theorem.tame === true)) {
    const known = sum.map((component) => valueTold(rules, component));
    const all = known.filter((value) => value !== undefined);
    if (all.length === known.length) return lostSum(all, convention) ? 'P' : 'N';
  }
  for (const theorem of rules.theorems) {
    if (theorem.convention !== convention || theorem.outcome === undefined) continue;
    if (theorem.speaks === 'single' && sum.length !== 1) continue;
    const said = theorem.outcome(sum);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** Misère sums of tame games go as misère Nim: the other way round while no value is above 1. */
function lostSum(all: readonly Whole[], convention: Convention): boolean {
  const turned = convention === 'misere' && all.every((value) => value <= 1);
  return (nimSum(all) === 0) !== turned;
}

function valueTold(rules: Rules, component: Component): Whole | undefined {
  for (const theorem of rules.theorems) {
    const value = theorem.value?.(component);
    if (value !== undefined) return value;
  }
  return undefined;
}

function* lost(rules: Rules, options: Iterable<Option>): Generator<Option> {
  for (const option of options) {
    if (option.ends === 'win') yield option;
    if (option.to === undefined) continue;
    if (
      !wins(
        rules,
        option.to.map((part) => part.component),
      )
    )
      yield option;
  }
}

function solved(rules: Rules, sum: Sum, convention: Convention): Solution {
  return settle(
    sum.map((component) => ({ rules, component })),
    convention,
  );
}

function outcome(solution: Solution): Outcome {
  const { answer } = solution;
  if (answer.outcome !== '?') return answer.outcome;
  const undecided: Undecided = { undecided: answer.why };
  throw undecided;
}

function collect(rules: Rules, components: Sum, evidence: Evidence | undefined, found: Map<string, Whole>): void {
  if (evidence === undefined) return;
  switch (evidence.by) {
    case 'table':
    case 'search': {
      const title = titleOf(rules);
      for (const { game, component, value } of evidence.values) if (game === title) found.set(String(component), value);
      return;
    }
    case 'period':
      for (const component of components)
        found.set(String(component), repeated(evidence.certificate, Number(component)));
      return;
    case 'parts':
      for (const part of evidence.parts) collect(rules, components, part.evidence, found);
      return;
    case 'theorem':
    case 'graph':
      return;
  }
}

function repeated(
  of: {
    readonly preperiod: number;
    readonly period: number;
    readonly saltus?: number;
    readonly values: readonly number[];
  },
  n: number,
): number {
  const { preperiod, period, saltus = 0 } = of;
  if (n < of.values.length) return of.values[n] ?? 0;
  const times = Math.floor((n - preperiod) / period);
  return (of.values[n - times * period] ?? 0) + times * saltus;
}
