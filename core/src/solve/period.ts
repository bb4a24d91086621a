import { writeCode } from '../nim/code/write.ts';
import { type Code, digitOf, isSubtraction, isTake, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { arithmeticPeriodOf, periodOf, periodSearch, type Repetition } from '../nim/period.ts';
import { add, compare, divide, multiply, remainder, subtract, type Whole } from '../nim/whole.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import { risingPeriod } from './rising.ts';

/** The value of a heap by a proved period. */
export function valueByPeriod(
  { preperiod, period, saltus, values }: Omit<PeriodCertificate, 'code'>,
  heap: Whole,
): Whole {
  if (heap < values.length) return values[Number(heap)] ?? 0;
  const past = subtract(heap, preperiod);
  const first = values[preperiod + Number(remainder(past, period))] ?? 0;
  return add(first, multiply(saltus, divide(past, period)));
}

/** The heaps that have a value, least first: where the values rise, each residue has it at most once. Without a saltus, those below the preperiod alone. */
export function heapsOfValue({ preperiod, period, saltus, values }: PeriodCertificate, value: Whole): readonly Whole[] {
  const found: Whole[] = [];
  for (let n = 0; n < preperiod + period; n += 1) {
    const rise = subtract(value, values[n] ?? 0);
    if (n < preperiod ? rise !== 0 : rise < 0 || saltus === 0 || remainder(rise, saltus) !== 0) continue;
    found.push(n < preperiod ? n : add(n, multiply(period, divide(rise, saltus))));
  }
  return found.sort(compare);
}

/** A proof that the values of the code repeat from the given values of heaps 0, 1, …, all of them true; undefined when they do not reach far enough. */
export function provePeriod(code: Code, values: ArrayLike<number>): PeriodCertificate | undefined {
  return mostTaken(code) === undefined
    ? proveAllBut(code, values)
    : (proveFinite(code, values) ?? proveRising(code, values));
}

function proveRising(code: Code, values: ArrayLike<number>): PeriodCertificate | undefined {
  const found = risingPeriod(code, values);
  if (found === undefined) return undefined;
  const { length, ...repetition } = found;
  return { code: writeCode(code), ...repetition, values: Array.from({ length }, (_, n) => values[n] ?? 0) };
}

/** A try to prove a period, which can be long where the values are many. */
export interface PeriodTry {
  /** Goes on for about `work` steps, one step at least; true when the try is over. */
  run(work: number): boolean;
  steps(): number;
  /** The proof, once the try is over; undefined when the values carry none. */
  certificate(): PeriodCertificate | undefined;
  /** How many values to have before a proof is tried again, once the try is over without one. */
  next(): number;
}

/** Steps of other work that take as long as one distance of the search. */
const DISTANCE = 8;

/** A try over these values, which must stay as they are meanwhile. */
export function periodTry(code: Code, values: ArrayLike<number>): PeriodTry {
  const bound = boundOf(code);
  const search = bound && periodSearch(values, bound.enough, bound.least);
  const { length } = values;
  let certificate: PeriodCertificate | undefined;
  let isOver = false;
  return {
    run(work) {
      if (isOver) return true;
      if (search?.run(Math.max(1, Math.ceil(work / DISTANCE))) === false) return false;
      isOver = true;
      if (search === undefined) certificate = provePeriod(code, values);
      else certificate = certified(code, values, search.found()) ?? proveRising(code, values);
      return true;
    },
    steps: () => (isOver ? length : (search?.looked() ?? 0)),
    certificate: () => certificate,
    next() {
      if (search === undefined) return Math.ceil(length * 1.25);
      // Never so soon that the tries outweigh the values, and not much later than a proof may be there.
      return Math.max(length + 1 + Math.floor(length / 64), Math.min(search.soonest(), length * 2));
    },
  };
}

interface Bound {
  readonly enough: (preperiod: number, period: number) => number;
  /** Heap 0 is no part of a split; only a subtraction set has it like any other heap. */
  readonly least: number;
}

/**
 * Guy and Smith 1956, for any number r of parts: the values repeat from n0 >= 1 on once G(n + p) = G(n) for n0 <= n < r*n0 + (r - 1)*p + k,
 * where k is the most that a move takes. For a subtraction set (r = 1) n0 = 0 is allowed.
 */
function boundOf(code: Code): Bound | undefined {
  const parts = mostParts(code);
  const most = mostTaken(code);
  if (parts === undefined || most === undefined || !isUnsigned(code)) return undefined;
  return {
    enough: (preperiod, period) => parts * (preperiod + period) + most,
    least: isSubtraction(code) ? 0 : 1,
  };
}

function proveFinite(code: Code, values: ArrayLike<number>): PeriodCertificate | undefined {
  const bound = boundOf(code);
  return bound && certified(code, values, periodOf(values, bound.enough, bound.least));
}

function certified(
  code: Code,
  values: ArrayLike<number>,
  found: Repetition | undefined,
): PeriodCertificate | undefined {
  const bound = boundOf(code);
  if (bound === undefined || found === undefined) return undefined;
  const length = bound.enough(found.preperiod, found.period);
  return { code: writeCode(code), ...found, values: Array.from({ length }, (_, n) => values[n] ?? 0) };
}

/** The greatest forbidden take of a code that allows every take but finitely many, splitting nothing; undefined for other codes. */
function greatestForbidden(code: Code): number | undefined {
  if (code.before.length > 0 || !code.tail.every(isTake)) return undefined;
  let most = 0;
  for (let taken = 1; taken <= code.after.length; taken += 1) {
    const digit = digitOf(code, taken);
    if (isTake(digit)) continue;
    if (digit.length > 0) return undefined;
    most = taken;
  }
  return most;
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
