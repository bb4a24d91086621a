import { partitions } from '../nim/code/partitions.ts';
import { type Code, digitOf, mostTaken } from '../nim/code.ts';
import { risingParts } from '../nim/rising-parts.ts';
import { multiply, subtract, type Whole } from '../nim/whole.ts';
import { nimSum } from '../nim/xor.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Misstep, Option, Rules } from '../rules/rules.ts';
import { heapsOfValue, valueByPeriod } from './period.ts';

/** Every option of a heap that has the value, in the order of the code's own rules, by a proved period: no heap is too large, and none is looked at in vain. Throws a misstep where it tells no more. */
export function* reachByPeriod(
  code: Code,
  certificate: PeriodCertificate,
  rules: Rules,
  heap: Whole,
  value: Whole,
): Generator<Option, void> {
  const left =
    mostTaken(code) === undefined ? byTake(code, certificate, heap, value) : bySplit(code, certificate, heap, value);
  for (const { taken, parts } of left) {
    yield { to: parts.map((component) => ({ rules, component })), by: { k: taken } };
  }
}

interface Left {
  readonly taken: Whole;
  readonly parts: readonly Whole[];
}

/** Past the first options of a large heap, each next one by an arithmetic period costs much work: there is no end to them. */
const MOST = 100;
const NEAR = 10_000;
const TOO_MANY: Misstep = { misstep: { id: 'budget-spent' } };

function* bySplit(code: Code, certificate: PeriodCertificate, heap: Whole, value: Whole): Generator<Left, void> {
  let listed = 0;
  const sumOf = (parts: readonly Whole[]) => nimSum(parts.map((part) => valueByPeriod(certificate, part)));
  for (let taken = 1 - code.before.length; taken <= code.after.length; taken += 1) {
    const total = subtract(heap, taken);
    if (total < 0) return;
    for (const { parts, sign } of digitOf(code, taken)) {
      if (certificate.saltus > 0) {
        for (const list of risingParts(certificate, total, parts, value)) {
          if (listed === MOST && heap > NEAR) throw TOO_MANY;
          listed += 1;
          yield { taken, parts: list };
        }
        continue;
      }
      if (parts > 1 && !isReached(certificate, sumOf, total, parts, value)) continue;
      for (const list of partitions(total, parts, sign)) if (sumOf(list) === value) yield { taken, parts: list };
    }
  }
}

/**
 * Whether some parts of the total have the value. A part from n0 + p on that is not the largest may give p to the largest: both keep their values.
 * So all but the largest are looked for below n0 + p only.
 */
function isReached(
  { preperiod, period }: PeriodCertificate,
  sumOf: (parts: readonly Whole[]) => Whole,
  total: Whole,
  parts: number,
  value: Whole,
): boolean {
  const small: number[] = [];
  const look = (rest: Whole, least: number): boolean => {
    if (small.length === parts - 1) return rest >= least && sumOf([...small, rest]) === value;
    for (let part = least; part < preperiod + period && multiply(part, parts - small.length) <= rest; part += 1) {
      small.push(part);
      if (look(subtract(rest, part), part)) return true;
      small.pop();
    }
    return false;
  };
  return look(total, 1);
}

/** Takes of all numbers but finitely many. */
function* byTake(code: Code, certificate: PeriodCertificate, heap: Whole, value: Whole) {
  for (const left of heapsOfValue(certificate, value).toReversed()) {
    const taken = subtract(heap, left);
    const isAllowed = taken > code.after.length || digitOf(code, Number(taken)).length > 0;
    if (taken > 0 && isAllowed) yield { taken, parts: left === 0 ? [] : [left] };
  }
}
