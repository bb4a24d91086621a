import { type Code, digitOf, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { arithmeticPeriodOf, type Repetition } from '../nim/period.ts';
import { xor } from '../nim/xor.ts';

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

function sum(a: number, b: number): number {
  return Number(xor(a, b));
}

function isPowerOfTwo(saltus: number): boolean {
  return saltus > 0 && Number.isInteger(Math.log2(saltus));
}

/** Options that leave two or three parts past the preperiod, one of each kind: they reach rows of one parity up to `delta` above the heap's own. */
interface Family {
  readonly residue: number;
  readonly delta: number;
  /** The rows in which the first periods of its parts lie. */
  readonly rows: readonly number[];
}

/** The options of the heaps of one class modulo the period, by rows relative to the heap's own row. */
interface Options {
  /** One part past the preperiod: its row and residue move along with the heap. */
  readonly alone: readonly { readonly row: number; readonly residue: number }[];
  readonly pairs: readonly Family[];
  readonly threes: readonly Family[];
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
    const options = optionsOf(code, last, values, repetition, n, own.row);
    if (mayMeet(options, own.residue)) return undefined;
    const from = fillsFrom(options, own.residue, repetition, values);
    if (from === undefined) return undefined;
    // Every heap of the class from `length` on lies in row `from` or above.
    length = Math.max(length, n + period * (from - own.row - 1) + 1);
  }
  return length;
}

function optionsOf(
  code: Code,
  last: number,
  values: ArrayLike<number>,
  { preperiod, period, saltus }: Repetition,
  heap: number,
  row: number,
): Options {
  const alone: { row: number; residue: number }[] = [];
  const pairs: Family[] = [];
  const threes: Family[] = [];
  const value = (n: number) => values[n] ?? 0;
  const rowOf = (n: number) => Math.floor(value(n) / saltus);
  /** The heap of the first period that is n modulo the period, and the number of periods to n. */
  const placed = (n: number) => {
    const times = Math.floor((n - preperiod) / period);
    return { first: n - times * period, times };
  };
  const one = (total: number, nim: number) => {
    const { first, times } = placed(total);
    alone.push({ row: rowOf(first) + times - row, residue: sum(value(first) % saltus, nim) });
  };
  const two = (total: number, nim: number) => {
    for (let a = preperiod; a < preperiod + period; a += 1) {
      const { first: b, times } = placed(total - a);
      if (b < a) continue;
      const rows = [rowOf(a), rowOf(b)];
      const residue = sum(sum(value(a), value(b)) % saltus, nim);
      pairs.push({ residue, delta: times + rowOf(a) + rowOf(b) - row, rows });
    }
  };
  const three = (total: number) => {
    for (let a = preperiod; a < preperiod + period; a += 1)
      for (let b = a; b < preperiod + period; b += 1) {
        const { first: c, times } = placed(total - a - b);
        if (c < b) continue;
        const rows = [rowOf(a), rowOf(b), rowOf(c)];
        const residue = sum(sum(value(a), value(b)), value(c)) % saltus;
        threes.push({ residue, delta: times + rowOf(a) + rowOf(b) + rowOf(c) - row, rows });
      }
  };
  for (let taken = 1 - code.before.length; taken <= last; taken += 1) {
    const total = heap - taken;
    for (const { parts } of digitOf(code, taken)) {
      if (parts === 1) one(total, 0);
      if (parts === 2) two(total, 0);
      if (parts === 3) three(total);
      for (let a = 1; a < preperiod && parts > 1; a += 1) {
        if (parts === 2) one(total - a, value(a));
        if (parts === 3) two(total - a, value(a));
        for (let b = a; b < preperiod && parts === 3; b += 1) one(total - a - b, sum(value(a), value(b)));
      }
    }
  }
  return { alone, pairs, threes };
}

/** Whether two or three parts might have the value that the heap is to have; one part has it at no heap, since it had not a period before. */
function mayMeet({ pairs, threes }: Options, residue: number): boolean {
  return [...pairs, ...threes].some(
    (family) => family.residue === residue && family.delta >= 0 && family.delta % 2 === 0,
  );
}

/**
 * The least row of the heap from which on its options have every smaller value; undefined when there is none. Three parts x + x + z reach row z,
 * from the first row of z's part to `delta - 2 * (the first row of x's parts)` above the heap's own.
 */
function fillsFrom(
  { alone, pairs, threes }: Options,
  own: number,
  { preperiod, period, saltus }: Repetition,
  values: ArrayLike<number>,
): number | undefined {
  let top = 0;
  for (let n = preperiod; n < preperiod + period; n += 1) top = Math.max(top, Math.floor((values[n] ?? 0) / saltus));
  const moving = new Map(alone.map(({ row, residue }) => [row * saltus + residue, 0]));
  for (const { residue, delta, rows } of pairs) {
    if (Math.min(...rows) > 0) continue;
    // One part in row 0, the other in the row of both together, which its first row must not exceed.
    const key = delta * saltus + residue;
    moving.set(key, Math.min(moving.get(key) ?? Number.POSITIVE_INFINITY, Math.max(...rows) - delta));
  }
  let from = 0;
  for (let residue = 0; residue < saltus; residue += 1) {
    for (const parity of [0, 1]) {
      const fits = (family: Family) => family.residue === residue && Math.abs(family.delta % 2) === parity;
      const reach = reachOf(threes.filter(fits), top);
      const highest = reach[top] ?? Number.NEGATIVE_INFINITY;
      // Row 0 may also be reached by two parts of one row.
      const zero = pairs
        .filter(fits)
        .reduce((most, { delta, rows }) => Math.max(most, delta - 2 * Math.max(...rows)), reach[0] ?? highest);
      for (const [row, end] of [zero, ...reach.slice(1)].entries()) from = Math.max(from, row - end);
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

/** For each row up to `top`: how far above (or, negative, below) the heap's own row it may lie and still be reached by three parts. */
function reachOf(threes: readonly Family[], top: number): readonly number[] {
  const reach = Array.from({ length: top + 1 }, () => Number.NEGATIVE_INFINITY);
  const widen = (row: number, end: number) => {
    for (let at = row; at <= top; at += 1) reach[at] = Math.max(reach[at] ?? end, end);
  };
  for (const { delta, rows } of threes)
    for (const [i, row] of rows.entries()) widen(row, delta - 2 * Math.max(...rows.filter((_, j) => j !== i)));
  return reach;
}
