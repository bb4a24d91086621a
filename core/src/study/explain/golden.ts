import { root } from '../../nim/root.ts';
import { add, compare, divide, multiply, power, remainder, subtract } from '../../nim/whole.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Whole } from '../../rules/position.ts';

/**
 * The golden pair beside two heaps. Lost pairs are A(k) = floor(k * c), B(k) = A(k) + r * k with c = (2 - r + sqrt(r^2 + 4)) / 2
 * (r = 1: the golden ratio); Wythoff 1907, Fraenkel 1982.
 */
export function golden(a: Whole, b: Whole, r: Whole): readonly Fact[] {
  const [small, large] = compare(a, b) <= 0 ? [a, b] : [b, a];
  const difference = subtract(large, small);
  if (remainder(difference, r) !== 0) return [{ id: 'golden-none', small, large, difference, step: r }];
  const index = divide(difference, r);
  const lower = divide(add(multiply(index, subtract(2, r)), root(multiply(power(index, 2), add(power(r, 2), 4)))), 2);
  const ratio = r === 1 ? '1.618…' : r === 2 ? '1.414…' : `(${subtract(2, r)} + √${add(power(r, 2), 4)}) / 2`;
  const lost = lower === small;
  return [
    { id: 'golden', small, large, difference, index, ratio, lower, upper: add(lower, difference) },
    { id: lost ? 'golden-lost' : 'golden-win' },
  ];
}
