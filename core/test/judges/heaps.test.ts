import { expect, test } from 'vitest';
import { settle } from '../../src/desk/settle.ts';
import { game } from '../../src/games/registry.ts';
import { winning, winningMisere, wins, winsMisere } from '../../src/judges/heaps.ts';
import { nimSum } from '../../src/nim/xor.ts';
import { agrees } from './agree.ts';
import { dice, solver, some, sumOf } from './brute.ts';

const nim = sumOf<number>(function* (heap) {
  for (let left = 0; left < heap; left += 1) yield [left];
});
const normal = solver(nim);
const misere = solver(nim, 'misere');

/** Every winning move as [place, taken], by place and then by what is taken. */
function moves(heaps: readonly number[], won = normal): [number, number][] {
  return heaps.flatMap((heap, i) =>
    some(() => 0, heap, 0, 0)
      .map((_, k): [number, number] => [i, k + 1])
      .filter(([, take]) => !won(heaps.map((h, j) => (j === i ? h - take : h)))),
  );
}

const heapsOf = (roll: (n: number) => number, least = 0) => some(roll, 1 + roll(4), least, 6);
const sized = (heaps: readonly number[]) => `${heaps.length}\n${heaps.join(' ')}`;

test('the closed form of Nim says what the theorem of the page says, in both conventions', () => {
  const rules = game('nim');
  const [value] = rules.theorems;
  const roll = dice(1);
  for (let round = 0; round < 60; round += 1) {
    const heaps = some(roll, roll(5), 0, round % 2 === 0 ? 3 : 1000);
    expect(nimSum(heaps.map((heap) => value?.value?.(heap) ?? -1)) !== 0).toBe(wins(heaps));
    const position = heaps.map((component) => ({ rules, component }));
    for (const [convention, won, listed] of [
      ['normal', wins(heaps), winning(heaps)],
      ['misere', winsMisere(heaps), winningMisere(heaps)],
    ] as const) {
      const solution = settle(position, convention);
      expect(solution.answer.outcome).toBe(won ? 'N' : 'P');
      const said = [...solution.winning()].map(({ part, by }) => `${part} ${by['k']}`);
      const own = [...listed].map(({ place, left }) => `${place + 1} ${(heaps[place] ?? 0) - Number(left)}`);
      expect(own.toSorted()).toEqual(said.toSorted());
    }
  }
});

agrees('nowcoder-50615', 'single', 40, (roll) => {
  const heaps = heapsOf(roll);
  return [sized(heaps), normal(heaps) ? 'win' : 'lose'];
});
agrees('luogu-p1247', 'single', 80, (roll) => {
  const heaps = heapsOf(roll, 1);
  const [first] = moves(heaps);
  if (first === undefined) return [sized(heaps), 'lose'];
  const [place, take] = first;
  return [sized(heaps), `${take} ${place + 1}`, heaps.map((h, i) => (i === place ? h - take : h)).join(' ')];
});
agrees('luogu-p2197', 'counted', 60, (roll) => {
  const heaps = heapsOf(roll);
  return [sized(heaps), normal(heaps) ? 'Yes' : 'No'];
});
for (const name of ['poj-2975', 'hdu-1850']) {
  agrees(name, '0', 60, (roll) => {
    const heaps = heapsOf(roll, 1);
    return [sized(heaps), String(moves(heaps).length)];
  });
}
agrees('hdu-1849', '0', 60, (roll) => {
  const heaps = heapsOf(roll);
  return [sized(heaps), normal(heaps) ? 'Rabbit Win!' : 'Grass Win!'];
});
agrees('hdu-2176', '0', 60, (roll) => {
  const heaps = heapsOf(roll);
  const lines = moves(heaps).map(([place, take]) => `${heaps[place]} ${(heaps[place] ?? 0) - take}`);
  return lines.length > 0 ? [sized(heaps), 'Yes', ...lines] : [sized(heaps), 'No'];
});
for (const name of ['hdu-1907', 'poj-3480']) {
  agrees(name, 'counted', 60, (roll) => {
    const heaps = heapsOf(roll, 1);
    return [sized(heaps), misere(heaps) ? 'John' : 'Brother'];
  });
}
agrees('hackerrank-misere-nim', 'counted', 60, (roll) => {
  const heaps = heapsOf(roll, 1);
  return [sized(heaps), misere(heaps) ? 'First' : 'Second'];
});
agrees('codingame-misere-nim', 'single', 40, (roll) => {
  const width = 1 + roll(3);
  const boards = Array.from({ length: 4 }, () => some(roll, width, 1, 5));
  const lines = boards.map(
    (heaps) =>
      moves(heaps, misere)
        .map(([place, take]) => `${place + 1}:${take}`)
        .join(' ') || 'CONCEDE',
  );
  return [`${width} ${boards.length}\n${boards.map((heaps) => heaps.join(' ')).join('\n')}`, ...lines];
});
