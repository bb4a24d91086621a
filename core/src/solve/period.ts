import { writeCode } from '../nim/code/write.ts';
import { type Code, digitOf, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { arithmeticPeriodOf, periodOf } from '../nim/period.ts';
import { add, divide, multiply, remainder, subtract, type Whole } from '../nim/whole.ts';
import type { PeriodCertificate } from '../rules/answer.ts';

/** The value of a heap by a proved period. */
export function valueByPeriod({ preperiod, period, saltus, values }: PeriodCertificate, heap: Whole): Whole {
  if (heap < values.length) return values[Number(heap)] ?? 0;
  const past = subtract(heap, preperiod);
  const first = values[preperiod + Number(remainder(past, period))] ?? 0;
  return add(first, multiply(saltus, divide(past, period)));
}

/** A proof that the values of the code repeat from the given values of heaps 0, 1, …, all of them true; undefined when they do not reach far enough. */
export function provePeriod(code: Code, values: ArrayLike<number>): PeriodCertificate | undefined {
  return mostTaken(code) === undefined ? proveAllBut(code, values) : proveFinite(code, values);
}

/**
 * Guy and Smith 1956, for any number r of parts: the values repeat from n0 >= 1 on once G(n + p) = G(n) for n0 <= n < r*n0 + (r - 1)*p + k,
 * where k is the most that a move takes.
 */
function proveFinite(code: Code, values: ArrayLike<number>): PeriodCertificate | undefined {
  const parts = mostParts(code);
  const most = mostTaken(code);
  if (parts === undefined || most === undefined || !isUnsigned(code)) return undefined;
  const enough = (preperiod: number, period: number) => parts * (preperiod + period) + most;
  const found = periodOf(values, enough, 1);
  if (found === undefined) return undefined;
  const length = enough(found.preperiod, found.period);
  return { code: writeCode(code), ...found, values: Array.from({ length }, (_, n) => values[n] ?? 0) };
}

/** The greatest forbidden take of a code that allows every take but finitely many, splitting nothing; undefined for other codes. */
function greatestForbidden(code: Code): number | undefined {
  const isTake = (taken: number) => writtenAs(code, taken) === '0,1';
  if (code.before.length > 0 || !code.tail.every((_, i) => isTake(code.after.length + 1 + i))) return undefined;
  let most = 0;
  for (let taken = 1; taken <= code.after.length; taken += 1) {
    if (isTake(taken)) continue;
    if (digitOf(code, taken).length > 0) return undefined;
    most = taken;
  }
  return most;
}

function writtenAs(code: Code, taken: number): string {
  return digitOf(code, taken)
    .map((leave) => `${leave.parts}${leave.more ? '+' : ''}`)
    .join();
}

/**
 * All-but subtraction, M the greatest forbidden take. A value is settled at n when some m < n - M has it: it is an option of every later heap. G(n)
 * depends only on the settled set and the last M values; when both, at n + p, are those at n raised by s (with 0 to s - 1 settled too), the values
 * rise by s in each period from n on.
 */
function proveAllBut(code: Code, values: ArrayLike<number>): PeriodCertificate | undefined {
  const most = greatestForbidden(code);
  if (most === undefined) return undefined;
  const found = arithmeticPeriodOf(values, (preperiod, period) => preperiod + period + most + 1, 0);
  if (found === undefined || found.saltus < 0) return undefined;
  const { period, saltus } = found;
  const settled = (end: number) => new Set(Array.from({ length: Math.max(0, end - most) }, (_, n) => values[n] ?? 0));
  const early = settled(values.length - period);
  const late = settled(values.length);
  const raised = new Set([
    ...Array.from({ length: saltus }, (_, v) => v),
    ...[...early].map((value) => value + saltus),
  ]);
  if (raised.size !== late.size || ![...late].every((value) => raised.has(value))) return undefined;
  return { code: writeCode(code), ...found, values: Array.from(values) };
}
