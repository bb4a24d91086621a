import type { Convention } from './position.ts';

/**
 * A proof that a game of one heap with a finite memory repeats: takes[n mod takes.length] are the numbers that may be taken from heap n, where it is as large. Values are
 * nim-values in normal play, in misère play 1 where the player to move wins and 0 where they lose; value(n + period) = value(n) for n >= preperiod.
 */
export interface MemoryCertificate {
  readonly convention: Convention;
  readonly takes: readonly (readonly number[])[];
  readonly preperiod: number;
  /** A multiple of the number of lists. */
  readonly period: number;
  readonly values: readonly number[];
}

/** A proof that the heaps of a game repeat. */
export type Certificate = PeriodCertificate | MemoryCertificate;

/** A proof that the values of a take-and-break code or subtraction set repeat: value(n + period) = value(n) + saltus for n >= preperiod. */
export interface PeriodCertificate {
  readonly code: string;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  /** Values of heaps 0 to the bound past which the repetition is proved. */
  readonly values: readonly number[];
}
