import { add, compare, multiply, subtract, type Whole, whole } from './whole.ts';
import { xor } from './xor.ts';

/**
 * Every (k, a, b) with k + a + b = n, a xor b = value and `from` <= k <= `to`, k rising and then a rising. Since a + b = value + 2c, where c
 * are the ones that a and b share, there is one c to each k, and a is c with any of the ones of the value.
 */
export function* xorParts(
  n: Whole,
  value: Whole,
  from: Whole,
  to: Whole,
): Generator<readonly [Whole, Whole, Whole], void> {
  const [all, v, least] = [BigInt(n), BigInt(value), BigInt(subtract(n, to))];
  for (let c = below(half(all - BigInt(from) - v), v); c >= 0n && v + 2n * c >= least; c = below(c - 1n, v)) {
    const k = whole(all - v - 2n * c);
    // The subsets of the ones of v, rising.
    for (let part = 0n; ; part = (part - v) & v) {
      const a = whole(c + part);
      yield [k, a, xor(a, value)];
      if (part === v) break;
    }
  }
}

/** How many of them there are. */
export function countXorParts(n: Whole, value: Whole, from: Whole, to: Whole): Whole {
  const [all, v] = [BigInt(n), BigInt(value)];
  const high = half(all - BigInt(from) - v);
  // c from ceil((n - to - v) / 2) on.
  const low = half(all - BigInt(to) - v + 1n);
  const shared = subtract(upTo(high, v), upTo(low - 1n, v));
  return compare(shared, 0) <= 0 ? 0 : multiply(shared, whole(2n ** BigInt(ones(v))));
}

/** Rounded down, also below 0. */
function half(a: bigint): bigint {
  return a >> 1n;
}

/** The greatest number up to c, without any of the ones of v; below 0 when there is none. */
function below(c: bigint, v: bigint): bigint {
  if (c < 0n) return -1n;
  const shared = c & v;
  if (shared === 0n) return c;
  // Above the highest shared one c stays; that one is lost, and everything below it that is allowed comes.
  const place = BigInt(shared.toString(2).length - 1);
  const under = (1n << place) - 1n;
  return ((c >> place) << place) - (1n << place) + (under & ~v);
}

/** How many numbers from 0 to c have none of the ones of v. */
function upTo(c: bigint, v: bigint): Whole {
  const last = below(c, v);
  if (last < 0n) return 0;
  // Its digits at the places that v leaves free are its number among them.
  const digits = last.toString(2);
  const taken = v.toString(2).padStart(digits.length, '0').slice(-digits.length);
  const free = [...digits].filter((_, i) => taken[i] === '0').join('');
  return add(whole(BigInt(`0b${free || '0'}`)), 1);
}

function ones(v: bigint): number {
  return v.toString(2).replaceAll('0', '').length;
}
