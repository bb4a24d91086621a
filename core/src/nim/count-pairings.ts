import { add, subtract, type Whole, whole } from './whole.ts';

const MOST_HEAPS = 10;

/** How many moves spread one heap over the others so that all fall into equal pairs; undefined for more heaps than can be counted so. */
export function countPairings(heaps: readonly Whole[]): Whole | undefined {
  if (heaps.length > MOST_HEAPS) return undefined;
  return heaps.reduce<Whole>((total, own, heap) => {
    const others = heaps.filter((_, i) => i !== heap);
    return add(total, whole(paired(others.length % 2 === 0 ? others : [...others, 0], BigInt(subtract(own, 1)))));
  }, 0);
}

/** By the half of its size: how often a block of equal numbers counts, so that every way to pair counts once; log cosh t has these coefficients. */
const SIGNED = [0n, 1n, -2n, 16n, -272n, 7936n];

/** The ways to raise the numbers by no more than `room` together so that every value comes up an even number of times, by the blocks of numbers that become equal. */
function paired(numbers: readonly Whole[], room: bigint): bigint {
  const ways = new Map<string, bigint>();
  const heaps = numbers.map(BigInt).sort((a, b) => (a < b ? 1 : -1));
  /** The first of the heaps left is the largest: its block is raised to it at least. */
  const from = (left: readonly bigint[], spare: bigint, halves: readonly number[]): bigint => {
    const [top, ...rest] = left;
    if (top === undefined) {
      const key = `${spare} ${[...halves].sort().join(' ')}`;
      const known = ways.get(key) ?? upTo(spare / 2n, halves);
      ways.set(key, known);
      return known;
    }
    let found = 0n;
    for (let chosen = 1; chosen < 2 ** rest.length; chosen += 1) {
      const block = rest.filter((_, i) => Math.floor(chosen / 2 ** i) % 2 === 1);
      const after = spare - block.reduce((cost, heap) => cost + top - heap, 0n);
      if (block.length % 2 === 0 || after < 0n) continue;
      const half = (block.length + 1) / 2;
      const others = rest.filter((_, i) => Math.floor(chosen / 2 ** i) % 2 === 0);
      found += (SIGNED[half] ?? 0n) * from(others, after, [...halves, half]);
    }
    return found;
  };
  return from(heaps, room, []);
}

/** How many lists of whole numbers have a sum, each times its weight, of at most `most`. */
function upTo(most: bigint, weights: readonly number[]): bigint {
  const all = weights.reduce((product, weight) => product * weight, 1);
  // 1 / ((1 - t)(1 - t^w) …) over the common denominator (1 - t^all)^(weights + 1).
  let over: readonly bigint[] = [1n];
  for (const weight of [1, ...weights]) {
    const next = Array.from({ length: over.length + all - weight }, () => 0n);
    for (const [i, own] of over.entries())
      for (let j = 0; j < all; j += weight) next[i + j] = (next[i + j] ?? 0n) + own;
    over = next;
  }
  let found = 0n;
  for (const [j, own] of over.entries()) {
    const left = most - BigInt(j);
    if (left >= 0n && left % BigInt(all) === 0n) found += own * binomial(left / BigInt(all), weights.length);
  }
  return found;
}

/** n + k over k. */
function binomial(n: bigint, k: number): bigint {
  let ways = 1n;
  for (let i = 1n; i <= BigInt(k); i += 1n) ways = (ways * (n + i)) / i;
  return ways;
}
