import { faults } from './faults.ts';
import { found } from './found.ts';
import { labels } from './interface.ts';
import type { Shelf } from './lines.ts';
import { notices } from './notices.ts';
import { pageLabels } from './page.ts';
import { analyseLabels } from './page-analyse.ts';
import { labLabels } from './page-lab.ts';
import { learnLabels } from './page-learn.ts';
import { playLabels } from './page-play.ts';
import { setupLabels } from './page-setup.ts';
import { verifyLabels } from './page-verify.ts';
import { patterns } from './patterns.ts';
import { periods } from './periods.ts';
import { steps } from './steps.ts';
import { verdicts } from './verdicts.ts';

/** What the page says at first: the shell and Play. */
export const first = {
  fact: [faults, notices, steps],
  label: [labels, pageLabels, playLabels],
} as const satisfies Shelf;

/** What Play says of a set-up and in hints, loaded with the first of them. */
export const setup = { fact: [], label: [setupLabels] } as const satisfies Shelf;

/** What the other places say beside that, loaded with the first of them. */
export const study = {
  fact: [patterns, periods, verdicts],
  label: [found, analyseLabels, labLabels, verifyLabels, learnLabels],
} as const satisfies Shelf;

type Ids<S extends Shelf> = S['label'][number] extends infer Table
  ? Table extends unknown
    ? keyof Table
    : never
  : never;

/** The name of a label of the page. */
export type PageLabelId = Ids<typeof first> | Ids<typeof setup> | Ids<typeof study>;
