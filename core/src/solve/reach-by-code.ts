import { readCode } from '../nim/code/read.ts';
import { type Code, mostParts } from '../nim/code.ts';
import { isWhole } from '../nim/whole.ts';
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
  let isAsked = false;
  let told: ReturnType<typeof byRuns> | undefined;
  // Looked for once, also when there is none: a vain look costs as much as the whole table.
  const far = (): typeof told => {
    if (isAsked) return told;
    isAsked = true;
    const proved = runs === undefined ? undefined : (known ?? proof(code));
    if (runs !== undefined && proved !== undefined && (proved.saltus === 0 || mostParts(code) === 1))
      told = byRuns(runs, proved, rules);
    return told;
  };
  const isFar = (component: Component): component is Whole => isWhole(component) && component > NEAR;
  return {
    // What no period tells is looked at option by option: the caller judges each, and counts it.
    reach: (component, wanted) =>
      isFar(component)
        ? (far()?.reach(component, wanted) ?? rules.options(component))
        : looked(rules, component, wanted, value),
    counted: (component, wanted) => (isFar(component) ? far()?.counted(component, wanted) : undefined),
  };
}

function proof(code: Code): PeriodCertificate | undefined {
  const heaps = heapTable(code);
  heaps.grow(FARTHEST, WORK);
  return heaps.certificate();
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
