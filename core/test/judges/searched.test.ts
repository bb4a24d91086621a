import { expect, test } from 'vitest';
import { settle } from '../../src/desk/settle.ts';
import { berzerk as ring } from '../../src/games/berzerk.ts';
import { agrees } from './agree.ts';
import { dice, solver, some, sumOf } from './brute.ts';
import { output } from './run.ts';

const upTo = (m: number) => Array.from({ length: Math.max(m, 0) }, (_, i) => i + 1);

agrees('poj-2068', '0', 30, (roll) => {
  const players = 1 + roll(3);
  const stones = 1 + roll(20);
  const most = some(roll, 2 * players, 1, 4);
  const won = solver<readonly [number, number]>(function* ([n, seat]) {
    for (const k of upTo(Math.min(n, most[seat] ?? 0))) yield [n - k, (seat + 1) % most.length];
  }, 'misere');
  return [`${players} ${stones} ${most.join(' ')}`, won([stones, 0]) ? '1' : '0'];
});

agrees('poj-2425', 'end', 20, (roll) => {
  const size = 1 + roll(7);
  // Arrows lead from smaller to greater places of a shuffled order, so there is no cycle.
  const order = upTo(size).map((i) => i - 1);
  for (let i = size - 1; i > 0; i -= 1) {
    const j = roll(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const arrows = order.map((rank) => order.flatMap((other, to) => (other > rank && roll(2) === 0 ? [to] : [])));
  const won = solver(
    sumOf<number>(function* (place) {
      for (const to of arrows[place] ?? []) yield [to];
    }),
  );
  const questions = Array.from({ length: 1 + roll(4) }, () => some(roll, 1 + roll(3), 0, size - 1));
  const lines = arrows.map((to) => [to.length, ...to].join(' '));
  const asked = questions.map((places) => [places.length, ...places].join(' '));
  return [[size, ...lines, ...asked, 0].join('\n'), ...questions.map((places) => (won(places) ? 'WIN' : 'LOSE'))];
});

/** Outcomes by going round: whatever is settled by nothing else in as many rounds as there are places is a loop. */
function berzerk(size: number, sets: readonly (readonly number[])[]): (place: number, player: number) => string {
  const said = new Map<string, string>();
  for (let round = 0; round <= 2 * size; round += 1) {
    for (let place = 1; place < size; place += 1) {
      for (const player of [0, 1]) {
        const next = (sets[player] ?? [])
          .map((step) => (place + step) % size)
          .map((to) => (to === 0 ? 'Lose' : (said.get(`${to} ${1 - player}`) ?? 'Loop')));
        if (next.includes('Lose')) said.set(`${place} ${player}`, 'Win');
        else if (!next.includes('Loop')) said.set(`${place} ${player}`, 'Lose');
      }
    }
  }
  return (place, player) => said.get(`${place} ${player}`) ?? 'Loop';
}
agrees('cf-787c', 'single', 30, (roll) => {
  const size = 2 + roll(6);
  const sets = [0, 1].map(() => [...new Set(some(roll, 1 + roll(3), 1, size - 1))]);
  const said = berzerk(size, sets);
  const lines = [0, 1].map((player) =>
    upTo(size - 1)
      .map((place) => said(place, player))
      .join(' '),
  );
  return [[size, ...sets.map((set) => [set.length, ...set].join(' '))].join('\n'), ...lines];
});

test('the marks of a ring are those of the general search', () => {
  const roll = dice(11);
  for (let round = 0; round < 20; round += 1) {
    const size = 2 + roll(6);
    const rules = ring(size, [some(roll, 1 + roll(3), 1, size - 1), some(roll, 1 + roll(3), 1, size - 1)]);
    for (const component of upTo(size - 1).flatMap((place) => [0, 1].map((player) => [place, player]))) {
      const searched = settle([{ rules: { ...rules, theorems: [] }, component }], 'normal');
      expect(rules.theorems[0]?.outcome?.([component])).toBe(searched.answer.outcome);
    }
  }
});

type Group = readonly [number, number];
function* attacks(powers: readonly number[], [n, last]: Group): Generator<Group> {
  for (const [i, power] of powers.entries()) if (n > 0 && (i === 0 || i !== last)) yield [Math.max(n - power, 0), i];
}
agrees('cf-1312f', 'counted', 40, (roll) => {
  const powers = some(roll, 3, 1, 5);
  const groups = some(roll, 1 + roll(3), 1, 9);
  const won = solver(
    sumOf<Group>(function* (group) {
      for (const next of attacks(powers, group)) yield [next];
    }),
  );
  const start = groups.map((n): Group => [n, 0]);
  let count = 0;
  for (const [i, group] of start.entries()) {
    for (const next of attacks(powers, group)) if (!won(start.map((other, j) => (j === i ? next : other)))) count += 1;
  }
  return [`${groups.length} ${powers.join(' ')}\n${groups.join(' ')}`, String(count)];
});

test('the repetition of groups under attack holds as far as a plain table goes', () => {
  const roll = dice(5);
  for (let round = 0; round < 12; round += 1) {
    const powers = some(roll, 3, 1, 5);
    const value: number[][] = [];
    for (let n = 0; n < 700; n += 1) {
      const reach = (last: number) =>
        powers.flatMap((power, i) =>
          n > 0 && (i === 0 || i !== last) ? [value[Math.max(n - power, 0)]?.[i] ?? 0] : [],
        );
      value.push([0, 1, 2].map((last) => [0, 1, 2, 3].find((v) => !reach(last).includes(v)) ?? 0));
    }
    const sizes = some(roll, 40, 600, 699);
    const expected = sizes.map((n) => {
      const own = value[n]?.[0] ?? 0;
      return powers.filter((power, i) => own !== 0 && value[n - power]?.[i] === 0).length;
    });
    const input = `${sizes.length}\n${sizes.map((n) => `1 ${powers.join(' ')}\n${n}`).join('\n')}\n`;
    expect(output('cf-1312f', input)).toBe(`${expected.join('\n')}\n`);
  }
});

agrees('abc255g', 'single', 80, (roll) => {
  const heaps = some(roll, 1 + roll(3), 1, 8);
  const banned = Array.from({ length: roll(14) }, (): readonly [number, number] => {
    const x = 1 + roll(8);
    return [x, 1 + roll(x)];
  });
  const keys = new Set(banned.map(String));
  const won = solver(
    sumOf<number>(function* (n) {
      for (const k of upTo(n)) if (!keys.has(String([n, k]))) yield [n - k];
    }),
  );
  return [
    [`${heaps.length} ${banned.length}`, heaps.join(' '), ...banned.map((pair) => pair.join(' '))].join('\n'),
    won(heaps) ? 'Takahashi' : 'Aoki',
  ];
});
