import type { Whole } from './whole.ts';
import { add, subtract } from './whole.ts';

/** The Fibonacci numbers 1, 2, 3, 5, … up to n. */
function fibonaccisTo(n: Whole): readonly Whole[] {
  const numbers: Whole[] = [];
  for (let small: Whole = 1, large: Whole = 2; small <= n; ) {
    numbers.push(small);
    const sum: Whole = add(small, large);
    small = large;
    large = sum;
  }
  return numbers;
}

/** The parts of n as a sum of Fibonacci numbers no two of which are neighbours, greatest first: none for 0. */
export function zeckendorf(n: Whole): readonly Whole[] {
  const parts: Whole[] = [];
  let rest = n;
  for (const fibonacci of fibonaccisTo(n).toReversed()) {
    if (fibonacci > rest) continue;
    parts.push(fibonacci);
    rest = subtract(rest, fibonacci);
  }
  return parts;
}
