import { expect, test } from 'vitest';
import { finish } from '../solve/solve.ts';
import { tabulate } from '../study/tabulate.ts';
import { addedClaims, rulesPage } from './claimed.ts';
import { readGame } from './question.ts';

const BUDGET = { options: 1_000_000, bytes: 64 * 1024 * 1024 };

function rulesOf(game: string) {
  const read = readGame({ game, page: undefined, set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  return read.value;
}

function valuesOf(game: string) {
  const table = finish(tabulate(rulesOf(game), { from: 0, to: 40 }, 'normal', BUDGET));
  if ('id' in table || table.is !== 'row') throw new Error(game);
  return table.entries.map((entry) => entry?.value);
}

test('the page of a code, of a line and of a game of the catalogue has the same values as they', () => {
  for (const game of [
    '0.77',
    '0.137',
    '0.3',
    '4.3',
    'n -> n - k for k in {1, 3, 4}',
    'take {2, 5}',
    'kayles',
    'bash',
  ]) {
    const page = rulesPage(rulesOf(game)) ?? '';
    expect(page, game).toMatch(/^game /u);
    expect(valuesOf(page), game).toEqual(valuesOf(game));
  }
});

test('a code without end, and one with a condition, have no page', () => {
  for (const code of ['0.[5]', '4!.0']) expect(rulesPage(rulesOf(code))).toBeUndefined();
});

test('only the claims that were added are read, and their faults are placed in what was typed', () => {
  const page = rulesPage(rulesOf('bash')) ?? '';
  const read = addedClaims(page, 'claim value = n mod 4\nclaim loses when n mod 3 = 0');
  expect(read.ok && read.value.length).toBe(2);
  const wrong = addedClaims(page, 'claim value = n mod 4\nclaim value = q');
  expect(wrong.ok ? undefined : [wrong.fault.line, wrong.fault.column]).toEqual([2, 15]);
});
