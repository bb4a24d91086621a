import { agrees } from './agree.ts';
import { solver, some, sumOf } from './brute.ts';

type Pair = readonly [number, number];
const upTo = (m: number) => Array.from({ length: Math.max(m, 0) }, (_, i) => i + 1);

const wythoff = (pair: Pair): Pair[] => {
  const [a, b] = pair;
  return [
    ...upTo(a).map((k): Pair => [a - k, b]),
    ...upTo(b).map((k): Pair => [a, b - k]),
    ...upTo(Math.min(a, b)).map((k): Pair => [a - k, b - k]),
  ];
};
const queen = solver<Pair>(wythoff);
for (const [name, form] of [
  ['poj-1067', 'end'],
  ['hdu-1527', 'end'],
  ['luogu-p2252', 'single'],
] as const) {
  agrees(name, form, 60, (roll) => {
    const [a = 0, b = 0] = some(roll, 2, 0, 15);
    return [`${a} ${b}`, queen([a, b]) ? '1' : '0'];
  });
}
agrees('hdu-2177', '0 0', 60, (roll) => {
  const [a, b] = some(roll, 2, 0, 15).toSorted((x, y) => x - y);
  const pair: Pair = [a ?? 0, (b ?? 0) + 1];
  const won = wythoff(pair).filter((next) => !queen(next));
  const isBoth = ([x, y]: Pair) => x !== pair[0] && y !== pair[1];
  const lines = [...won.filter(isBoth), ...won.filter((next) => !isBoth(next))].map((next) =>
    next.toSorted((x, y) => x - y).join(' '),
  );
  return lines.length > 0 ? [pair.join(' '), '1', ...new Set(lines)] : [pair.join(' '), '0'];
});

const euclid = solver<Pair>(function* ([a, b]) {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (low > 0) for (let left = high - low; left >= 0; left -= low) yield [low, left];
});
for (const [name, form] of [
  ['poj-2348', '0 0'],
  ['hdu-1525', '0 0'],
  ['luogu-p1290', 'counted'],
] as const) {
  agrees(name, form, 80, (roll) => {
    const [a = 1, b = 1] = some(roll, 2, 1, 30);
    return [`${a} ${b}`, euclid([a, b]) ? 'Stan wins' : 'Ollie wins'];
  });
}

const discard = solver(
  sumOf<Pair>(function* ([a, b]) {
    for (const k of upTo(b - 1)) yield [[k, b - k]];
    for (const k of upTo(a - 1)) yield [[k, a - k]];
  }),
);
agrees('luogu-p2148', 'counted', 60, (roll) => {
  const pairs = Array.from({ length: 1 + roll(3) }, (): Pair => [1 + roll(6), 1 + roll(6)]);
  return [`${2 * pairs.length}\n${pairs.flat().join(' ')}`, discard(pairs) ? 'YES' : 'NO'];
});

const corner = solver<Pair>(function* ([n, m]) {
  if (n > 1) yield [n - 1, m];
  if (m > 1) yield [n, m - 1];
  if (n > 1 && m > 1) yield [n - 1, m - 1];
});
agrees('hdu-2147', '0 0', 60, (roll) => {
  const [n = 1, m = 1] = some(roll, 2, 1, 12);
  return [`${n} ${m}`, corner([n, m]) ? 'Wonderful!' : 'What a pity!'];
});

/** Pieces of paper, kept in order; whoever cuts off a single square wins. */
const cut = solver<readonly Pair[]>(function* (sheets) {
  for (const [i, [w, h]] of sheets.entries()) {
    const rest = sheets.filter((_, j) => j !== i);
    const cuts: Pair[][] = [
      ...upTo(w - 1).map((k): Pair[] => [
        [k, h],
        [w - k, h],
      ]),
      ...upTo(h - 1).map((k): Pair[] => [
        [w, k],
        [w, h - k],
      ]),
    ];
    for (const made of cuts) {
      if (made.some(([a, b]) => a * b === 1)) yield 'win';
      else
        yield [...rest, ...made]
          .map(([a, b]): Pair => [Math.min(a, b), Math.max(a, b)])
          .toSorted((x, y) => x[0] - y[0] || x[1] - y[1]);
    }
  }
});
agrees('poj-2311', 'end', 30, (roll) => {
  const [w = 2, h = 2] = some(roll, 2, 1, 5);
  return [`${w} ${h}`, cut([[w, h]]) ? 'WIN' : 'LOSE'];
});

/** Days as the calendar of the machine has them. */
const day = (date: Date): string => date.toISOString().slice(0, 10);
const calendar = solver<string>(function* (text) {
  const now = new Date(`${text}T00:00:00Z`);
  const [y, m, d] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const later = [new Date(Date.UTC(y, m, d + 1)), new Date(Date.UTC(y, m + 1, d))];
  const month = later[1]?.getUTCDate() === d ? later : later.slice(0, 1);
  for (const next of month) if (day(next) <= '2001-11-04') yield day(next);
});
agrees('poj-1082', 'counted', 80, (roll) => {
  const date = new Date(Date.UTC(1999, 0, 1 + roll(1039)));
  return [day(date).replaceAll('-', ' '), calendar(day(date)) ? 'YES' : 'NO'];
});
