import type { Judge } from './judge.ts';
import { poj2348 } from './poj-2348.ts';

/** HDU 1525: the same problem as POJ 2348. */
export const hdu1525: Judge = {
  ...poj2348,
  name: 'hdu-1525',
  site: 'HDU',
  known: 'recalled',
  source: 'recalled; the text of POJ 2348',
};
