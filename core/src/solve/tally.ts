import { xor } from '../nim/xor.ts';
import type { Convention, Whole } from '../rules/position.ts';

/** What decides a sum played as Nim: the nim-sum of its values, and how many of them are above 1. */
export interface Tally {
  readonly total: Whole;
  readonly big: number;
}

/** The tally of a list of values. */
export function tally(values: Iterable<Whole>): Tally {
  let total: Whole = 0;
  let big = 0;
  for (const value of values) {
    total = xor(total, value);
    if (value > 1) big += 1;
  }
  return { total, big };
}

/** The player to move loses. Misère Nim (Bouton 1901): as normal play while a heap above 1 stands, the other way round when none does. */
export function isLost({ total, big }: Tally, convention: Convention): boolean {
  return total === (convention === 'misere' && big === 0 ? 1 : 0);
}
