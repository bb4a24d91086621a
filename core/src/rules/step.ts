/** The steps of an explanation. `words/src/steps.ts` says them. */
export type StepId = 'nim-sum';
