import type { Rules, Theorem } from './rules.ts';

/**
 * Sums of subtraction games in misère play. With the least number s of the set, a value is 1 exactly where the one s below is 0 (Ferguson's pairing),
 * so that a heap of a larger value can leave both 0 and 1 or is left such a heap: the outcome is that of misère Nim on the values.
 */
const FERGUSON: Theorem = {
  id: 'misere tame',
  source: 'Ferguson 1974',
  status: 'cited',
  speaks: 'component',
  convention: 'misere',
  text: '',
  tame: true,
};

/** The theorems by which sums of the game are played as misère Nim on their values, each more than a claim: those of its page, and Ferguson's where the game is a finite subtraction set. */
export function tameTheorems(rules: Rules): readonly Theorem[] {
  const own = rules.theorems.filter(({ tame, status }) => tame === true && status !== 'claimed');
  return own.length === 0 && isSubtractionSet(rules) ? [FERGUSON] : own;
}

/** Each move takes one of finitely many fixed numbers from the one heap, wherever it is as large. */
function isSubtractionSet({ memory, finals }: Rules): boolean {
  return memory?.modulus === 1 && !finals;
}
