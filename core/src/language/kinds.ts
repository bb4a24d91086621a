import { isEven, isFibonacci, isPower, isPrime, isSquare, isTriangular } from '../nim/kinds.ts';
import { root } from '../nim/root.ts';
import { add, compare, divide, multiply, subtract } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import { misstep } from './refuse.ts';
import type { Kind, Place } from './tree.ts';

/** Whether n is of that kind; `base` belongs to `power of`. */
export function isKind(n: Whole, kind: Kind, base: Whole): boolean {
  switch (kind) {
    case 'square':
      return isSquare(n);
    case 'triangular':
      return isTriangular(n);
    case 'prime':
      return isPrime(n);
    case 'fibonacci':
      return isFibonacci(n);
    case 'even':
      return isEven(n);
    case 'odd':
      return !isEven(n);
    case 'power':
      return isPower(n, base);
  }
}

/** The numbers of that kind from `from` to `to` upwards, without looking at the others. */
export function* ofKind(kind: Kind, base: Whole, from: Whole, to: Whole, place: Place): Generator<Whole, void> {
  if (kind === 'power' && (base === 0 || base === 1 || base < 0)) return yield* scanned(kind, base, from, to, place);
  if (kind === 'prime' || kind === 'even' || kind === 'odd') return yield* scanned(kind, base, from, to, place);
  const low = from < 0 ? 0 : from;
  for (const value of growing(kind, base, low)) {
    if (compare(value, to) > 0) return;
    if (compare(value, low) >= 0) yield value;
  }
}

function* scanned(kind: Kind, base: Whole, from: Whole, to: Whole, place: Place): Generator<Whole, void> {
  if (kind === 'power' && base < 0) return misstep(place, 'negative-power', { found: base });
  const step = kind === 'even' || kind === 'odd' ? 2 : 1;
  let value = step === 2 && !isKind(from, kind, base) ? add(from, 1) : from;
  for (; compare(value, to) <= 0; value = add(value, step)) {
    if (step === 2 || isKind(value, kind, base)) yield value;
  }
}

/** Numbers of the kind in order, none between `low` and the end left out; some may lie below `low`. */
function* growing(
  kind: 'square' | 'triangular' | 'fibonacci' | 'power',
  base: Whole,
  low: Whole,
): Generator<Whole, void> {
  switch (kind) {
    case 'square':
      for (let r = root(low); ; r = add(r, 1)) yield multiply(r, r);
    case 'triangular':
      for (let r = subtract(root(multiply(2, low)), 1); ; r = add(r, 1))
        if (r >= 0) yield divide(multiply(r, add(r, 1)), 2);
    case 'power':
      for (let p: Whole = 1; ; p = multiply(p, base)) yield p;
    case 'fibonacci':
      yield 0;
      for (let a: Whole = 1, b: Whole = 2; ; ) {
        yield a;
        const next: Whole = add(a, b);
        a = b;
        b = next;
      }
  }
}
