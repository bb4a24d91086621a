import { type Whole, whole } from './whole.ts';

const SIDE = 256;
let known: Uint8Array | undefined;

/** The nim-product of two whole numbers, neither negative: with nim-sum, the numbers below 2^(2^k) form a field. */
export function product(a: Whole, b: Whole): Whole {
  return whole(big(BigInt(a), BigInt(b), levelOf(BigInt(a > b ? a : b))));
}

/** The least k for which the number is below 2^(2^k). */
function levelOf(a: bigint): number {
  let level = 0;
  while (a >> BigInt(2 ** level) !== 0n) level += 1;
  return level;
}

/** With F = 2^(2^(k-1)): F * F = F ^ F/2, and F * x = Fx for x < F. Three products of halves, and one by F/2. */
function big(a: bigint, b: bigint, level: number): bigint {
  if (a === 0n || b === 0n) return 0n;
  if (a === 1n) return b;
  if (b === 1n) return a;
  if (level <= 3) return BigInt(table()[Number(a) * SIDE + Number(b)] ?? 0);
  return split(a, b, level);
}

function split(a: bigint, b: bigint, level: number): bigint {
  const half = BigInt(2 ** (level - 1));
  const mask = (1n << half) - 1n;
  const high = big(a >> half, b >> half, level - 1);
  const low = big(a & mask, b & mask, level - 1);
  const cross = big((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), level - 1);
  return ((cross ^ low) << half) ^ low ^ big(high, 1n << (half - 1n), level - 1);
}

/** All products of numbers below 256, each from products of smaller ones. */
function table(): Uint8Array {
  if (known !== undefined) return known;
  const products = new Uint8Array(SIDE * SIDE);
  known = products;
  products[SIDE + 1] = 1;
  for (let level = 1; level <= 3; level += 1) {
    const side = 2 ** (2 ** level);
    for (let a = 1; a < side; a += 1) {
      for (let b = 1; b < side; b += 1) {
        const isOld = a < side ** 0.5 && b < side ** 0.5;
        if (a === 1 || b === 1) products[a * SIDE + b] = a * b;
        else if (!isOld) products[a * SIDE + b] = Number(split(BigInt(a), BigInt(b), level));
      }
    }
  }
  return products;
}
