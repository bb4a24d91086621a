import { readCode } from '../nim/code/read.ts';
import { mostParts } from '../nim/code.ts';
import { xor } from '../nim/xor.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Component, Whole } from '../rules/position.ts';
import type { Option, Rules } from '../rules/rules.ts';
import { reachByPeriod } from './reach.ts';
import { heapTable } from './take-and-break.ts';

/** Heaps up to this size have all their options looked at. */
const NEAR = 100_000;

/** Work on a period before it is given up, in options; Kayles needs 170 heaps. */
const WORK = 20_000_000;
const FARTHEST = 20_000;

/** How the options of a value are found. */
type Reaching = (component: Component, value: Whole) => Iterable<Option>;

/** The nim-value of a component, where it is known. */
type Value = (component: Component) => Whole | undefined;

/**
 * Every option of a value for a game that is a take-and-break code by the form of its lines. Heaps to 100 000 are looked at option by option; of
 * larger ones the proved period names what an option leaves, and the lines read backwards say which move that is: of several moves to the same heaps
 * the first, since the mirrored ones come after all of those in the game's own order. Undefined without a code, a proof or lines to read.
 */
export function reachByCode(rules: Rules, value: Value, known?: PeriodCertificate): Reaching | undefined {
  const { code: text, leading } = rules;
  if (text === undefined || leading === undefined) return undefined;
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
  const most = mostParts(code) ?? 1;
  return (component, wanted) => {
    const isFar = typeof component === 'bigint' || (typeof component === 'number' && component > NEAR);
    const proved = isFar ? proof() : undefined;
    if (!isFar) return looked(rules, component, wanted, value);
    // All options, one by one: the caller judges each, and counts it.
    if (proved === undefined) return rules.options(component);
    return far(rules, leading, most, component, reachByPeriod(code, proved, rules, component, wanted));
  };
}

function* looked(rules: Rules, component: Component, wanted: Whole, value: Value): Generator<Option> {
  for (const option of rules.options(component)) {
    let sum: Whole | undefined = 0;
    for (const part of option.to ?? []) {
      const own = part.rules === rules ? value(part.component) : undefined;
      sum = own === undefined || sum === undefined ? undefined : xor(sum, own);
    }
    if (sum === wanted) yield option;
  }
}

function* far(
  rules: Rules,
  leading: NonNullable<Rules['leading']>,
  most: number,
  component: Component,
  heaps: Iterable<Option>,
): Generator<Option> {
  for (const { to = [] } of heaps) {
    // A page may write heaps of none where the code drops them.
    for (let parts = to.length; parts <= most; parts += 1) {
      const none = Array.from({ length: parts - to.length }, () => ({ rules, component: 0 }));
      const [first] = leading(component, [...none, ...to]);
      if (first === undefined) continue;
      yield first;
      break;
    }
  }
}
