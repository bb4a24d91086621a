import { partitions } from '../nim/code/partitions.ts';
import { readCode } from '../nim/code/read.ts';
import { writeCode } from '../nim/code/write.ts';
import { type Code, digitOf, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { nimSum, xor } from '../nim/xor.ts';
import type { PeriodCertificate } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';

/**
 * The first place where a period certificate fails, or undefined when it proves what it says. Every value is computed anew from the options of its
 * heap, so the time grows with the square of the number of values.
 */
export function periodFlaw(certificate: PeriodCertificate): Fact | undefined {
  const { code: text, preperiod, period, saltus, values } = certificate;
  const code = readCode(text);
  if ('wrong' in code) return { id: code.wrong, found: text };
  const isCounted = [preperiod, period, saltus].every((number) => Number.isSafeInteger(number) && number >= 0);
  if (!isCounted || period === 0) return { id: 'flaw-no-period', preperiod, period, saltus };
  const need = mostTaken(code) === undefined ? needAllBut(code, certificate) : needFinite(code, certificate);
  if (need === undefined) return { id: 'flaw-no-bound', code: writeCode(code) };
  if (values.length < need) return { id: 'flaw-too-few', need, values: values.length };
  return flawOfValues(code, values) ?? flawOfRepetition(certificate) ?? flawOfSettled(code, certificate);
}

/** Theorem of Guy and Smith for r parts: r * (n0 + p) + k values, heap 0 left out, no rise, no condition on the parts. */
function needFinite(code: Code, { preperiod, period, saltus }: PeriodCertificate): number | undefined {
  const parts = mostParts(code);
  const most = mostTaken(code);
  if (parts === undefined || most === undefined || !isUnsigned(code) || saltus !== 0 || preperiod < 1) return undefined;
  return parts * (preperiod + period) + most;
}

/** All takes but finitely many: a period, and the last M values of it once more, M the greatest forbidden take. */
function needAllBut(code: Code, { preperiod, period }: PeriodCertificate): number | undefined {
  const most = forbidden(code);
  return most === undefined ? undefined : preperiod + period + most;
}

function forbidden(code: Code): number | undefined {
  if (code.before.length > 0) return undefined;
  let most = 0;
  for (let taken = 1; taken <= code.after.length + code.tail.length; taken += 1) {
    const leaves = digitOf(code, taken);
    const isTake = leaves.length === 2 && leaves.every((leave, i) => leave.parts === i && !leave.more);
    if (isTake) continue;
    if (leaves.length > 0 || taken > code.after.length) return undefined;
    most = taken;
  }
  return most;
}

function flawOfValues(code: Code, values: readonly number[]): Fact | undefined {
  // reached[v] === heap: an option of the heap has the value v.
  const reached: number[] = [];
  for (let heap = 0; heap < values.length; heap += 1) {
    const last = mostTaken(code) ?? heap;
    for (let taken = 1 - code.before.length; taken <= Math.min(last, heap); taken += 1) {
      const total = heap - taken;
      for (const { parts, more, sign } of digitOf(code, taken)) {
        for (let count = parts; count <= (more ? Math.max(parts, total) : parts); count += 1) {
          if (count === 2 && sign === '') markPairs(values, total, reached, heap);
          else for (const list of partitions(total, count, sign)) reached[sum(values, list)] = heap;
        }
      }
    }
    let mex = 0;
    while (reached[mex] === heap) mex += 1;
    if (values[heap] !== mex) return { id: 'flaw-value', heap, said: values[heap] ?? -1, found: mex };
  }
  return undefined;
}

function sum(values: readonly number[], list: readonly (number | bigint)[]): number {
  return Number(nimSum(list.map((part) => values[Number(part)] ?? 0)));
}

function markPairs(values: readonly number[], total: number, reached: number[], heap: number): void {
  for (let a = 1; 2 * a <= total; a += 1) reached[Number(xor(values[a] ?? 0, values[total - a] ?? 0))] = heap;
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
