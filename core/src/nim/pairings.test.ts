import { expect, test } from 'vitest';
import { countPairings } from './count-pairings.ts';
import { pairings } from './pairings.ts';

function isPaired(heaps: readonly number[]): boolean {
  return [...new Set(heaps)].every((one) => one === 0 || heaps.filter((other) => other === one).length % 2 === 0);
}

/** All moves in order, tried one by one. */
function* tried(heaps: readonly number[]): Generator<readonly [number, readonly number[], number]> {
  for (const [i, own] of heaps.entries())
    for (const gains of spreads(heaps.length, i, own - 1))
      for (let thrown = 1; thrown <= own - gains.reduce((a, b) => a + b, 0); thrown += 1) {
        const left = own - thrown - gains.reduce((a, b) => a + b, 0);
        if (isPaired(heaps.map((heap, j) => (j === i ? left : heap + (gains[j] ?? 0))))) yield [i, gains, thrown];
      }
}

function* spreads(
  count: number,
  still: number,
  room: number,
  taken: readonly number[] = [],
): Generator<readonly number[]> {
  if (taken.length === count) return yield taken;
  for (let gain = 0; gain <= (taken.length === still ? 0 : room); gain += 1)
    yield* spreads(count, still, room - gain, [...taken, gain]);
}

test('the ways to pair the heaps up by one spread are what trial finds, in order, and as many', () => {
  const all = [
    [4],
    [5, 5],
    [3, 9],
    [9, 3, 4],
    [7, 7, 7],
    [1, 2, 3, 12],
    [9, 2, 2, 3],
    [8, 8, 1, 1],
    [3, 1, 4, 1, 9],
    [1, 1, 1, 1, 7],
  ];
  const long = [
    [9, 2, 1, 2, 2, 1],
    [1, 1, 2, 2, 1, 8, 1],
  ];
  for (const heaps of [...all, ...long]) {
    const expected = [...tried(heaps)];
    expect([heaps, ...[...pairings(heaps)].map(({ heap, gains, thrown }) => [heap, gains, thrown])]).toEqual([
      heaps,
      ...expected,
    ]);
    expect([heaps, countPairings(heaps)]).toEqual([heaps, expected.length]);
  }
});

test('heaps of 250 digits are paired one way after the other, and the ways are counted', () => {
  const heaps = [10n ** 250n, 3n * 10n ** 250n, 10n ** 18n, 5];
  let listed = 0;
  for (const { heap, gains, thrown } of pairings(heaps)) {
    const after = heaps.map((own, i) => {
      const spread = gains.reduce<bigint>((sum, gain) => sum + BigInt(gain), BigInt(thrown));
      return BigInt(own) + BigInt(gains[i] ?? 0) - (i === heap ? spread : 0n);
    });
    const sorted = after.sort((a, b) => (a < b ? -1 : 1));
    expect([sorted[0], sorted[2]]).toEqual([sorted[1], sorted[3]]);
    listed += 1;
    if (listed === 50) break;
  }
  expect(listed).toBe(50);
  expect(countPairings(heaps)).toBeGreaterThan(10n ** 250n);
  expect(countPairings([10n ** 250n, 10n ** 250n])).toBe(0);
});
