import { readCode } from '../nim/code/read.ts';
import { writeCode } from '../nim/code/write.ts';
import { type Code, digitOf, isSubtraction, isTake, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';
import { flawOfHeaps, flawOfTakes } from './heaps.ts';
import { flawOfRise, leastOfRise } from './rising.ts';

/** What a theorem asks of a certificate for one code. */
interface Bound {
  /** Values that the proof needs. */
  readonly need: number;
  /** Where a period may start at the earliest. */
  readonly least: number;
  readonly flawOfValues: (values: readonly number[]) => Fact | undefined;
  /** What the heaps past the values need beside their number. */
  readonly flawBeyond: () => Fact | undefined;
}

/**
 * The first place where a period certificate fails, or undefined when it proves what it says: every value is computed anew from the options of its
 * heap, they reach as far as a theorem asks, they repeat, and neither a smaller period nor a smaller preperiod would do.
 */
export function periodFlaw(certificate: PeriodCertificate): Fact | undefined {
  const { code: text, preperiod, period, saltus, values } = certificate;
  const code = readCode(text);
  if ('wrong' in code) return { id: code.wrong, found: code.found };
  const isCounted = [preperiod, period, saltus].every((number) => Number.isSafeInteger(number) && number >= 0);
  if (!isCounted || period === 0) return { id: 'flaw-no-period', preperiod, period, saltus };
  const bound = boundOf(code, certificate);
  if (bound === undefined) return { id: 'flaw-no-bound', code: writeCode(code) };
  if (values.length < bound.need) return { id: 'flaw-too-few', need: bound.need, values: values.length };
  return (
    bound.flawOfValues(values) ??
    flawOfRepetition(certificate) ??
    flawOfLeast(certificate, bound.least) ??
    bound.flawBeyond()
  );
}

function boundOf(code: Code, certificate: PeriodCertificate): Bound | undefined {
  if (mostTaken(code) === undefined) return boundAllBut(code, certificate);
  return certificate.saltus === 0 ? boundFinite(code, certificate) : boundRising(code, certificate);
}

/** Theorem of Guy and Smith for r parts: r * (n0 + p) + k values, no rise, no condition on the parts; heap 0 left out unless nothing is split. */
function boundFinite(code: Code, { preperiod, period }: PeriodCertificate): Bound | undefined {
  const parts = mostParts(code);
  const most = mostTaken(code);
  const least = isSubtraction(code) ? 0 : 1;
  if (parts === undefined || most === undefined || !isUnsigned(code) || preperiod < least) return undefined;
  const need = parts * (preperiod + period) + most;
  return { need, least, flawOfValues: (values) => flawOfHeaps(code, values), flawBeyond: () => undefined };
}

/** Three parts at most, rising by a power of two: what the options of every kind of heap must give is checked by itself. */
function boundRising(code: Code, certificate: PeriodCertificate): Bound | undefined {
  const need = leastOfRise(code, certificate);
  if (need === undefined || certificate.preperiod < 1) return undefined;
  return {
    need,
    least: 1,
    flawOfValues: (values) => flawOfHeaps(code, values),
    flawBeyond: () => flawOfRise(code, certificate),
  };
}

/** All takes but finitely many: a period, and the last M values of it once more, M the greatest forbidden take. */
function boundAllBut(code: Code, certificate: PeriodCertificate): Bound | undefined {
  const { preperiod, period } = certificate;
  const most = forbidden(code);
  if (most === undefined) return undefined;
  return {
    need: preperiod + period + most,
    least: 0,
    flawOfValues: (values) => flawOfTakes(most, (taken) => digitOf(code, taken).length === 0, values),
    flawBeyond: () => flawOfSettled(code, certificate),
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
