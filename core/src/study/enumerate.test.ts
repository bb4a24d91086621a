import { expect, test } from 'vitest';
import { compile } from '../language/compile.ts';
import { parseFile } from '../language/parse.ts';
import type { Rules } from '../rules/rules.ts';
import type { Shape } from '../rules/shape.ts';
import { isSmaller, total } from './claim/smaller.ts';
import { componentsOfTotal, positionsOfTotal } from './enumerate.ts';

function rulesOf(text: string): Rules {
  const read = parseFile(text);
  const made = read.ok ? compile(read.value, {}, 'claimed', text) : read;
  const rules = made.ok ? made.value.at(-1) : undefined;
  if (rules === undefined) throw new Error('no rules');
  return rules;
}

const field = (depth: number, letters?: string): Shape => [{ name: 'h', depth, members: [], letters }];

test('lists of a total come with at most two zeros, shorter ones first, none twice', () => {
  const found = [...componentsOfTotal(field(1), 3)].map((list) => JSON.stringify(list));
  expect(new Set(found).size).toBe(found.length);
  expect(found.slice(0, 2)).toEqual(['[3]', '[0,3]']);
  expect(found).toContain('[1,0,0,2]');
  expect(found).not.toContain('[3,0,0,0]');
});

test('the sums of one-number games are the partitions, each once', () => {
  const nim = rulesOf('game nim(n)\n  -> n - k for k in 1..n\n');
  const counts = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (size) => [...positionsOfTotal(nim, size)].filter((one) => one !== undefined).length,
  );
  // The empty sum and the empty heap make two positions of total 0.
  expect(counts).toEqual([2, 1, 2, 3, 5, 7, 11, 15]);
});

test('positions of a total come in the order in which counterexamples are compared', () => {
  for (const page of [
    'game nim(n)\n  -> n - k for k in 1..n\n',
    'game pair(a, b)\n  -> (a - k, b) for k in 1..a\n',
    'game row(h[] of ".X")\n  -> nothing\n',
  ]) {
    const rules = rulesOf(page);
    for (let size = 1; size < 6; size += 1) {
      const all = [...positionsOfTotal(rules, size)].filter((one) => one !== undefined);
      for (const [i, position] of all.entries()) {
        expect(total(position)).toBe(size);
        const next = all[i + 1];
        if (next !== undefined && next.length === position.length && position.length === 1)
          expect(isSmaller(position, next)).toBe(true);
      }
    }
  }
});
