import { root } from './root.ts';
import type { Whole } from './whole.ts';
import { divide, multiply, add as plus, subtract } from './whole.ts';

/** The exact number (a + b * sqrt(d)) / c with c above 0 and d at least 0; b is 0 when sqrt(d) is whole. */
export interface Surd {
  readonly a: Whole;
  readonly b: Whole;
  readonly c: Whole;
  readonly d: Whole;
}

/** The golden ratio, (1 + sqrt(5)) / 2. */
export const PHI: Surd = { a: 1, b: 1, c: 2, d: 5 };

/** (a + b * sqrt(d)) / c in its kept form; c is not 0, d is not negative. */
export function surd(a: Whole, b: Whole, c: Whole, d: Whole): Surd {
  if (c < 0) return surd(negative(a), negative(b), negative(c), d);
  const r = root(d);
  if (b === 0 || multiply(r, r) === d) return { a: plus(a, multiply(b, r)), b: 0, c, d: 0 };
  return { a, b, c, d };
}

/** A whole number as a surd. */
export function rational(a: Whole, c: Whole = 1): Surd {
  return surd(a, 0, c, 0);
}

/** sqrt(d). */
export function squareRoot(d: Whole): Surd {
  return surd(0, 1, 1, d);
}

function negative(a: Whole): Whole {
  return subtract(0, a);
}

/** x + y; undefined when their roots are of different fields (sqrt(2) + sqrt(3)). */
export function add(x: Surd, y: Surd): Surd | undefined {
  if (x.b === 0 && y.b !== 0) return add(y, x);
  const c = multiply(x.c, y.c);
  const a = plus(multiply(x.a, y.c), multiply(y.a, x.c));
  if (y.b === 0) return surd(a, multiply(x.b, y.c), c, x.d);
  if (x.d === y.d) return surd(a, plus(multiply(x.b, y.c), multiply(y.b, x.c)), c, x.d);
  const product = multiply(x.d, y.d);
  const s = root(product);
  if (multiply(s, s) !== product) return undefined;
  // sqrt(y.d) = s * sqrt(x.d) / x.d
  return add(x, surd(multiply(y.a, x.d), multiply(y.b, s), multiply(y.c, x.d), x.d));
}

/** x * y; undefined when their roots are of different fields. */
export function times(x: Surd, y: Surd): Surd | undefined {
  const rest = timesRoot(scale(x, y.b), y.d);
  const sum = rest === undefined ? undefined : add(scale(x, y.a), rest);
  return sum === undefined ? undefined : over(sum, y.c);
}

function timesRoot(x: Surd, d: Whole): Surd | undefined {
  if (d === 0) return rational(0);
  if (x.b === 0) return surd(0, x.a, x.c, d);
  const product = multiply(x.d, d);
  const s = root(product);
  if (multiply(s, s) !== product) return undefined;
  return surd(multiply(x.b, s), x.a, x.c, d);
}

/** k * x. */
export function scale(x: Surd, k: Whole): Surd {
  return surd(multiply(x.a, k), multiply(x.b, k), x.c, x.d);
}

/** x / k; k is not 0. */
export function over(x: Surd, k: Whole): Surd {
  return surd(x.a, x.b, multiply(x.c, k), x.d);
}

/** The greatest whole number at most x. */
export function floor(x: Surd): Whole {
  const square = multiply(multiply(x.b, x.b), x.d);
  const r = root(square);
  if (x.b >= 0) return divide(plus(x.a, r), x.c);
  const above = multiply(r, r) === square ? r : plus(r, 1);
  return divide(subtract(x.a, above), x.c);
}

/** Negative, zero or positive as x is below, equal to or above y; exact for any two roots. */
export function compare(x: Surd, y: Surd): number {
  // The sign of (a + b sqrt(x.d)) - c sqrt(y.d), all over x.c * y.c > 0.
  const a = subtract(multiply(x.a, y.c), multiply(y.a, x.c));
  const b = multiply(x.b, y.c);
  const c = multiply(y.b, x.c);
  const left = sign(a, b, x.d);
  const right = sign(0, c, y.d);
  if (left !== right || left === 0) return Math.sign(left - right);
  const squares = subtract(plus(multiply(a, a), multiply(multiply(b, b), x.d)), multiply(multiply(c, c), y.d));
  return left * sign(squares, multiply(2, multiply(a, b)), x.d) + 0;
}

/** The sign of a + b * sqrt(d). */
function sign(a: Whole, b: Whole, d: Whole): number {
  const left = a < 0 ? -1 : a > 0 ? 1 : 0;
  const right = d === 0 ? 0 : b < 0 ? -1 : b > 0 ? 1 : 0;
  if (left === right || right === 0) return left;
  if (left === 0) return right;
  const square = multiply(a, a);
  const other = multiply(multiply(b, b), d);
  if (square === other) return 0;
  return square > other ? left : right;
}
