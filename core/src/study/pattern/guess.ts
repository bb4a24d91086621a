/** The kinds of pattern that are looked for, each with its sentence in `words`. */
export type Family =
  | 'constant'
  | 'affine'
  | 'residue'
  | 'periodic'
  | 'rising'
  | 'kind'
  | 'digits'
  | 'lowest-digit'
  | 'self-similar'
  | 'automaton'
  | 'recurrence'
  | 'beatty'
  | 'code'
  | 'code-moved'
  | 'code-odd'
  | 'published'
  | 'game'
  | 'parts'
  | 'pairs'
  | 'smallest-part';

/** A row of terms at `from`, `from` + 1, …: nim-values, or 1 for a lost position and 0 for another. */
export interface Row {
  readonly about: 'values' | 'lost';
  readonly field: string;
  readonly from: number;
  readonly terms: readonly number[];
}

/** A formula fitted to a row; `says` is undefined where the formula is silent. */
export interface Guess {
  readonly family: Family;
  /** Simple formulas have small sizes. */
  readonly size: number;
  /** The formula in the rules language; undefined where it cannot say it. */
  readonly claim: string | undefined;
  /** How many positions may break it, all of them early. */
  readonly allowed: number;
  says(n: number): number | undefined;
  /** The repetition that the formula itself has, from 0 or from `from` on. */
  readonly repeats?: { readonly period: number; readonly saltus: number; readonly from?: number } | undefined;
  /** What else its sentence needs. */
  readonly facts?: Readonly<Record<string, number | string | readonly number[]>>;
}

/** The guesses of one family about a row. */
export type Fit = (row: Row) => Iterable<Guess>;

/** The term at n. */
export function termAt(row: Row, n: number): number {
  return row.terms[n - row.from] ?? 0;
}

/** A claim that the value is an expression. */
export function valueClaim(expression: string): string {
  return `claim value = ${expression}`;
}

/** A claim that exactly the positions with a condition are lost. */
export function lostClaim(condition: string): string {
  return `claim loses when ${condition}`;
}

/** `n = 3`, or `n in {1, 4}`. */
export function among(expression: string, numbers: readonly number[]): string {
  return numbers.length === 1 ? `${expression} = ${numbers[0]}` : `${expression} in {${numbers.join(', ')}}`;
}

/** `n`, `n + 2` or `n - 2`. */
export function shifted(field: string, by: number): string {
  return by === 0 ? field : by > 0 ? `${field} + ${by}` : `${field} - ${-by}`;
}
