import { type Code, digitOf, mostTaken } from '../nim/code.ts';
import { add, divide, multiply, remainder, subtract, type Whole } from '../nim/whole.ts';
import { xor } from '../nim/xor.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Option, Rules } from '../rules/rules.ts';
import type { Run, Runs } from '../rules/run.ts';
import { heapsOfValue, valueByPeriod } from './period.ts';

/** A stretch of places, and the offsets from its first place, below `every`, that are wanted: they come again after every `every` places. */
interface Stretch {
  readonly first: Whole;
  readonly last: Whole;
  readonly every: number;
  readonly wanted: readonly number[];
}

/**
 * The options of a heap that have a value, told from the runs of its game and a proved period (with a saltus: of a game that splits nothing): the places of a run go by the period
 * but for those near its ends, so that heaps of any size are listed, and counted, by residues.
 */
export function byRuns(
  runs: Runs,
  certificate: PeriodCertificate,
  rules: Rules,
): {
  readonly reach: (heap: Whole, value: Whole) => Iterable<Option>;
  readonly counted: (heap: Whole, value: Whole) => Whole;
} {
  return {
    *reach(heap, value) {
      for (const run of runs(heap))
        for (const stretch of stretches(run, certificate, value))
          for (const place of places(stretch)) yield optionAt(run, place, rules);
    },
    counted(heap, value) {
      let count: Whole = 0;
      for (const run of runs(heap))
        for (const stretch of stretches(run, certificate, value)) count = add(count, amount(stretch));
      return count;
    },
  };
}

/** How many options a heap of a code itself has of a value, by such a period; undefined where a move may leave three heaps, or has no bound. */
export function countByPeriod(
  code: Code,
  certificate: PeriodCertificate,
  heap: Whole,
  value: Whole,
): Whole | undefined {
  if (certificate.saltus > 0 || mostTaken(code) === undefined) return undefined;
  let count: Whole = 0;
  for (let taken = 1 - code.before.length; taken <= code.after.length; taken += 1) {
    const total = subtract(heap, taken);
    if (total < 0) break;
    for (const { parts, more, sign } of digitOf(code, taken)) {
      if (more || parts > 2 || (parts === 2 && sign !== '' && sign !== '!')) return undefined;
      // Parts are not empty, and written smaller first; `!` forbids two equal ones.
      const last = divide(sign === '!' ? subtract(total, 1) : total, 2);
      const isOne = parts === 0 ? total === 0 : total > 0;
      if (parts < 2) count = add(count, isOne && valueByPeriod(certificate, total) === value ? 1 : 0);
      else if (last >= 1)
        for (const one of stretches(
          { is: 'splits', total, first: 1, last, grows: 0, by: () => ({}) },
          certificate,
          value,
        ))
          count = add(count, amount(one));
    }
  }
  return count;
}

function optionAt(run: Run, place: Whole, rules: Rules): Option {
  if (run.is === 'takes') {
    const left = subtract(run.most, place);
    return { to: [{ rules, component: left }], by: run.by(left) };
  }
  const other = subtract(run.total, place);
  const heaps = run.grows === 0 ? [place, other] : [other, place];
  return { to: heaps.map((component) => ({ rules, component })), by: run.by(place) };
}

/** The places of a run that have the value; of takes the place is how much less than the most is left, of splits the heap that grows. */
function stretches(run: Run, certificate: PeriodCertificate, value: Whole): readonly Stretch[] {
  const { preperiod } = certificate;
  if (run.is === 'takes') {
    if (certificate.saltus > 0) return rising(run.most, run.least, certificate, value);
    const isWanted = (place: Whole) => valueByPeriod(certificate, subtract(run.most, place)) === value;
    // The heap left shrinks: the period speaks as long as it is not below the preperiod.
    const end = subtract(run.most, run.least);
    return divided(0, end, 0, lesser(end, subtract(run.most, preperiod)), certificate.period, isWanted);
  }
  const { total, first, last } = run;
  const isWanted = (place: Whole) =>
    xor(valueByPeriod(certificate, place), valueByPeriod(certificate, subtract(total, place))) === value;
  return divided(
    first,
    last,
    greater(first, preperiod),
    lesser(last, subtract(total, preperiod)),
    certificate.period,
    isWanted,
  );
}

/** Where the values rise the heaps that have one are few: single places, in order. */
function rising(most: Whole, least: Whole, certificate: PeriodCertificate, value: Whole): readonly Stretch[] {
  return heapsOfValue(certificate, value)
    .filter((left) => left >= least && left <= most)
    .map((left) => subtract(most, left))
    .toReversed()
    .map((place) => ({ first: place, last: place, every: 1, wanted: [0] }));
}

/** The places from `first` to `last`, in order: one by one outside `from` to `to`, by the period inside. */
function divided(
  first: Whole,
  last: Whole,
  from: Whole,
  to: Whole,
  period: number,
  isWanted: (place: Whole) => boolean,
): readonly Stretch[] {
  const single = (start: Whole, end: Whole): Stretch =>
    stretch(start, end, Number(add(subtract(end, start), 1)), isWanted);
  if (from > to) return first > last ? [] : [single(first, last)];
  const inner = stretch(from, to, period, isWanted);
  return [
    ...(first < from ? [single(first, subtract(from, 1))] : []),
    inner,
    ...(to < last ? [single(add(to, 1), last)] : []),
  ];
}

function stretch(first: Whole, last: Whole, every: number, isWanted: (place: Whole) => boolean): Stretch {
  const wanted: number[] = [];
  for (let offset = 0; offset < every; offset += 1) {
    const place = add(first, offset);
    if (place > last) break;
    if (isWanted(place)) wanted.push(offset);
  }
  return { first, last, every, wanted };
}

function* places({ first, last, every, wanted }: Stretch): Generator<Whole, void> {
  if (wanted.length === 0) return;
  for (let start = first; start <= last; start = add(start, every)) {
    for (const offset of wanted) {
      const place = add(start, offset);
      if (place > last) return;
      yield place;
    }
  }
}

function amount({ first, last, every, wanted }: Stretch): Whole {
  const length = add(subtract(last, first), 1);
  const left = remainder(length, every);
  const inPart = wanted.filter((offset) => offset < left).length;
  return add(multiply(divide(length, every), wanted.length), inPart);
}

function lesser(a: Whole, b: Whole): Whole {
  return a < b ? a : b;
}

function greater(a: Whole, b: Whole): Whole {
  return a > b ? a : b;
}
