import type { Budget, Progress, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { writePosition } from '../rules/notation.ts';
import type { Convention } from '../rules/position.ts';
import type { Position, Rules, Theorem } from '../rules/rules.ts';
import type { Verdict } from '../rules/verdict.ts';
import { solve } from '../solve/solve.ts';
import { tryTheorem } from '../study/trial.ts';

/** What the test of one theorem may cost: enough for a thousand small positions, too little to be felt. */
const TRIAL: Budget = { options: 200_000, bytes: 64 * 1024 * 1024 };

/** What became of the theorems that a text from outside the catalogue states: those refuted, and those that no small position denies. */
export interface Tried {
  readonly refuted: readonly Fact[];
  readonly standing: readonly { readonly rules: Rules; readonly theorem: Theorem; readonly fact: Fact }[];
}

/** Tests every claimed theorem of the games of a position; a theorem of the catalogue needs none. */
export function* tried(position: Position): Generator<Progress, Tried, number> {
  const refuted: Fact[] = [];
  const standing: { rules: Rules; theorem: Theorem; fact: Fact }[] = [];
  for (const rules of rulesOf(position)) {
    for (const theorem of rules.theorems) {
      if (theorem.status !== 'claimed') continue;
      const verdict = yield* tryTheorem(rules, theorem, TRIAL);
      const fact = told(theorem, verdict);
      if (verdict.verdict === 'refuted') refuted.push(fact);
      if (verdict.verdict === 'observed') standing.push({ rules, theorem, fact });
    }
  }
  return { refuted, standing };
}

/** The rules of the parts, each once. */
function rulesOf(position: Position): ReadonlySet<Rules> {
  const all = new Set<Rules>();
  for (const { rules } of position) all.add(rules);
  return all;
}

function told({ text }: Theorem, verdict: Verdict): Fact {
  switch (verdict.verdict) {
    case 'refuted':
      return {
        id: 'theorem-refuted',
        text,
        at: writePosition(verdict.at ?? []),
        said: verdict.said,
        found: verdict.found,
      };
    case 'observed':
      return { id: 'theorem-observed', text, to: verdict.to };
    case 'proved':
      return { id: 'theorem-observed', text, to: verdict.by };
    case 'unsettled':
      return { id: 'theorem-observed', text, to: verdict.why };
  }
}

/** A position solved by theorems that are only observed to hold: for what nothing stronger reaches. Its certainty says so. */
export function* byObserved(
  position: Position,
  convention: Convention,
  { standing }: Tried,
  budget: Budget,
): Generator<Progress, Solution, number> {
  const trusting = new Map<Rules, Rules>();
  for (const { rules } of standing) {
    const theorems = standing
      .filter((one) => one.rules === rules)
      .map(({ theorem }) => ({
        ...theorem,
        source: theorem.source || theorem.text,
        status: 'cited' as const,
      }));
    trusting.set(rules, { ...rules, theorems });
  }
  const trusted = position.map((part) => ({ ...part, rules: trusting.get(part.rules) ?? part.rules }));
  const solution = yield* solve(trusted, convention, budget);
  const { answer } = solution;
  return answer.outcome === '?' ? solution : { ...solution, answer: { ...answer, certainty: 'observed' } };
}
