import type { Whole } from './whole.ts';
import { add, compare, multiply, subtract } from './whole.ts';

/**
 * The parts of n as a greedy sum of Schwenk's numbers, greatest first: none for 0. The numbers are H1 = 1, and H(i + 1) = H(i) + the least H(j)
 * with factor * H(j) - less >= H(i); factor 2 gives the Fibonacci numbers (Schwenk 1970). Needs factor > less >= 0.
 */
export function schwenk(n: Whole, factor: Whole, less: Whole): readonly Whole[] {
  const parts: Whole[] = [];
  let rest = n;
  for (const part of schwenksTo(n, factor, less).toReversed()) {
    if (compare(part, rest) > 0) continue;
    parts.push(part);
    rest = subtract(rest, part);
  }
  return parts;
}

/** Schwenk's numbers up to n. */
export function schwenksTo(n: Whole, factor: Whole, less: Whole): readonly Whole[] {
  const numbers: Whole[] = [];
  let next: Whole = 1;
  let least = 0; // its place grows with the numbers, so one run through them finds every one
  while (compare(next, n) <= 0) {
    numbers.push(next);
    let added = numbers[least] ?? next;
    while (compare(subtract(multiply(factor, added), less), next) < 0 && least < numbers.length - 1) {
      least += 1;
      added = numbers[least] ?? next;
    }
    next = add(next, added);
  }
  return numbers;
}
