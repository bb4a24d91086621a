import { hdu1907 } from './hdu-1907.ts';
import type { Judge } from './judge.ts';

/** POJ 3480: the same problem as HDU 1907. */
export const poj3480: Judge = {
  ...hdu1907,
  name: 'poj-3480',
  site: 'POJ',
  known: 'seen',
  source: 'hzwer.com/1950.html',
};
