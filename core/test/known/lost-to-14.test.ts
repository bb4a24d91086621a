import { expect, test } from 'vitest';
import { partitions, range } from './by-definition.ts';
import lost from './lost-to-14.json' with { type: 'json' };
import { meant } from './misere.checks.ts';
import { outcome, searched, sum } from './product.ts';

const sums = range(0, 14).flatMap((total) => partitions(total));
const text = (heaps: readonly number[]): string => heaps.toReversed().join(' ');

test('the lost sums with a total of at most 14 are the published ones, in seven games and both conventions', () => {
  for (const [name, known] of Object.entries(lost)) {
    const rules = meant(name);
    const positions = sums.map((heaps) => sum(rules, heaps));
    for (const convention of ['normal', 'misere'] as const) {
      const found = searched(positions, convention);
      const here = sums.filter((_, i) => found[i] === 'P').map(text);
      expect([name, convention, here.toSorted()]).toEqual([name, convention, known[convention].toSorted()]);
    }
  }
});

test('the strongest method says the same', () => {
  const small = sums.filter((heaps) => heaps.length < 6);
  for (const [name, known] of Object.entries(lost)) {
    const rules = meant(name);
    for (const heaps of small) {
      const at = sum(rules, heaps);
      expect([name, heaps, outcome(at, 'normal')]).toEqual([
        name,
        heaps,
        known.normal.includes(text(heaps)) ? 'P' : 'N',
      ]);
    }
    for (const heaps of sums.filter((one) => one.reduce((a, b) => a + b, 0) <= 9)) {
      const at = sum(rules, heaps);
      expect([name, heaps, outcome(at, 'misere')]).toEqual([
        name,
        heaps,
        known.misere.includes(text(heaps)) ? 'P' : 'N',
      ]);
    }
  }
});
