import type { Judge } from './judge.ts';
import { luoguP2575 } from './luogu-p2575.ts';

/** HDU 5724: the same problem as Luogu P2575. */
export const hdu5724: Judge = {
  ...luoguP2575,
  name: 'hdu-5724',
  title: { en: 'Chess', zh: '下棋' },
  site: 'HDU',
  known: 'seen',
  source: 't.zoukankan.com/87hbteo-p-7124484.html',
};
