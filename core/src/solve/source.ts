import { readCode } from '../nim/code/read.ts';
import { isWhole } from '../nim/whole.ts';
import type { Certainty, Evidence } from '../rules/answer.ts';
import type { Certificate, PeriodCertificate } from '../rules/certificate.ts';
import type { Component, Whole } from '../rules/position.ts';
import type { Option, Rules, Theorem } from '../rules/rules.ts';
import { reachByPeriod } from './reach.ts';
import { type ByCode, reachByCode } from './reach-by-code.ts';
import { countByPeriod } from './runs.ts';
import { compared, isTrusted } from './trust.ts';

/** Where the values of one game come from. */
export interface Source {
  readonly by: Evidence['by'];
  readonly certainty: Certainty;
  value(component: Component): Whole | undefined;
  /** Every option of a value in order, where a theorem can name them. */
  readonly reach?: (component: Component, value: Whole) => Iterable<Option>;
  /** Every option of either of two values in order, where a theorem can name them. */
  readonly either?: (component: Component, value: Whole, other: Whole) => Iterable<Option>;
  /** How many options of a value there are, told without listing them. */
  readonly counted?: (component: Component, value: Whole) => Whole | undefined;
  evidence(): Evidence;
  /** How many values the evidence lists; undefined where it is no list. */
  listed(): number | undefined;
}

/** The theorem tells values and may stand behind an answer. */
export function speaksOfValues(rules: Rules, theorem: Theorem): boolean {
  return theorem.value !== undefined && theorem.convention === 'normal' && isTrusted(rules, theorem);
}

/** A theorem on values as a source; one that rests on a certificate tells them by period. */
export function byTheorem(rules: Rules, theorem: Theorem): Source {
  const { certificate, reach, reachCount } = theorem;
  if (certificate !== undefined) return byCertificate(rules, theorem, certificate);
  return {
    ...(reach === undefined
      ? reachByCode(rules, (component) => theorem.value?.(component))
      : { reach, either: reach, ...(reachCount === undefined ? {} : { counted: reachCount }) }),
    by: 'theorem',
    certainty: theorem.status === 'proved' ? 'proved' : 'cited',
    value: (component) => theorem.value?.(component),
    evidence: () => theoremEvidence(rules, theorem),
    listed: () => undefined,
  };
}

function byCertificate(rules: Rules, theorem: Theorem, certificate: Certificate): Source {
  const value = (component: Component): Whole | undefined => theorem.value?.(component);
  return {
    by: 'period',
    certainty: 'proved',
    value,
    ...('code' in certificate ? reachOf(rules, certificate, value) : {}),
    evidence: () => ({ by: 'period', certificate }),
    listed: () => undefined,
  };
}

/** The rules of a code itself have the options that the period names, in the same order; a game's own page may order and name them otherwise. */
export function reachOf(
  rules: Rules,
  certificate: PeriodCertificate | undefined,
  value: (component: Component) => Whole | undefined,
): ByCode | undefined {
  const code = certificate && readCode(certificate.code);
  if (certificate === undefined || code === undefined || 'wrong' in code || rules.name !== rules.code)
    return reachByCode(rules, value, certificate);
  return {
    reach: (component, wanted) =>
      isWhole(component) ? reachByPeriod(code, certificate, rules, component, wanted) : [],
    counted: (component, wanted) =>
      isWhole(component) ? countByPeriod(code, certificate, component, wanted) : undefined,
  };
}

/** A theorem as evidence: its name, its source, and how far it was compared. */
export function theoremEvidence(rules: Rules, theorem: Theorem): Evidence {
  const { to, positions, named } = compared(rules, theorem);
  const { id, source } = theorem;
  return { by: 'theorem', theorem: id, source, comparedTo: to, positions, ...(named ? { named } : {}) };
}
