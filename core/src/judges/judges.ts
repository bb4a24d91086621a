import type { Judge } from './judge.ts';

/** Every online-judge problem that is answered, by site and number; each is loaded by itself, for a run answers one. */
const loads = {
  'leetcode-292': async () => (await import('./leetcode-292.ts')).leetcode292,
  'nowcoder-50615': async () => (await import('./nowcoder-50615.ts')).nowcoder50615,
  'nowcoder-218562': async () => (await import('./nowcoder-218562.ts')).nowcoder218562,
  'luogu-p1247': async () => (await import('./luogu-p1247.ts')).luoguP1247,
  'luogu-p2197': async () => (await import('./luogu-p2197.ts')).luoguP2197,
  'luogu-p2252': async () => (await import('./luogu-p2252.ts')).luoguP2252,
  'luogu-p10507': async () => (await import('./luogu-p10507.ts')).luoguP10507,
  'luogu-p1290': async () => (await import('./luogu-p1290.ts')).luoguP1290,
  'luogu-p2148': async () => (await import('./luogu-p2148.ts')).luoguP2148,
  'luogu-p2575': async () => (await import('./luogu-p2575.ts')).luoguP2575,
  'luogu-p3480': async () => (await import('./luogu-p3480.ts')).luoguP3480,
  'poj-1067': async () => (await import('./poj-1067.ts')).poj1067,
  'poj-1082': async () => (await import('./poj-1082.ts')).poj1082,
  'poj-1704': async () => (await import('./poj-1704.ts')).poj1704,
  'poj-1740': async () => (await import('./poj-1740.ts')).poj1740,
  'poj-2068': async () => (await import('./poj-2068.ts')).poj2068,
  'poj-2311': async () => (await import('./poj-2311.ts')).poj2311,
  'poj-2348': async () => (await import('./poj-2348.ts')).poj2348,
  'poj-2425': async () => (await import('./poj-2425.ts')).poj2425,
  'poj-2484': async () => (await import('./poj-2484.ts')).poj2484,
  'poj-2960': async () => (await import('./poj-2960.ts')).poj2960,
  'poj-2975': async () => (await import('./poj-2975.ts')).poj2975,
  'poj-3480': async () => (await import('./poj-3480.ts')).poj3480,
  'hdu-1517': async () => (await import('./hdu-1517.ts')).hdu1517,
  'hdu-1525': async () => (await import('./hdu-1525.ts')).hdu1525,
  'hdu-1527': async () => (await import('./hdu-1527.ts')).hdu1527,
  'hdu-1536': async () => (await import('./hdu-1536.ts')).hdu1536,
  'hdu-1846': async () => (await import('./hdu-1846.ts')).hdu1846,
  'hdu-1847': async () => (await import('./hdu-1847.ts')).hdu1847,
  'hdu-1848': async () => (await import('./hdu-1848.ts')).hdu1848,
  'hdu-1849': async () => (await import('./hdu-1849.ts')).hdu1849,
  'hdu-1850': async () => (await import('./hdu-1850.ts')).hdu1850,
  'hdu-1907': async () => (await import('./hdu-1907.ts')).hdu1907,
  'hdu-2147': async () => (await import('./hdu-2147.ts')).hdu2147,
  'hdu-2149': async () => (await import('./hdu-2149.ts')).hdu2149,
  'hdu-2176': async () => (await import('./hdu-2176.ts')).hdu2176,
  'hdu-2177': async () => (await import('./hdu-2177.ts')).hdu2177,
  'hdu-2188': async () => (await import('./hdu-2188.ts')).hdu2188,
  'hdu-2509': async () => (await import('./hdu-2509.ts')).hdu2509,
  'hdu-2516': async () => (await import('./hdu-2516.ts')).hdu2516,
  'hdu-2897': async () => (await import('./hdu-2897.ts')).hdu2897,
  'hdu-3032': async () => (await import('./hdu-3032.ts')).hdu3032,
  'hdu-3980': async () => (await import('./hdu-3980.ts')).hdu3980,
  'hdu-4315': async () => (await import('./hdu-4315.ts')).hdu4315,
  'hdu-5724': async () => (await import('./hdu-5724.ts')).hdu5724,
  'hdu-5795': async () => (await import('./hdu-5795.ts')).hdu5795,
  'uva-847': async () => (await import('./uva-847.ts')).uva847,
  'timus-1180': async () => (await import('./timus-1180.ts')).timus1180,
  'cf-787c': async () => (await import('./cf-787c.ts')).cf787c,
  'cf-1312f': async () => (await import('./cf-1312f.ts')).cf1312f,
  'cf-1382b': async () => (await import('./cf-1382b.ts')).cf1382b,
  abc255g: async () => (await import('./abc255g.ts')).abc255g,
  'hackerrank-misere-nim': async () => (await import('./hackerrank-misere-nim.ts')).hackerrankMisereNim,
  'codingame-misere-nim': async () => (await import('./codingame-misere-nim.ts')).codingameMisereNim,
  'topcoder-stonegamestrategist': async () =>
    (await import('./topcoder-stonegamestrategist.ts')).topcoderStonegamestrategist,
} as const satisfies Readonly<Record<string, () => Promise<Judge>>>;

/** The names of the problems, in the order of the list. */
export const judgeNames = Object.keys(loads) as readonly (keyof typeof loads)[]; // the record's keys are exactly its names

/** The problem of that name; case, blanks and marks in it do not count. */
export async function judge(name: string): Promise<Judge | undefined> {
  const wanted = fold(name);
  const known = judgeNames.find((other) => fold(other) === wanted);
  return known && (await loads[known]());
}

/** Every problem, for lists. */
export async function judges(): Promise<readonly Judge[]> {
  return Promise.all(judgeNames.map((name) => loads[name]()));
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');
}
