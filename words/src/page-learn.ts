import type { Sentence } from './sentence.ts';

/** The fixed words of Learn. */
export const learnLabels = {
  'learn-invite': { en: 'Theorems to discover.', zh: '等你发现的定理。' },
} as const satisfies Readonly<Record<string, Sentence>>;
