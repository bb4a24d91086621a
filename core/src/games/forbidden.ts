import { add, compare, isWhole, subtract } from '../nim/whole.ts';
import { open } from '../rules/open.ts';
import type { Whole } from '../rules/position.ts';
import type { Rules, Theorem } from '../rules/rules.ts';

/** Nim with forbidden moves: of each pair, the second number may not be taken from a heap of exactly the first. */
export function forbidden(pairs: readonly (readonly [Whole, Whole])[]): Rules {
  const banned = new Map<Whole, Set<Whole>>();
  for (const [heap, take] of pairs) {
    if (take > heap || take <= 0) continue;
    const takes = banned.get(heap) ?? new Set();
    banned.set(heap, takes.add(take));
  }
  return open(
    {
      name: 'forbidden',
      shape: [{ name: 'n', depth: 0, members: [], letters: undefined }],
      *options(heap: Whole) {
        const takes = banned.get(heap);
        for (let take: Whole = 1; take <= heap; take = add(take, 1)) {
          if (!takes?.has(take)) yield { to: [subtract(heap, take)], by: { k: take } };
        }
      },
      theorems: [theorem(banned)],
    },
    isWhole,
  );
}

// The values of the heaps below n are 0, 1, ..., and a heap of which no move is forbidden takes the next one. So a heap's value is its size less the
// number of smaller heaps that repeat a value. A heap repeats the least value of which all its occurrences are forbidden; every value occurs once as
// a new one, and once more for each heap that repeats it.
function theorem(banned: ReadonlyMap<Whole, ReadonlySet<Whole>>): Theorem {
  const repeats: Whole[] = [];
  const repeated = new Map<Whole, Whole>();
  const times = new Map<Whole, number>();
  const value = (heap: Whole) => repeated.get(heap) ?? subtract(heap, below(repeats, heap));
  for (const heap of [...banned.keys()].sort(compare)) {
    const lost = new Map<Whole, number>();
    for (const take of banned.get(heap) ?? []) {
      const left = value(subtract(heap, take));
      lost.set(left, (lost.get(left) ?? 0) + 1);
    }
    let least: Whole | undefined;
    for (const [left, count] of lost) {
      if (count === 1 + (times.get(left) ?? 0) && (least === undefined || left < least)) least = left;
    }
    if (least === undefined) continue;
    repeats.push(heap);
    repeated.set(heap, least);
    times.set(least, (times.get(least) ?? 0) + 1);
  }
  return {
    id: 'forbidden-moves',
    source: 'folklore: AtCoder ABC255 G',
    status: 'cited',
    speaks: 'component',
    convention: 'normal',
    text: 'theorem value = n less the number of smaller heaps that repeat a value',
    value: (component) => (isWhole(component) ? value(component) : undefined),
  };
}

/** How many of the sorted numbers are less than n. */
function below(sorted: readonly Whole[], n: Whole): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle] ?? 0) < n) low = middle + 1;
    else high = middle;
  }
  return low;
}
