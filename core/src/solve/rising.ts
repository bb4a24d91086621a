import { type Code, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { arithmeticPeriodOf, type Repetition } from '../nim/period.ts';
import { type Family, type Options, optionsOf } from './rising-options.ts';

/** How often the least period is taken at most: the theorem may hold for a multiple only. */
const MULTIPLES = [1, 2, 4, 8];

/** Work on one multiple, in decompositions, beyond which it is not tried. */
const MOST = 20_000_000;

/** An arithmetic period that the given values prove, and how many of them that takes; undefined when they do not. */
export function risingPeriod(
  code: Code,
  values: ArrayLike<number>,
): (Repetition & { readonly length: number }) | undefined {
  const last = mostTaken(code);
  if (mostParts(code) !== 3 || last === undefined || !isUnsigned(code) || code.before.length > 1) return undefined;
  const least = (preperiod: number, period: number) => Math.max(3 * preperiod + last + period, preperiod + 2 * period);
  const found = arithmeticPeriodOf(values, least, 1);
  if (found === undefined || !isPowerOfTwo(found.saltus)) return undefined;
  for (const times of MULTIPLES) {
    const { preperiod } = found;
    const period = found.period * times;
    if (least(preperiod, period) > values.length || period ** 3 * (last + 1) > MOST) break;
    const length = enough(code, last, values, { preperiod, period, saltus: found.saltus * times });
    if (length !== undefined && length <= values.length) return { ...found, length };
  }
  return undefined;
}

function isPowerOfTwo(saltus: number): boolean {
  return saltus > 0 && Number.isInteger(Math.log2(saltus));
}

/**
 * How many values carry the induction, when every heap after them repeats by what its options of each kind must give; undefined when no number does.
 * A value is s * row + residue. The rows of heaps n, n + p, … rise by one; each option that is named below rises with them, or reaches all rows of its parity.
 */
function enough(code: Code, last: number, values: ArrayLike<number>, repetition: Repetition): number | undefined {
  const { preperiod, period, saltus } = repetition;
  for (let n = 1; n < preperiod; n += 1) if ((values[n] ?? 0) >= saltus) return undefined;
  let length = 3 * preperiod + last + period;
  for (let n = preperiod; n < preperiod + period; n += 1) {
    const value = values[n] ?? 0;
    const own = { row: Math.floor(value / saltus), residue: value % saltus };
    const options = optionsOf(code, values, repetition, n, own.row);
    if (mayMeet(options, own.residue)) return undefined;
    const from = fillsFrom(options, own.residue, repetition, values);
    if (from === undefined) return undefined;
    // Every heap of the class from `length` on lies in row `from` or above.
    length = Math.max(length, n + period * (from - own.row - 1) + 1);
  }
  return length;
}

/** Whether two or three parts might have the value that the heap is to have; one part has it at no heap, since it had not a period before. */
function mayMeet({ pairs, threes }: Options, residue: number): boolean {
  return [...pairs, ...threes].some(
    (family) => family.residue === residue && family.delta >= 0 && family.delta % 2 === 0,
  );
}

/** The least row of the heap from which on its options have every smaller value; undefined when there is none. */
function fillsFrom(
  options: Options,
  own: number,
  { preperiod, period, saltus }: Repetition,
  values: ArrayLike<number>,
): number | undefined {
  let top = 0;
  for (let n = preperiod; n < preperiod + period; n += 1) top = Math.max(top, Math.floor((values[n] ?? 0) / saltus));
  const moving = movingOf(options, saltus);
  let from = 0;
  for (let residue = 0; residue < saltus; residue += 1) {
    for (const parity of [0, 1]) {
      const fits = (family: Family) => family.residue === residue && Math.abs(family.delta % 2) === parity;
      const { lows, highest } = reachOf(options.threes.filter(fits), options.pairs.filter(fits), top);
      for (const [row, end] of lows.entries()) from = Math.max(from, row - end);
      if (highest === Number.NEGATIVE_INFINITY || from === Number.POSITIVE_INFINITY) return undefined;
      for (let row = residue < own ? 0 : -1; row > highest; row -= 1) {
        if (Math.abs(row % 2) !== parity) continue;
        const soonest = moving.get(row * saltus + residue);
        if (soonest === undefined) return undefined;
        from = Math.max(from, soonest);
      }
    }
  }
  return from;
}

/** The values, relative to the heap's own row, that move along with it, each with the least row of the heap from which on it is there. */
function movingOf({ alone, pairs }: Options, saltus: number): ReadonlyMap<number, number> {
  const moving = new Map(alone.map(({ row, residue }) => [row * saltus + residue, 0]));
  for (const { residue, delta, rows } of pairs) {
    if (Math.min(...rows) > 0) continue;
    // One part in row 0, the other in the row of both together, which its first row must not exceed.
    const key = delta * saltus + residue;
    moving.set(key, Math.min(moving.get(key) ?? Number.POSITIVE_INFINITY, Math.max(...rows) - delta));
  }
  return moving;
}

/**
 * How far above (or, negative, below) the heap's own row a row may lie and still be reached: `lows` for each row below `top`, `highest` from there on.
 * Three parts x + x + z reach row z from the first row of z's part to `delta - 2 * (the greater first row of x's parts)`; two equal ones reach row 0.
 */
function reachOf(threes: readonly Family[], pairs: readonly Family[], top: number) {
  const reach = Array.from({ length: top + 1 }, () => Number.NEGATIVE_INFINITY);
  for (const { delta, rows } of threes)
    for (const [i, row] of rows.entries()) {
      const end = delta - 2 * Math.max(...rows.filter((_, j) => j !== i));
      for (let at = row; at <= top; at += 1) reach[at] = Math.max(reach[at] ?? end, end);
    }
  const highest = reach[top] ?? Number.NEGATIVE_INFINITY;
  const zero = pairs.map(({ delta, rows }) => delta - 2 * Math.max(...rows));
  return { lows: [Math.max(reach[0] ?? highest, ...zero), ...reach.slice(1, top)], highest };
}
