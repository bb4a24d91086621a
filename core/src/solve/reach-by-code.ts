import { readCode } from '../nim/code/read.ts';
import { mostParts } from '../nim/code.ts';
import { xor } from '../nim/xor.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Component, Whole } from '../rules/position.ts';
import type { Option, Rules } from '../rules/rules.ts';
import { byRuns } from './runs.ts';
import { heapTable } from './take-and-break.ts';

/** Heaps up to this size have all their options looked at. */
const NEAR = 100_000;

/** Work on a period before it is given up, in options; Kayles needs 170 heaps. */
const WORK = 20_000_000;
const FARTHEST = 20_000;

/** The nim-value of a component, where it is known. */
type Value = (component: Component) => Whole | undefined;

/** The options of a value: one at a time, and how many they are where that can be told without listing them. */
export interface ByCode {
  readonly reach: (component: Component, value: Whole) => Iterable<Option>;
  readonly counted: (component: Component, value: Whole) => Whole | undefined;
}

/**
 * The options of a value for a game that is a take-and-break code by the form of its lines, in the game's own order. Heaps to 100 000 are looked at
 * option by option; those of larger ones are told by a proved period, where that has no saltus or nothing is split. Undefined without a code.
 */
export function reachByCode(rules: Rules, value: Value, known?: PeriodCertificate): ByCode | undefined {
  const { code: text, runs } = rules;
  if (text === undefined) return undefined;
  const code = readCode(text);
  if ('wrong' in code) return undefined;
  let certificate = known;
  const proof = (): PeriodCertificate | undefined => {
    if (certificate !== undefined) return certificate;
    const heaps = heapTable(code);
    heaps.grow(FARTHEST, WORK);
    certificate = heaps.certificate();
    return certificate;
  };
  const told = (component: Component): component is Whole => {
    const isFar = typeof component === 'bigint' || (typeof component === 'number' && component > NEAR);
    return isFar && runs !== undefined && proof() !== undefined && (proof()?.saltus === 0 || mostParts(code) === 1);
  };
  let far: ReturnType<typeof byRuns> | undefined;
  const ready = () => {
    const proved = proof();
    if (far === undefined && proved !== undefined && runs !== undefined) far = byRuns(runs, proved, rules);
    return far;
  };
  return {
    // What no period tells is looked at option by option: the caller judges each, and counts it.
    reach: (component, wanted) =>
      (told(component) ? ready()?.reach(component, wanted) : undefined) ??
      (typeof component === 'number' && component <= NEAR
        ? looked(rules, component, wanted, value)
        : rules.options(component)),
    counted: (component, wanted) => (told(component) ? ready()?.counted(component, wanted) : undefined),
  };
}

function* looked(rules: Rules, component: Component, wanted: Whole, value: Value): Generator<Option> {
  for (const option of rules.options(component)) {
    let sum: Whole | undefined = 0;
    for (const part of option.to ?? []) {
      const own = part.rules === rules ? value(part.component) : undefined;
      sum = own === undefined || sum === undefined ? undefined : xor(sum, own);
    }
    // What is not known here is left to the caller.
    if (sum === undefined || sum === wanted) yield option;
  }
}
