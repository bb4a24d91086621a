import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { type Checked, checkClaim } from '../study/check.ts';
import { verdictFact } from '../study/claim/sentence.ts';
import { total } from '../study/claim/smaller.ts';
import { addedClaims } from './claimed.ts';

/** Trying another parameter may cost so much. */
const BUDGET: Budget = { options: 100_000, bytes: 64 * 1024 * 1024 };

/**
 * The readings of a refuted claim with one parameter raised or lowered by one, under which it stands and is looked at past the place of the failure.
 * `typed` holds that claim alone, added to the page of the rules.
 */
export function* parameterReadings(
  { verdict }: Checked,
  rules: Rules,
  page: string,
  typed: string,
): Generator<Progress, readonly Fact[], number> {
  if (verdict.verdict !== 'refuted') return [];
  const failed = verdict.at === undefined ? -1 : total(verdict.at);
  const found: Fact[] = [];
  for (const [name, usual] of Object.entries(rules.parameters)) {
    if (typeof usual !== 'number') continue;
    for (const value of [usual - 1, usual + 1]) {
      const read = addedClaims(page, typed, { ...rules.parameters, [name]: value });
      const [claim] = read.ok ? read.value : [];
      if (claim === undefined) continue;
      const other = (yield* checkClaim(claim, BUDGET)).verdict;
      if (other.verdict === 'observed' && reaches(other.to, failed))
        found.push({ id: 'beside-parameter', name, value, verdict: other.to });
      if (other.verdict === 'proved') found.push({ id: 'beside-parameter', name, value, verdict: verdictFact(other) });
    }
  }
  return found;
}

function reaches(to: Fact, failed: number): boolean {
  const far: Component | Fact | readonly (Component | Fact)[] | undefined = to['total'];
  return typeof far === 'number' && far > failed;
}
