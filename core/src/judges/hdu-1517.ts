import type { Judge } from './judge.ts';
import { uva847 } from './uva-847.ts';

/** HDU 1517: the same problem as UVa 847. */
export const hdu1517: Judge = {
  ...uva847,
  name: 'hdu-1517',
  site: 'HDU',
  known: 'seen',
  source: 'Nemotron-CC-Math-v1 ("Problem E: A Multiplication Game")',
};
