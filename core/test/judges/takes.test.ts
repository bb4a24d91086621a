import { agrees } from './agree.ts';
import { solver, some, sumOf } from './brute.ts';

/** One heap, and how much may be taken from it. */
function taking(takes: (n: number) => Iterable<number>) {
  return sumOf<number>(function* (heap) {
    for (const take of takes(heap)) if (take >= 1 && take <= heap) yield [heap - take];
  });
}
const upTo = (m: number) => Array.from({ length: m }, (_, i) => i + 1);
const powers = [1, 2, 4, 8, 16, 32, 64];
const sized = (heaps: readonly number[]) => `${heaps.length}\n${heaps.join(' ')}`;

const three = solver(taking(() => [1, 2, 3]));
agrees('leetcode-292', 'end', 40, (roll) => {
  const n = roll(40);
  return [String(n), String(three([n]))];
});
agrees('hdu-1846', 'counted', 40, (roll) => {
  const [n = 1, m = 1] = some(roll, 2, 1, 12);
  return [`${n} ${m}`, solver(taking(() => upTo(m)))([n]) ? 'first' : 'second'];
});
const power = solver(taking(() => powers));
agrees('hdu-1847', 'end', 60, (roll) => {
  const n = 1 + roll(60);
  return [String(n), power([n]) ? 'Kiki' : 'Cici'];
});
agrees('timus-1180', 'single', 60, (roll) => {
  const n = 1 + roll(60);
  const take = powers.find((p) => p <= n && !power([n - p]));
  return take === undefined ? [String(n), '2'] : [String(n), '1', String(take)];
});
const fibonacci = solver(taking(() => [1, 2, 3, 5, 8, 13]));
agrees('hdu-1848', '0 0 0', 40, (roll) => {
  const heaps = some(roll, 3, 1, 14);
  return [heaps.join(' '), fibonacci(heaps) ? 'Fibo' : 'Nacci'];
});
for (const name of ['poj-2960', 'hdu-1536']) {
  agrees(name, '0', 12, (roll) => {
    const set = [...new Set(some(roll, 1 + roll(3), 1, 7))];
    const boards = Array.from({ length: 1 + roll(4) }, () => some(roll, 1 + roll(3), 0, 9));
    const won = solver(taking(() => set));
    const lines = [
      `${set.length} ${set.join(' ')}`,
      String(boards.length),
      ...boards.map((heaps) => `${heaps.length} ${heaps.join(' ')}`),
    ];
    return [lines.join('\n'), boards.map((heaps) => (won(heaps) ? 'W' : 'L')).join('')];
  });
}
agrees('hdu-2149', 'end', 60, (roll) => {
  const [goal = 1, most = 1] = some(roll, 2, 1, 12);
  const won = solver<number>(function* (price) {
    if (price < goal) for (const k of upTo(most)) yield price + k;
  });
  return [
    `${goal} ${most}`,
    upTo(most)
      .filter((k) => !won(k))
      .join(' ') || 'none',
  ];
});
agrees('hdu-2188', 'counted', 60, (roll) => {
  const [goal = 1, most = 1] = some(roll, 2, 1, 12);
  const won = solver<number>(function* (sum) {
    if (sum < goal) for (const k of upTo(most)) yield sum + k;
  });
  return [`${goal} ${most}`, won(0) ? 'Grass' : 'Rabbit'];
});
const twice = solver<readonly [number, number]>(function* ([n, most]) {
  for (const k of upTo(Math.min(n, most))) yield [n - k, 2 * k];
});
agrees('hdu-2516', '0', 40, (roll) => {
  const n = 2 + roll(60);
  return [String(n), twice([n, n - 1]) ? 'First win' : 'Second win'];
});
agrees('hdu-2897', 'end', 80, (roll) => {
  const p = 1 + roll(5);
  const q = p + roll(4);
  const n = 1 + roll(30);
  const won = solver(
    taking((heap) => (heap < p ? [heap] : upTo(q).filter((k) => k >= p))),
    'misere',
  );
  return [`${n} ${p} ${q}`, won([n]) ? 'WIN' : 'LOST'];
});
for (const name of ['uva-847', 'hdu-1517']) {
  agrees(name, 'end', 60, (roll) => {
    const n = 2 + roll(400);
    const won = solver<number>(function* (p) {
      if (p < n) for (let k = 2; k <= 9; k += 1) yield p * k;
    });
    return [String(n), won(1) ? 'Stan wins.' : 'Ollie wins.'];
  });
}
const parts = (...sizes: readonly number[]) => sizes.filter((size) => size > 0);
const split = (count: number) =>
  solver(
    sumOf<number>(function* (n) {
      for (const k of upTo(n)) yield parts(n - k);
      for (const a of upTo(n - 1)) {
        if (count === 2) yield [a, n - a];
        else for (const b of upTo(n - a - 1)) yield [a, b, n - a - b];
      }
    }),
  );
const two = split(2);
agrees('hdu-3032', 'counted', 40, (roll) => {
  const heaps = some(roll, 1 + roll(2), 1, 7);
  return [sized(heaps), two(heaps) ? 'Alice' : 'Bob'];
});
const threeways = split(3);
agrees('hdu-5795', 'counted', 30, (roll) => {
  const heaps = some(roll, 1 + roll(2), 1, 8);
  return [sized(heaps), threeways(heaps) ? 'First player wins.' : 'Second player wins.'];
});
const runs = solver(
  sumOf<number>(function* (n) {
    for (const k of upTo(n)) for (let a = 0; a <= n - k; a += 1) yield parts(a, n - k - a);
  }),
  'misere',
);
agrees('hdu-2509', 'end', 40, (roll) => {
  const rows = some(roll, 1 + roll(3), 1, 4);
  return [sized(rows), runs(rows) ? 'Yes' : 'No'];
});
/** Beads of a ring as they lie, 0 free and 1 painted; m neighbours are painted. */
function ring(least: number, most: number) {
  return solver<readonly number[]>(function* (beads) {
    for (let m = least; m <= Math.min(most, beads.length); m += 1) {
      for (const i of beads.keys()) {
        const places = Array.from({ length: m }, (_, j) => (i + j) % beads.length);
        if (places.every((at) => beads[at] === 0)) yield beads.map((bead, at) => (places.includes(at) ? 1 : bead));
      }
    }
  });
}
const coins = ring(1, 2);
agrees('poj-2484', '0', 9, (roll) => {
  const n = 1 + roll(9);
  return [String(n), coins(Array(n).fill(0)) ? 'Alice' : 'Bob'];
});
let painted = 0;
agrees('hdu-3980', 'counted', 30, (roll) => {
  const [n = 1, m = 1] = [1 + roll(10), 1 + roll(4)];
  painted += 1;
  return [`${n} ${m}`, `Case #${painted}: ${ring(m, m)(Array(n).fill(0)) ? 'aekdycoin' : 'abcdxyzk'}`];
});
