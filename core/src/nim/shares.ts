import type { Whole } from './whole.ts';
import { whole } from './whole.ts';

/**
 * Numbers x, y, … of the given sum and nim-sum, each at least its bound: the least x that such numbers can have; undefined when there are none.
 * The digits of the sum are built from the lowest up, by carries and by which numbers reach their bounds so far; then x is read from the highest down.
 */
export function leastShare(sum: Whole, nim: Whole, bounds: readonly Whole[]): Whole | undefined {
  if (nim > sum || bounds.some((bound) => bound > sum)) return undefined;
  const length = BigInt(sum).toString(2).length;
  const [sums, nims, ...least] = [sum, nim, ...bounds].map((number) => bits(number, length));
  if (sums === undefined || nims === undefined) return undefined;
  const step = (at: number) =>
    steps(
      sums[at] ?? 0,
      nims[at] ?? 0,
      least.map((digits) => digits[at] ?? 0),
    );
  const all = (1 << bounds.length) - 1;
  // Sets of states as bits: a state is a carry and, below it, which numbers reach their bounds.
  const reached: number[] = [1 << all];
  for (let at = 0; at < length; at += 1) {
    let next = 0;
    for (const { from, to } of step(at)) if (((reached[at] ?? 0) >> from) & 1) next |= 1 << to;
    reached.push(next);
  }
  let states = (reached[length] ?? 0) & (1 << all);
  if (states === 0) return undefined;
  const digits: string[] = [];
  for (let at = length - 1; at >= 0; at -= 1) {
    const before = [0, 0];
    for (const { from, to, first } of step(at))
      if ((states >> to) & ((reached[at] ?? 0) >> from) & 1) before[first] = (before[first] ?? 0) | (1 << from);
    const digit = before[0] === 0 ? 1 : 0;
    states = before[digit] ?? 0;
    digits.push(String(digit));
  }
  return whole(BigInt(`0b${digits.join('')}`));
}

/** How many lists of numbers have the sum and the nim-sum, each at least its bound. */
export function countShares(sum: Whole, nim: Whole, bounds: readonly Whole[]): bigint {
  if (nim > sum || bounds.some((bound) => bound > sum)) return 0n;
  const length = BigInt(sum).toString(2).length;
  const [sums = [], nims = [], ...least] = [sum, nim, ...bounds].map((number) => bits(number, length));
  const all = (1 << bounds.length) - 1;
  let ways: readonly bigint[] = Array.from({ length: bounds.length << bounds.length }, (_, i) => (i === all ? 1n : 0n));
  for (let at = 0; at < length; at += 1) {
    const next = ways.map(() => 0n);
    const digits = least.map((one) => one[at] ?? 0);
    for (const { from, to } of steps(sums[at] ?? 0, nims[at] ?? 0, digits)) {
      const own = ways[from] ?? 0n;
      if (own !== 0n) next[to] = (next[to] ?? 0n) + own;
    }
    ways = next;
  }
  return ways[all] ?? 0n;
}

/** Binary digits, the lowest first. */
function bits(number: Whole, length: number): readonly number[] {
  return Array.from(BigInt(number).toString(2).padStart(length, '0'), Number).reverse();
}

interface Step {
  readonly from: number;
  readonly to: number;
  /** The digit of the first number. */
  readonly first: number;
}

// A pure memo of at most 32 small tables.
const known = new Map<number, readonly Step[]>();

/** Every way to choose a digit of each number, by the digits of the sum, the nim-sum and the bounds. */
function steps(sum: number, nim: number, least: readonly number[]): readonly Step[] {
  const key = least.reduce((number, digit) => 2 * number + digit, 4 + 2 * sum + nim);
  const old = known.get(key);
  if (old !== undefined) return old;
  const found: Step[] = [];
  const count = least.length;
  for (let state = 0; state < count << count; state += 1) {
    for (let choice = 0; choice < 1 << count; choice += 1) {
      let ones = state >> count;
      let odd = 0;
      let flags = 0;
      for (const [i, bound] of least.entries()) {
        const digit = (choice >> i) & 1;
        ones += digit;
        odd ^= digit;
        if (digit > bound || (digit === bound && ((state >> i) & 1) === 1)) flags |= 1 << i;
      }
      if (odd !== nim || (ones & 1) !== sum) continue;
      found.push({ from: state, to: ((ones >> 1) << count) | flags, first: choice & 1 });
    }
  }
  known.set(key, found);
  return found;
}
