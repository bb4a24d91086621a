import { labLabels } from './page-lab.ts';
import { learnLabels } from './page-learn.ts';
import { verifyLabels } from './page-verify.ts';

/** The fixed words of Lab, Verify and Learn, loaded with those places. */
export const studyLabels = { ...labLabels, ...verifyLabels, ...learnLabels } as const;
