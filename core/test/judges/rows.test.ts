import { agrees } from './agree.ts';
import { solver, some } from './brute.ts';

const upTo = (m: number) => Array.from({ length: Math.max(m, 0) }, (_, i) => i + 1);
const change = (list: readonly number[], ...edits: readonly (readonly [number, number])[]) =>
  list.map((x, i) => x + edits.reduce((sum, [at, by]) => sum + (at === i ? by : 0), 0));
const sized = (list: readonly number[]) => `${list.length}\n${list.join(' ')}`;
const distinct = (roll: (n: number) => number, count: number, to: number) => [...new Set(some(roll, count, 1, to))];
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);

const cells = solver<readonly number[]>(function* (stones) {
  for (let i = 0; i + 1 < stones.length; i += 1)
    for (const k of upTo(stones[i] ?? 0)) yield change(stones, [i, -k], [i + 1, k]);
});
agrees('nowcoder-218562', 'counted', 60, (roll) => {
  const stones = some(roll, 1 + roll(4), 0, 3);
  return [sized(stones), cells(stones) ? 'lyw' : 'zgc'];
});

const strip = solver<readonly number[]>(function* (pieces) {
  for (const [i, place] of pieces.entries())
    for (let to = place - 1; to > (pieces[i - 1] ?? 0); to -= 1) yield change(pieces, [i, to - place]);
});
for (const name of ['poj-1704', 'luogu-p10507']) {
  agrees(name, 'counted', 60, (roll) => {
    const pieces = distinct(roll, 1 + roll(4), 10);
    return [sized(pieces), strip(sorted(pieces)) ? 'Georgia will win' : 'Bob will win'];
  });
}

/** Rows of 20 squares; only the last ones are used, so that few pieces have few places. */
const jumps = solver<readonly (readonly number[])[]>(function* (rows) {
  for (const [i, row] of rows.entries()) {
    for (const place of row) {
      let to = place + 1;
      while (row.includes(to)) to += 1;
      if (to <= 20) yield rows.map((other, j) => (j === i ? sorted([...row.filter((p) => p !== place), to]) : other));
    }
  }
});
for (const name of ['luogu-p2575', 'hdu-5724']) {
  agrees(name, 'counted', 40, (roll) => {
    const rows = Array.from({ length: 1 + roll(2) }, () => distinct(roll, roll(5), 8).map((p) => p + 12));
    const lines = rows.map((row) => [row.length, ...row].join(' '));
    return [[rows.length, ...lines].join('\n'), jumps(rows.map(sorted)) ? 'YES' : 'NO'];
  });
}

const ordered = solver<readonly number[]>(function* (heaps) {
  for (const [i, heap] of heaps.entries())
    for (const k of upTo(heap - (heaps[i - 1] ?? 0))) yield change(heaps, [i, -k]);
});
agrees('luogu-p3480', 'counted', 60, (roll) => {
  const heaps = sorted(some(roll, 1 + roll(4), 0, 6));
  return [sized(heaps), ordered(heaps) ? 'TAK' : 'NIE'];
});
agrees('topcoder-stonegamestrategist', 'end', 60, (roll) => {
  const piles = sorted(some(roll, 1 + roll(4), 1, 6));
  const moves = piles.flatMap((pile, i) => upTo(pile - (piles[i - 1] ?? 0)).map((take) => ({ take, i })));
  const [best] = moves
    .filter(({ take, i }) => !ordered(change(piles, [i, -take])))
    .toSorted((a, b) => a.take - b.take || a.i - b.i);
  return [`{${piles.join(',')}}`, best ? `TAKE ${best.take} STONES FROM PILE ${best.i}` : 'YOU LOSE'];
});

const sequential = solver<readonly number[]>(function* (heaps) {
  const [first, ...rest] = heaps;
  for (const k of upTo(first ?? 0)) yield k === first ? rest : [(first ?? 0) - k, ...rest];
});
agrees('cf-1382b', 'counted', 60, (roll) => {
  const heaps = some(roll, 1 + roll(5), 1, 1 + roll(3));
  return [sized(heaps), sequential(heaps) ? 'First' : 'Second'];
});

/** Every way to hand out at most `left` stones to so many others. */
function* shares(others: number, left: number): Generator<readonly number[]> {
  if (others === 0) yield [];
  else
    for (let give = 0; give <= left; give += 1)
      for (const rest of shares(others - 1, left - give)) yield [give, ...rest];
}
const spread = solver<readonly number[]>(function* (heaps) {
  for (const [i, heap] of heaps.entries()) {
    const others = heaps.filter((_, j) => j !== i);
    for (const gifts of shares(others.length, heap - 1)) {
      const given = gifts.reduce((sum, gift) => sum + gift, 0);
      for (const k of upTo(heap - given)) {
        const left = [...others.map((other, j) => other + (gifts[j] ?? 0)), heap - given - k];
        yield sorted(left.filter((x) => x > 0));
      }
    }
  }
});
agrees('poj-1740', '0', 40, (roll) => {
  const heaps = some(roll, 1 + roll(4), 1, 3);
  return [sized(heaps), spread(sorted(heaps)) ? '1' : '0'];
});

/** People below the top, the king by his place in the row; a person on the top is out of the row. */
const hill = solver<readonly [readonly number[], number]>(function* ([people, king]) {
  for (const [i, place] of people.entries()) {
    for (let to = place - 1; to > (people[i - 1] ?? 0); to -= 1) yield [change(people, [i, to - place]), king];
  }
  if (king === 0) yield 'win';
  else yield [people.slice(1), king - 1];
});
agrees('hdu-4315', 'end', 120, (roll) => {
  const people = sorted(distinct(roll, 1 + roll(5), 9));
  const king = roll(people.length);
  return [`${people.length} ${king + 1}\n${people.join(' ')}`, hill([people, king]) ? 'Alice' : 'Bob'];
});
