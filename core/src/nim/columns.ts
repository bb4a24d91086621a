import { type Whole, whole } from './whole.ts';

/** Heaps that are all lowered, by their places from 0, and in how many ways. */
interface Lowered {
  readonly at: readonly number[];
  readonly ways: bigint;
}

/** The ways to lower heaps. */
export interface Lowerings {
  /** How many; undefined when that was more work than allowed. */
  readonly count: Whole | undefined;
  /** Every choice of heaps that has a way, fewest heaps first, then by their places; cut at a number of heaps when `count` is undefined. */
  readonly heaps: readonly (readonly number[])[];
}

/** Choices of heaps looked at before the count is given up. */
const WORK = 1_500_000;

/**
 * The ways to lower at least one and at most k heaps so that in binary the lowest column holds `lowest` ones modulo k + 1 and every other
 * column 0: from the highest column on, which heaps are already lower than they were, and in how many ways.
 */
export function lowerings(heaps: readonly Whole[], k: number, lowest: number): Lowerings {
  const work = { left: WORK };
  const all = within(heaps, k, k, lowest, work);
  if (all !== undefined)
    return { count: whole(all.reduce((sum, { ways }) => sum + ways, 0n)), heaps: all.map(({ at }) => at) };
  let reached: readonly Lowered[] = [];
  work.left = WORK;
  for (let most = 1; most < k; most += 1) {
    const some = within(heaps, k, most, lowest, work);
    if (some === undefined) break;
    reached = some;
  }
  return { count: undefined, heaps: reached.map(({ at }) => at) };
}

/** The choices of at most `most` heaps; undefined when the work runs out. */
function within(
  heaps: readonly Whole[],
  k: number,
  most: number,
  lowest: number,
  work: { left: number },
): readonly Lowered[] | undefined {
  let states = new Map<string, Lowered>([['', { at: [], ways: 1n }]]);
  const columns = columnsOf(heaps);
  for (const [i, column] of columns.entries()) {
    const wanted = i === columns.length - 1 ? lowest : 0;
    const next = new Map<string, Lowered>();
    for (const { at, ways } of states.values()) {
      const high = column.filter((heap) => !at.includes(heap));
      for (let fall = 0; fall <= Math.min(most - at.length, high.length); fall += 1) {
        const free = (((wanted - high.length + fall) % (k + 1)) + k + 1) % (k + 1);
        if (free > at.length) continue;
        const times = ways * binomial(at.length, free);
        for (const fallen of chosen(high, fall, 0, [])) {
          work.left -= 1;
          if (work.left < 0) return undefined;
          const lower = fall === 0 ? at : [...at, ...fallen].sort((a, b) => a - b);
          const key = lower.join();
          next.set(key, { at: lower, ways: times + (next.get(key)?.ways ?? 0n) });
        }
      }
    }
    states = next;
  }
  return [...states.values()]
    .filter(({ at }) => at.length > 0)
    .sort((a, b) => a.at.length - b.at.length || lexical(a.at, b.at));
}

function lexical(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((one, at) => one !== b[at]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

/** For every binary column from the highest on, the heaps that have a one there. */
function columnsOf(heaps: readonly Whole[]): readonly (readonly number[])[] {
  const digits = digitsOf(heaps);
  return Array.from({ length: digits[0]?.length ?? 0 }, (_, i) =>
    digits.flatMap((digit, heap) => (digit[i] === '1' ? [heap] : [])),
  );
}

/** The heaps in binary, all of one length. */
function digitsOf(heaps: readonly Whole[]): readonly string[] {
  const digits = heaps.map((heap) => heap.toString(2));
  const length = Math.max(0, ...digits.map((digit) => digit.length));
  return digits.map((digit) => digit.padStart(length, '0'));
}

function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

function* chosen(
  from: readonly number[],
  count: number,
  start: number,
  taken: readonly number[],
): Generator<readonly number[], void> {
  if (taken.length === count) return yield taken;
  for (let i = start; i <= from.length - (count - taken.length); i += 1)
    yield* chosen(from, count, i + 1, [...taken, from[i] ?? 0]);
}

/** Every way to lower just those heaps, all of them: what is left of each, the greatest first heap first. */
export function lowered(
  heaps: readonly Whole[],
  at: readonly number[],
  k: number,
  lowest: number,
): Iterable<readonly Whole[]> {
  const digits = digitsOf(heaps);
  const length = digits[0]?.length ?? 0;
  const needed = Array.from({ length }, (_, i) => {
    const kept = digits.filter((digit, heap) => digit[i] === '1' && !at.includes(heap)).length;
    return ((((i === length - 1 ? lowest : 0) - kept) % (k + 1)) + k + 1) % (k + 1);
  });
  return filled(
    at.map((heap) => digits[heap] ?? ''),
    needed,
  );
}

/** Numbers smaller than the given ones, in each column just as many ones as needed, in falling order. */
function* filled(digits: readonly string[], needed: readonly number[]): Generator<readonly Whole[], void> {
  const [first, ...others] = digits;
  if (first === undefined) {
    if (needed.every((ones) => ones === 0)) yield [];
    return;
  }
  for (const bits of firsts(digits, needed)) {
    const left = needed.map((ones, i) => ones - (bits[i] === '1' ? 1 : 0));
    for (const rest of filled(others, left)) yield [whole(BigInt(`0b${bits || '0'}`)), ...rest];
  }
}

/** The first of such numbers in binary, falling: a digit is written only when the columns below it can still be filled. */
function* firsts(digits: readonly string[], needed: readonly number[]): Generator<string, void> {
  const length = needed.length;
  const all = 2 ** digits.length - 1;
  // fits[i]: the sets of numbers not yet smaller from which columns i, i + 1, … can be filled.
  const fits: Set<number>[] = Array.from({ length: length + 1 }, () => new Set<number>());
  fits[length]?.add(0);
  const steps = (i: number, tight: number, first: 0 | 1 | undefined) => step(digits, needed[i] ?? 0, i, tight, first);
  for (let i = length - 1; i >= 0; i -= 1)
    for (let tight = 0; tight <= all; tight += 1)
      if (steps(i, tight, undefined).some((next) => fits[i + 1]?.has(next) === true)) fits[i]?.add(tight);
  function* from(i: number, states: readonly number[], written: string): Generator<string, void> {
    if (i === length) return yield written;
    for (const bit of [1, 0] as const) {
      const next = new Set(states.flatMap((tight) => steps(i, tight, bit)).filter((one) => fits[i + 1]?.has(one)));
      // The first number's own path must be one: whether it is smaller already is the same in all of them.
      if (next.size > 0) yield* from(i + 1, [...next], `${written}${bit}`);
    }
  }
  if (fits[0]?.has(all) === true) yield* from(0, [all], '');
}

/** From a set of numbers not yet smaller, the sets after column i is filled; the first number's digit there may be given. */
function step(
  digits: readonly string[],
  needed: number,
  i: number,
  tight: number,
  first: 0 | 1 | undefined,
): readonly number[] {
  let next: { readonly tight: number; readonly ones: number; readonly free: number }[] = [{ tight, ones: 0, free: 0 }];
  for (const [at, digit] of digits.entries()) {
    const flag = 2 ** at;
    const isTight = Math.floor(tight / flag) % 2 === 1;
    const given = at === 0 ? first : undefined;
    const one = digit[i] === '1';
    next = next.flatMap((state) => {
      if (!isTight && given === undefined) return [{ ...state, free: state.free + 1 }];
      const bits = given === undefined ? [1, 0] : [given];
      return bits.flatMap((bit) => {
        if (isTight && bit === 1 && !one) return [];
        const left = isTight && one && bit === 0 ? state.tight - flag : state.tight;
        return [{ ...state, tight: left, ones: state.ones + bit }];
      });
    });
  }
  return next.filter(({ ones, free }) => ones <= needed && needed <= ones + free).map((state) => state.tight);
}
