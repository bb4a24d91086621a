import { gcd } from '../nim/gcd.ts';
import type { Repetition } from '../nim/period.ts';
import type { MemoryCertificate, PeriodCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';

/** The heap up to which two rows that repeat must agree to agree for ever: past both preperiods, a common period more; undefined where they do not rise alike. */
export function heapOfProof(a: Repetition, b: Repetition): number | undefined {
  if (a.saltus * b.period !== b.saltus * a.period) return undefined;
  return Math.max(a.preperiod, b.preperiod) + (a.period / Number(gcd(a.period, b.period))) * b.period;
}

/** What is said of a proof that rests on a certificate. */
export function periodProof({ code, preperiod, period, saltus }: PeriodCertificate): Fact {
  return { id: saltus === 0 ? 'by-period-proof' : 'by-period-proof-raised', code, preperiod, period, saltus };
}

/** What is said of a proof that rests on a finite memory. */
export function memoryProof({ convention, preperiod, period }: MemoryCertificate): Fact {
  return { id: convention === 'normal' ? 'by-repeating' : 'by-repeating-misere', preperiod, period };
}
