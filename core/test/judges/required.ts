/** The problems that the product promises. */
export const required: readonly string[] = `
leetcode-292 nowcoder-50615 nowcoder-218562 luogu-p1247 luogu-p2197 luogu-p2252 luogu-p10507 luogu-p1290 luogu-p2148 
luogu-p2575 luogu-p3480 poj-1067 poj-1082 poj-1704 poj-1740 poj-2068 poj-2311 poj-2348 poj-2425 poj-2484 poj-2960 
poj-2975 poj-3480 hdu-1517 hdu-1525 hdu-1527 hdu-1536 hdu-1846 hdu-1847 hdu-1848 hdu-1849 hdu-1850 hdu-1907 hdu-2147 
hdu-2149 hdu-2176 hdu-2177 hdu-2188 hdu-2509 hdu-2516 hdu-2897 hdu-3032 hdu-3980 hdu-4315 hdu-5724 hdu-5795 uva-847 
timus-1180 cf-787c cf-1312f cf-1382b abc255g hackerrank-misere-nim codingame-misere-nim topcoder-stonegamestrategist
`
  .trim()
  .split(/\s+/u);
