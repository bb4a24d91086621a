import { compare, divide, multiply, remainder, subtract } from '../../nim/whole.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Whole } from '../../rules/position.ts';

/** Forced steps beyond this number are not listed: a run of them grows only where the pairs are neighbours of Fibonacci numbers. */
const STEPS = 12;

/** The forced moves of Euclid's game up to the first real choice, or to the end; numbers may go down to `least`, 0 or 1. */
export function euclid(a: Whole, b: Whole, least: Whole): readonly Fact[] {
  const steps: Fact[] = [];
  let [small, large] = compare(a, b) <= 0 ? [a, b] : [b, a];
  while (steps.length < STEPS) {
    if (small === 0 || (least !== 0 && small === large)) return [...steps, { id: 'euclid-end', small, large }];
    if (least === 0 && remainder(large, small) === 0) return [...steps, { id: 'euclid-even', small, large }];
    if (compare(large, multiply(2, small)) >= 0) {
      return [...steps, { id: 'euclid-choice', small, large, quotient: divide(large, small) }];
    }
    const rest = subtract(large, small);
    const next: [Whole, Whole] = compare(rest, small) <= 0 ? [rest, small] : [small, rest];
    steps.push({ id: 'euclid-forced', small, large, toSmall: next[0], toLarge: next[1] });
    [small, large] = next;
  }
  return steps;
}
