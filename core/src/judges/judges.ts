import { abc255g } from './abc255g.ts';
import { cf787c } from './cf-787c.ts';
import { cf1312f } from './cf-1312f.ts';
import { cf1382b } from './cf-1382b.ts';
import { codingameMisereNim } from './codingame-misere-nim.ts';
import { hackerrankMisereNim } from './hackerrank-misere-nim.ts';
import { hdu1517 } from './hdu-1517.ts';
import { hdu1525 } from './hdu-1525.ts';
import { hdu1527 } from './hdu-1527.ts';
import { hdu1536 } from './hdu-1536.ts';
import { hdu1846 } from './hdu-1846.ts';
import { hdu1847 } from './hdu-1847.ts';
import { hdu1848 } from './hdu-1848.ts';
import { hdu1849 } from './hdu-1849.ts';
import { hdu1850 } from './hdu-1850.ts';
import { hdu1907 } from './hdu-1907.ts';
import { hdu2147 } from './hdu-2147.ts';
import { hdu2149 } from './hdu-2149.ts';
import { hdu2176 } from './hdu-2176.ts';
import { hdu2177 } from './hdu-2177.ts';
import { hdu2188 } from './hdu-2188.ts';
import { hdu2509 } from './hdu-2509.ts';
import { hdu2516 } from './hdu-2516.ts';
import { hdu2897 } from './hdu-2897.ts';
import { hdu3032 } from './hdu-3032.ts';
import { hdu3980 } from './hdu-3980.ts';
import { hdu4315 } from './hdu-4315.ts';
import { hdu5724 } from './hdu-5724.ts';
import { hdu5795 } from './hdu-5795.ts';
import type { Judge } from './judge.ts';
import { leetcode292 } from './leetcode-292.ts';
import { luoguP1247 } from './luogu-p1247.ts';
import { luoguP1290 } from './luogu-p1290.ts';
import { luoguP2148 } from './luogu-p2148.ts';
import { luoguP2197 } from './luogu-p2197.ts';
import { luoguP2252 } from './luogu-p2252.ts';
import { luoguP2575 } from './luogu-p2575.ts';
import { luoguP3480 } from './luogu-p3480.ts';
import { luoguP10507 } from './luogu-p10507.ts';
import { nowcoder50615 } from './nowcoder-50615.ts';
import { nowcoder218562 } from './nowcoder-218562.ts';
import { poj1067 } from './poj-1067.ts';
import { poj1082 } from './poj-1082.ts';
import { poj1704 } from './poj-1704.ts';
import { poj1740 } from './poj-1740.ts';
import { poj2068 } from './poj-2068.ts';
import { poj2311 } from './poj-2311.ts';
import { poj2348 } from './poj-2348.ts';
import { poj2425 } from './poj-2425.ts';
import { poj2484 } from './poj-2484.ts';
import { poj2960 } from './poj-2960.ts';
import { poj2975 } from './poj-2975.ts';
import { poj3480 } from './poj-3480.ts';
import { timus1180 } from './timus-1180.ts';
import { topcoderStonegamestrategist } from './topcoder-stonegamestrategist.ts';
import { uva847 } from './uva-847.ts';

/** Every online-judge problem that is answered, by site and number. */
export const judges: readonly Judge[] = [
  leetcode292,
  nowcoder50615,
  nowcoder218562,
  luoguP1247,
  luoguP2197,
  luoguP2252,
  luoguP10507,
  luoguP1290,
  luoguP2148,
  luoguP2575,
  luoguP3480,
  poj1067,
  poj1082,
  poj1704,
  poj1740,
  poj2068,
  poj2311,
  poj2348,
  poj2425,
  poj2484,
  poj2960,
  poj2975,
  poj3480,
  hdu1517,
  hdu1525,
  hdu1527,
  hdu1536,
  hdu1846,
  hdu1847,
  hdu1848,
  hdu1849,
  hdu1850,
  hdu1907,
  hdu2147,
  hdu2149,
  hdu2176,
  hdu2177,
  hdu2188,
  hdu2509,
  hdu2516,
  hdu2897,
  hdu3032,
  hdu3980,
  hdu4315,
  hdu5724,
  hdu5795,
  uva847,
  timus1180,
  cf787c,
  cf1312f,
  cf1382b,
  abc255g,
  hackerrankMisereNim,
  codingameMisereNim,
  topcoderStonegamestrategist,
];

/** The problem of that name; case, blanks and marks in it do not count. */
export function judge(name: string): Judge | undefined {
  const wanted = fold(name);
  return judges.find((other) => fold(other.name) === wanted);
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');
}
