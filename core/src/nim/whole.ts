/** A whole number, exact at any size: a `number` up to 2^53 - 1 in absolute value, a `bigint` beyond. */
export type Whole = number | bigint;

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** The one form of a bigint: a number when it is safe as one. */
export function whole(value: bigint): Whole {
  return value <= LARGEST && value >= -LARGEST ? Number(value) : value;
}

/** Whether it is a whole number of either form; every number of a component or value is one. */
export function isWhole(value: unknown): value is Whole {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** a + b. */
export function add(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return whole(BigInt(a) + BigInt(b));
}

/** a - b. */
export function subtract(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return whole(BigInt(a) - BigInt(b));
}

/** a * b. */
export function multiply(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return whole(BigInt(a) * BigInt(b));
}

/** The greatest whole number at most a / b; b is not 0. */
export function divide(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') return (a - modulo(a, b)) / b;
  const left = BigInt(a);
  const right = BigInt(b);
  const quotient = left / right;
  return whole(left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient);
}

function modulo(a: number, b: number): number {
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0;
}

/** a - b * divide(a, b): the remainder, with the sign of b. */
export function remainder(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') return modulo(a, b);
  return subtract(a, multiply(b, divide(a, b)));
}

/** a to the power n, n at least 0. */
export function power(a: Whole, n: number): Whole {
  return whole(BigInt(a) ** BigInt(n));
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Whole, b: Whole): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
