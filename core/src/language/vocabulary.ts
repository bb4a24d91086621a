import type { Kind } from './tree.ts';

/** The words that a statement may begin with; a line that begins with another word continues the statement before it. */
export const STATEMENTS = [
  'game',
  '->',
  'called',
  'about',
  'nickname',
  'same',
  'kept',
  'keep',
  'require',
  'ends',
  'start',
  'sample',
  'let',
  'theorem',
  'claim',
] as const;

/** The words that no field, parameter or formula may be named. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...['and', 'or', 'not', 'in', 'is', 'if', 'else', 'for', 'with', 'without', 'by', 'div', 'mod'],
  ...['all', 'win', 'lose', 'draw', 'nothing'],
]);

/** The functions of the language: `NAME(…)` as a part of an option is a game only when NAME is none of them and no `let`. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['min', 'max', 'sum', 'xor', 'count', 'every', 'some', 'abs', 'gcd', 'floor', 'sqrt'],
  ...['bit', 'ones', 'lowbit', 'topbit', 'bitand', 'bitor', 'odious', 'digits', 'zeckendorf', 'divisors'],
  ...['len', 'sorted', 'reverse', 'distinct', 'rotate', 'choices', 'subsets', 'parts', 'lowerings', 'xorparts'],
  ...['valueparts', 'pairings'],
  ...['value', 'wins', 'loses', 'draws'],
]);

/** What may follow `is`. */
export const KINDS: readonly Kind[] = ['square', 'triangular', 'prime', 'fibonacci', 'even', 'odd', 'power'];
