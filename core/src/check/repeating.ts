import { readCode } from '../nim/code/read.ts';
import { writeCode } from '../nim/code/write.ts';
import { add, divide, multiply, remainder, subtract } from '../nim/whole.ts';
import type { Certificate, MemoryCertificate, PeriodCertificate } from '../rules/certificate.ts';
import type { Convention, Whole } from '../rules/position.ts';
import type { Part, Position } from '../rules/rules.ts';
import { brute } from './brute.ts';
import type { Replayed } from './judge.ts';
import { memoryFlaw, takesFlaw } from './memory.ts';
import { periodFlaw } from './period.ts';
import { byValue } from './values.ts';

/** Heaps up to this one are compared with the rules, so that a certificate cannot belong to another game. */
const HEAPS = 24;

/** Replays a certificate of what repeats, and holds it to the games of a position: it must speak of them. */
export function replayPeriod(certificate: Certificate, position: Position, convention: Convention): Replayed {
  if ('takes' in certificate) return replayMemory(certificate, position, convention);
  const found = periodFlaw(certificate);
  if (found !== undefined) return { flaw: found };
  const slow = brute();
  for (const { rules } of position) {
    const code = rules.code === undefined ? undefined : readCode(rules.code);
    const own = code === undefined || 'wrong' in code ? rules.name : writeCode(code);
    if (own !== certificate.code) return { flaw: { id: 'flaw-code', said: certificate.code, found: own } };
    for (let heap = 0; heap <= HEAPS; heap += 1) {
      const value = slow.value({ rules, component: heap });
      const said = repeated(certificate, heap);
      if (value !== said) return { flaw: { id: 'flaw-value', heap, said, found: value } };
    }
  }
  const own = new Set(position.map((part) => part.rules));
  const value = ({ rules, component }: Part): Whole | undefined =>
    own.has(rules) && (typeof component === 'number' || typeof component === 'bigint')
      ? repeated(certificate, component)
      : undefined;
  return byValue(value, convention);
}

/** A finite memory: nim-values in normal play; in misère play the outcome of one heap. */
function replayMemory(certificate: MemoryCertificate, position: Position, convention: Convention): Replayed {
  const own = new Set(position.map((part) => part.rules));
  let found = memoryFlaw(certificate);
  for (const rules of own) found ??= takesFlaw(rules, certificate);
  if (found !== undefined) return { flaw: found };
  const value = ({ rules, component }: Part): Whole | undefined =>
    own.has(rules) && (typeof component === 'number' || typeof component === 'bigint')
      ? repeated({ ...certificate, saltus: 0 }, component)
      : undefined;
  if (certificate.convention === 'normal') return byValue(value, convention);
  return {
    outcome([part, another]) {
      if (convention === 'normal' || another !== undefined) return undefined;
      const won = part === undefined ? 1 : value(part);
      return won === undefined ? undefined : won === 0 ? 'P' : 'N';
    },
  };
}

function repeated({ preperiod, period, saltus, values }: Omit<PeriodCertificate, 'code'>, heap: Whole): Whole {
  if (heap < preperiod + period) return values[Number(heap)] ?? 0;
  const past = subtract(heap, preperiod);
  return add(values[preperiod + Number(remainder(past, period))] ?? 0, multiply(saltus, divide(past, period)));
}
