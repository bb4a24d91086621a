/** What is said of periods and of their certificates. `words/src/periods.ts` says them. */
export type PeriodId = PeriodNotice | PeriodFlaw;

/** How the values of a game repeat, and what became of a certificate. */
type PeriodNotice =
  | 'period-shape'
  | 'period-no-values'
  | 'period-ends'
  | 'period-repeats'
  | 'period-rises'
  | 'period-none'
  | 'period-exceptions'
  | 'period-proved'
  | 'period-observed'
  | 'certificate-stands'
  | 'certificate-memory-normal'
  | 'certificate-memory-misere'
  | 'certificate-memory-refused'
  | 'certificate-memory-misere-only'
  | 'certificate-refused'
  | 'certificate-none';

/** Where a period certificate fails. */
type PeriodFlaw =
  | 'flaw-no-period'
  | 'flaw-no-bound'
  | 'flaw-too-few'
  | 'flaw-value'
  | 'flaw-repetition'
  | 'flaw-settled'
  | 'flaw-saltus'
  | 'flaw-rise-small'
  | 'flaw-rise-meets'
  | 'flaw-rise-misses'
  | 'flaw-not-least'
  | 'flaw-takes'
  | 'flaw-memory-form'
  | 'flaw-memory-takes'
  | 'flaw-modulus'
  | 'flaw-heap-outcome';
