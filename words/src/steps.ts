import type { StepId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** The steps of an explanation: plain sentences on the person's own numbers. */
export const steps: Readonly<Record<StepId, Sentence>> = {
  'nim-sum': {
    en: 'the nim-sum of {{values}} is {{sum}}',
    zh: '{{values}} 的异或和是 {{sum}}',
  },
};
