import { expect, test } from 'vitest';
import { lowered, lowerings } from './columns.ts';
import { type Whole, whole } from './whole.ts';

function isBalanced(heaps: readonly number[], k: number, lowest: number): boolean {
  for (let column = 0; column < 6; column += 1) {
    const ones = heaps.filter((heap) => Math.floor(heap / 2 ** column) % 2 === 1).length;
    if (ones % (k + 1) !== (column === 0 ? lowest : 0)) return false;
  }
  return true;
}

/** Every lowering by trial: heaps first, then what is left, greatest first. */
function tried(heaps: readonly number[], k: number, lowest: number): readonly string[] {
  const found: { readonly at: readonly number[]; readonly left: readonly number[] }[] = [];
  const go = (i: number, at: readonly number[], left: readonly number[]): void => {
    if (i === heaps.length) {
      const after = heaps.map((heap, j) => left[at.indexOf(j)] ?? heap);
      if (at.length > 0 && at.length <= k && isBalanced(after, k, lowest)) found.push({ at, left });
      return;
    }
    go(i + 1, at, left);
    for (let rest = 0; rest < (heaps[i] ?? 0); rest += 1) go(i + 1, [...at, i], [...left, rest]);
  };
  go(0, [], []);
  const key = (one: (typeof found)[number]) => [one.at.length, ...one.at, ...one.left.map((rest) => -rest)];
  return found
    .sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      const i = x.findIndex((part, at) => part !== y[at]);
      return (x[i] ?? 0) - (y[i] ?? 0);
    })
    .map(({ at, left }) => `${at.join()}: ${left.join()}`);
}

function listed(heaps: readonly Whole[], k: number, lowest: number): readonly string[] {
  return lowerings(heaps, k, lowest).heaps.flatMap((at) =>
    [...lowered(heaps, at, k, lowest)].map((left) => `${at.join()}: ${left.join()}`),
  );
}

test('the ways to lower heaps to balanced columns are those that trial finds, in the same order, and as many', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 25; round += 1) {
    const heaps = Array.from({ length: 1 + next(4) }, () => next(6));
    for (let k = 1; k <= heaps.length; k += 1)
      for (const lowest of [0, 1]) {
        const expected = tried(heaps, k, lowest);
        expect([heaps, k, lowest, ...listed(heaps, k, lowest)]).toEqual([heaps, k, lowest, ...expected]);
        expect(lowerings(heaps, k, lowest).count).toBe(expected.length);
      }
  }
});

test('with one heap to lower they are the moves of Nim, at any size', () => {
  const heaps = [10n ** 250n + 7n, 10n ** 249n + 12345n, 3n ** 500n].map(whole);
  const sum = heaps.reduce<bigint>((total, heap) => total ^ BigInt(heap), 0n);
  const nim = heaps.flatMap((heap, i) => {
    const left = BigInt(heap) ^ sum;
    return left < BigInt(heap) ? [`${i}: ${left}`] : [];
  });
  expect(listed(heaps, 1, 0)).toEqual(nim);
});

test('the number of ways does not need their list', () => {
  const heaps = Array.from({ length: 12 }, (_, i) => whole(10n ** 18n + BigInt(i * i) * 123456789123457n));
  const { count, heaps: at } = lowerings(heaps, 3, 0);
  expect(count).toBeGreaterThan(10 ** 6);
  const [first] = at;
  const [way] = lowered(heaps, first ?? [], 3, 0);
  expect(way).toHaveLength(first?.length ?? 0);
});
