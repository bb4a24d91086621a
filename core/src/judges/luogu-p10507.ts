import type { Judge } from './judge.ts';
import { poj1704 } from './poj-1704.ts';

/** Luogu P10507: the same problem as POJ 1704. */
export const luoguP10507: Judge = {
  ...poj1704,
  name: 'luogu-p10507',
  site: 'Luogu',
  known: 'seen',
  source: 'the text of POJ 1704, www.th7.cn/Program/cp/201802/1309935.shtml',
};
