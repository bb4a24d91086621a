import type { Fact } from '../../rules/fact.ts';
import type { Outcome, Whole } from '../../rules/position.ts';

/** What a claim says of one position, as the outcomes that it allows. */
export type Allowed = readonly Outcome[];

const IDS = { N: 'says-wins', P: 'says-loses', D: 'says-draws' } as const;
const NOT = { N: 'says-not-wins', P: 'says-not-loses', D: 'says-not-draws' } as const;

/** The outcomes that the words of the language name. */
export const OUTCOMES = { wins: 'N', loses: 'P', draws: 'D' } as const;

/** All outcomes but one. */
export function others(outcome: Outcome): Allowed {
  return (['N', 'P', 'D'] as const).filter((one) => one !== outcome);
}

/** An outcome as a fact. */
export function outcomeFact(outcome: Outcome): Fact {
  return { id: IDS[outcome] };
}

/** The allowed outcomes as a fact: one, or all but one. */
export function allowedFact(allowed: Allowed): Fact {
  const [only, ...more] = allowed;
  if (only !== undefined && more.length === 0) return outcomeFact(only);
  const missing = (['N', 'P', 'D'] as const).find((one) => !allowed.includes(one));
  return { id: NOT[missing ?? 'D'] };
}

/** A nim-value, or a value of doubles, as a fact. */
export function valueFact(value: Whole | string): Fact {
  return { id: 'says-value', value };
}
