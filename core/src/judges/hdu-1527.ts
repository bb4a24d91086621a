import type { Judge } from './judge.ts';
import { poj1067 } from './poj-1067.ts';

/** HDU 1527: the same problem as POJ 1067. */
export const hdu1527: Judge = {
  ...poj1067,
  name: 'hdu-1527',
  site: 'HDU',
  known: 'recalled',
  source: 'recalled; the text of POJ 1067',
};
