/** A way in which a sequence repeats: value(n + period) = value(n) + saltus for every n >= preperiod. */
export interface Repetition {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** How many terms must be seen before a repetition counts. */
type Enough = (preperiod: number, period: number) => number;

const TWO_PERIODS: Enough = (preperiod, period) => preperiod + 2 * period;

/** A search for the least period of a sequence, which goes on from distance to distance between two terms. */
export interface PeriodSearch {
  /** Goes on for at most so many distances; true when it is over. */
  run(distances: number): boolean;
  /** Distances looked at so far. */
  looked(): number;
  /** The least period, with its least preperiod, once the search is over. */
  found(): Repetition | undefined;
  /** Once the search is over without a find: how many terms there must be before one is possible. */
  soonest(): number;
}

/** A search for a repetition from `least` on, in linear time all in all; the sequence must not change meanwhile. */
export function periodSearch(values: ArrayLike<number>, enough: Enough = TWO_PERIODS, least = 0): PeriodSearch {
  // The Z-function of the sequence read backwards; echo[d]: how many terms at the end agree with the term d before them, without a break.
  const { length } = values;
  const last = length - 1;
  const echo = new Int32Array(length);
  let from = 0;
  let to = 0;
  let period = 0;
  let found: Repetition | undefined;
  let soonest = enough(least, length + 1);

  function next(): void {
    period += 1;
    let same = period < to ? Math.min(to - period, echo[period - from] ?? 0) : 0;
    while (period + same <= last && values[last - same] === values[last - same - period]) same += 1;
    if (period <= last) echo[period] = same;
    if (period + same > to) {
      from = period;
      to = period + same;
    }
    // Every repetition that the last terms show goes on at best.
    const preperiod = Math.max(least, length - period - same);
    const terms = enough(preperiod, period);
    if (terms <= length) found = { preperiod, period, saltus: 0 };
    if (terms < soonest) soonest = terms;
  }

  return {
    run(distances) {
      const end = Math.min(length, period + distances);
      while (found === undefined && period < end) next();
      return found !== undefined || period >= length;
    },
    looked: () => period,
    found: () => found,
    soonest: () => soonest,
  };
}

/** The least period of the sequence, with its least preperiod (at least `least`), where enough terms are there; linear time. */
export function periodOf(values: ArrayLike<number>, enough = TWO_PERIODS, least = 0): Repetition | undefined {
  const search = periodSearch(values, enough, least);
  search.run(values.length);
  return search.found();
}

/** The least arithmetic period: as `periodOf`, but the values may rise by a constant, the saltus, in each period. */
export function arithmeticPeriodOf(values: ArrayLike<number>, enough = TWO_PERIODS, least = 0): Repetition | undefined {
  const steps = Array.from({ length: Math.max(0, values.length - 1) }, (_, n) => at(values, n + 1) - at(values, n));
  const found = periodOf(steps, (preperiod, period) => enough(preperiod, period) - 1, least);
  if (found === undefined) return undefined;
  const last = values.length - 1;
  return { ...found, saltus: at(values, last) - at(values, last - found.period) };
}

function at(values: ArrayLike<number>, n: number): number {
  return values[n] ?? 0;
}
