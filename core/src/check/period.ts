import { readCode } from '../nim/code/read.ts';
import { writeCode } from '../nim/code/write.ts';
import { type Code, digitOf, isSubtraction, isTake, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';
import { flawOfHeaps, flawOfTakes } from './heaps.ts';

/** What a theorem asks of a certificate for one code. */
interface Bound {
  /** Values that the proof needs. */
  readonly need: number;
  /** Where a period may start at the earliest. */
  readonly least: number;
  readonly flawOfValues: (values: readonly number[]) => Fact | undefined;
}

/**
 * The first place where a period certificate fails, or undefined when it proves what it says: every value is computed anew from the options of its
 * heap, they reach as far as a theorem asks, they repeat, and neither a smaller period nor a smaller preperiod would do.
 */
export function periodFlaw(certificate: PeriodCertificate): Fact | undefined {
  const { code: text, preperiod, period, saltus, values } = certificate;
  const code = readCode(text);
  if ('wrong' in code) return { id: code.wrong, found: text };
  const isCounted = [preperiod, period, saltus].every((number) => Number.isSafeInteger(number) && number >= 0);
  if (!isCounted || period === 0) return { id: 'flaw-no-period', preperiod, period, saltus };
  const bound = mostTaken(code) === undefined ? boundAllBut(code, certificate) : boundFinite(code, certificate);
  if (bound === undefined) return { id: 'flaw-no-bound', code: writeCode(code) };
  if (values.length < bound.need) return { id: 'flaw-too-few', need: bound.need, values: values.length };
  return (
    bound.flawOfValues(values) ??
    flawOfRepetition(certificate) ??
    flawOfSettled(code, certificate) ??
    flawOfLeast(certificate, bound.least)
  );
}

/** Theorem of Guy and Smith for r parts: r * (n0 + p) + k values, no rise, no condition on the parts; heap 0 left out unless nothing is split. */
function boundFinite(code: Code, { preperiod, period, saltus }: PeriodCertificate): Bound | undefined {
  const parts = mostParts(code);
  const most = mostTaken(code);
  const least = isSubtraction(code) ? 0 : 1;
  if (parts === undefined || most === undefined || !isUnsigned(code) || saltus !== 0 || preperiod < least)
    return undefined;
  const need = parts * (preperiod + period) + most;
  return { need, least, flawOfValues: (values) => flawOfHeaps(code, values) };
}

/** All takes but finitely many: a period, and the last M values of it once more, M the greatest forbidden take. */
function boundAllBut(code: Code, { preperiod, period }: PeriodCertificate): Bound | undefined {
  const most = forbidden(code);
  if (most === undefined) return undefined;
  return {
    need: preperiod + period + most,
    least: 0,
    flawOfValues: (values) => flawOfTakes(most, (taken) => digitOf(code, taken).length === 0, values),
  };
}

function forbidden(code: Code): number | undefined {
  if (code.before.length > 0) return undefined;
  let most = 0;
  for (let taken = 1; taken <= code.after.length + code.tail.length; taken += 1) {
    const leaves = digitOf(code, taken);
    if (isTake(leaves)) continue;
    if (leaves.length > 0 || taken > code.after.length) return undefined;
    most = taken;
  }
  return most;
}

function flawOfRepetition({ preperiod, period, saltus, values }: PeriodCertificate): Fact | undefined {
  for (let n = preperiod; n + period < values.length; n += 1) {
    const said = (values[n] ?? 0) + saltus;
    const found = values[n + period] ?? 0;
    if (found !== said) return { id: 'flaw-repetition', heap: n + period, said, found };
  }
  return undefined;
}

/** All-but subtraction: values that every later heap can reach must at the end be those of one period before, raised by the saltus. */
function flawOfSettled(code: Code, { period, saltus, values }: PeriodCertificate): Fact | undefined {
  const most = forbidden(code);
  if (mostTaken(code) !== undefined || most === undefined) return undefined;
  const late = new Set(values.slice(0, Math.max(0, values.length - most)));
  const early = new Set(values.slice(0, Math.max(0, values.length - most - period)));
  const expected = new Set([...early].map((value) => value + saltus));
  for (let value = 0; value < saltus; value += 1) expected.add(value);
  for (const value of late) if (!expected.has(value)) return { id: 'flaw-settled', value };
  for (const value of expected) if (!late.has(value)) return { id: 'flaw-settled', value };
  return undefined;
}

/** The repetition is true; is it told with its least preperiod and least period? */
function flawOfLeast({ preperiod, period, saltus, values }: PeriodCertificate, least: number): Fact | undefined {
  const repeats = (n: number, step: number, rise: number) => values[n + step] === (values[n] ?? 0) + rise;
  if (preperiod > least && repeats(preperiod - 1, period, saltus))
    return { id: 'flaw-not-least', preperiod: preperiod - 1, period };
  for (let times = 2; times <= period; times += 1) {
    if (period % times !== 0 || saltus % times !== 0) continue;
    const step = period / times;
    let n = preperiod;
    while (n + step < preperiod + period && repeats(n, step, saltus / times)) n += 1;
    if (n + step >= preperiod + period) return { id: 'flaw-not-least', preperiod, period: step };
  }
  return undefined;
}
