import type { Judge } from './judge.ts';
import { poj2960 } from './poj-2960.ts';

/** HDU 1536: the same problem as POJ 2960. */
export const hdu1536: Judge = {
  ...poj2960,
  name: 'hdu-1536',
  site: 'HDU',
  known: 'seen',
  source: 'the text of POJ 2960, acmore.cc/problem/POJ/2960',
};
