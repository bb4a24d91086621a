/** A proof that the values of a take-and-break code or subtraction set repeat: value(n + period) = value(n) + saltus for n >= preperiod. */
export interface PeriodCertificate {
  readonly code: string;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  /** Values of heaps 0 to the bound past which the repetition is proved. */
  readonly values: readonly number[];
}
