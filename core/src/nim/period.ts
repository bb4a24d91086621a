/** A way in which a sequence repeats: value(n + period) = value(n) + saltus for every n >= preperiod. */
export interface Repetition {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** How many terms must be seen before a repetition counts. */
type Enough = (preperiod: number, period: number) => number;

const TWO_PERIODS: Enough = (preperiod, period) => preperiod + 2 * period;

/** The least period of the sequence, with its least preperiod (at least `least`), where enough terms are there; linear time. */
export function periodOf(values: ArrayLike<number>, enough = TWO_PERIODS, least = 0): Repetition | undefined {
  const echo = echoes(values);
  for (let period = 1; period <= values.length; period += 1) {
    const preperiod = Math.max(least, values.length - period - (echo[period] ?? 0));
    if (enough(preperiod, period) <= values.length) return { preperiod, period, saltus: 0 };
  }
  return undefined;
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

/**
 * How many terms there must be before `periodOf` can find a period, given that it finds none in these: every repetition that the last terms show
 * goes on at best.
 */
export function soonestPeriod(values: ArrayLike<number>, enough: Enough, least: number): number {
  const echo = echoes(values);
  let soonest = enough(least, values.length + 1);
  for (let period = 1; period <= values.length; period += 1) {
    const preperiod = Math.max(least, values.length - period - (echo[period] ?? 0));
    soonest = Math.min(soonest, enough(preperiod, period));
  }
  return soonest;
}

/** For each distance d: how many terms at the end of the sequence agree with the term d before them, without a break. */
function echoes(values: ArrayLike<number>): Int32Array {
  // The Z-function of the sequence read backwards.
  const last = values.length - 1;
  const echo = new Int32Array(values.length);
  let from = 0;
  let to = 0;
  for (let d = 1; d <= last; d += 1) {
    let length = d < to ? Math.min(to - d, echo[d - from] ?? 0) : 0;
    while (d + length <= last && values[last - length] === values[last - length - d]) length += 1;
    echo[d] = length;
    if (d + length > to) {
      from = d;
      to = d + length;
    }
  }
  return echo;
}
