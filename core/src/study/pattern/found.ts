import type { Fact } from '../../rules/fact.ts';
import type { Family } from './guess.ts';

/** A formula that stands over a whole table. */
export interface Pattern {
  readonly family: Family;
  readonly about: 'values' | 'lost';
  /** The formula as a claim of the rules language; undefined where the language cannot say it. */
  readonly claim: string | undefined;
  readonly exceptions: readonly (readonly number[])[];
  readonly says: Fact;
  readonly certainty: 'proved' | 'observed';
  readonly verdict: Fact;
}

/** What is said of how far a pattern is certain. */
export function verdictOf({ verdict }: Pattern): Fact {
  return /^by-(?:period-proof|repeating)/u.test(verdict.id) ? { id: 'claim-proved', by: verdict } : verdict;
}

/** A formula that stood at the beginning of a table and broke. */
export interface Broken {
  readonly family: Family;
  readonly about: 'values' | 'lost';
  readonly claim: string | undefined;
  readonly at: readonly number[];
  readonly fact: Fact;
}

/** What was found in a table, simplest first, and what broke where. */
export interface Patterns {
  readonly to: number;
  /** The table is a list that grows, and was looked at as lost positions and as nim-values. */
  readonly both: boolean;
  readonly found: readonly Pattern[];
  readonly broken: readonly Broken[];
}
