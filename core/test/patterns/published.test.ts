import { expect, test } from 'vitest';
import { knownValues } from '../../src/desk/known.ts';
import { readGame } from '../../src/desk/question.ts';
import type { Convention } from '../../src/rules/position.ts';
import { DEFAULT_BUDGET, finish } from '../../src/solve/solve.ts';
import { CODES, COMPUTED } from '../../src/study/pattern/computed.ts';
import { SEQUENCES } from '../../src/study/pattern/published.ts';
import { patternsOf } from '../../src/study/pattern.ts';
import type { RowTable } from '../../src/study/table.ts';
import { tabulate } from '../../src/study/tabulate.ts';
import known from '../known/facts.json' with { type: 'json' };
import held from '../known/published.json' with { type: 'json' };

/** The game, as a person types it, whose values or lost heaps a bundled list holds. */
const GAMES: Readonly<Record<string, readonly [game: string, convention: Convention]>> = {
  A014586: ['squares', 'normal'],
  A030193: ['squares', 'normal'],
  A014589: ['primes', 'normal'],
  A025043: ['primes', 'normal'],
  A014588: ['fibtake', 'normal'],
  A266756: ['n -> n - k for k in {2, 5, 7}', 'normal'],
  A229764: ['mark', 'normal'],
  A171945: ['mark', 'misere'],
  A071431: ['0.17', 'normal'],
  A071464: ['0.127', 'normal'],
  A071509: ['0.1777', 'normal'],
  A125923: ['0.3337', 'normal'],
  A002186: ['kayles', 'normal'],
  A002187: ['dawson', 'normal'],
  A025480: ['half', 'normal'],
  A014587: ['n -> n - k for k in {1, 2, 6, 24, 120, 720, 5040}', 'normal'],
  A010872: ['powers', 'normal'],
  A007814: ['aliquot', 'normal'],
  A002188: ['grundy', 'normal'],
  A071426: ['0.007', 'normal'],
};

function tableOf(game: string, convention: Convention, to: number): RowTable {
  const read = readGame({ game, page: undefined, set: [] });
  if (!read.ok) throw new Error(game);
  const table = finish(tabulate(read.value, { from: 0, to }, convention, DEFAULT_BUDGET));
  if ('id' in table || table.is !== 'row') throw new Error(game);
  return table;
}

test('every bundled list of a game holds what the rules of that game give', () => {
  for (const { number, about, from, terms } of [...SEQUENCES, ...COMPUTED]) {
    const [game, convention] = GAMES[number] ?? [];
    if (game === undefined || convention === undefined) continue;
    const last = about === 'values' ? from + terms.length - 1 : (terms.at(-1) ?? 0);
    const { entries } = tableOf(game, convention, last);
    const shown =
      about === 'values'
        ? entries.slice(from).map((entry) => Number(entry?.value))
        : entries.flatMap((entry, n) => (entry?.outcome === 'P' && n >= from ? [n] : []));
    expect([number, shown]).toEqual([number, terms]);
  }
});

test('every list is named once, is held to a game or a formula, and pairs of number and code are those of the reference', () => {
  const numbers = [...SEQUENCES, ...COMPUTED].map(({ number, from }) => `${number} ${from}`);
  expect(numbers.length).toBeGreaterThan(40);
  const facts = JSON.stringify(known);
  for (const [number, code] of CODES) {
    if (number in GAMES) continue;
    expect(facts, number).toContain(`oeis.${number}`);
    expect(facts, number).toMatch(new RegExp(`oeis\\.${number}"[^}]*octal ${code.replace('.', '\\.')}"`, 'u'));
  }
});

test('the Wythoff numbers, nim products and numbers with an odd power of two obey their own definitions', () => {
  const terms = (number: string): readonly number[] => COMPUTED.find((one) => one.number === number)?.terms ?? [];
  const [lower, upper] = [terms('A000201'), terms('A001950')];
  const seen = new Set<number>();
  for (const [i, low] of lower.entries()) {
    let least = 1;
    while (seen.has(least)) least += 1;
    expect([low, upper[i]]).toEqual([least, least + i + 1]);
    seen.add(low).add(low + i + 1);
  }
  expect(terms('A006015').slice(0, 8)).toEqual([0, 2, 3, 1, 8, 10, 11, 9]);
  for (const [n, term] of terms('A004468').entries())
    expect(term).toBe(Number(BigInt(n) ^ BigInt(terms('A006015')[n] ?? 0)));
  for (const n of terms('A036554'))
    expect((n.toString(2).length - n.toString(2).replace(/0+$/u, '').length) % 2).toBe(1);
});

test('counts of lost positions, tables by antidiagonals and nim products begin as they were published', () => {
  const counted = ['A128975', 'A363166', 'A236305', 'A241522', 'A004481', 'A004484', 'A335160', 'A335163'] as const;
  for (const number of counted) {
    const terms = COMPUTED.find((one) => one.number === number)?.terms ?? [];
    const length = Math.min(terms.length, held[number].length);
    expect([number, length >= 15, terms.slice(0, length)]).toEqual([number, true, held[number].slice(0, length)]);
  }
});

test('nim powers and nim products by antidiagonals obey the definition of the product', () => {
  const table = new Map<string, number>();
  const times = (a: number, b: number): number => {
    const key = `${a},${b}`;
    const before = table.get(key);
    if (before !== undefined) return before;
    const seen = new Set<number>();
    for (let x = 0; x < a; x += 1)
      for (let y = 0; y < b; y += 1) seen.add(Number(BigInt(times(x, b)) ^ BigInt(times(a, y)) ^ BigInt(times(x, y))));
    let least = 0;
    while (seen.has(least)) least += 1;
    table.set(key, least);
    return least;
  };
  const terms = (number: string): readonly number[] => COMPUTED.find((one) => one.number === number)?.terms ?? [];
  const diagonals = Array.from({ length: 12 }, (_, sum) =>
    Array.from({ length: sum + 1 }, (_, a) => times(a, sum - a)),
  );
  expect(terms('A051775')).toEqual(diagonals.flat());
  for (let base = 4; base <= 10; base += 1) {
    const powers = terms(`A33516${base - 1}`);
    expect([base, powers[0]]).toEqual([base, 1]);
    for (const [i, power] of powers.slice(0, -1).entries())
      expect([base, powers[i + 1]]).toEqual([base, times(power, base)]);
  }
  for (const [n, term] of terms('A335159').slice(0, 4).entries()) expect(term).toBe(times(4, 2 ** n));
});

test('a game with the values of another of the catalogue, moved by one, is told as that', () => {
  const { found } = patternsOf(tableOf('couples', 'normal', 60), undefined, knownValues());
  expect(found.map(({ says }) => [says.id, says['game'], says['heap']])).toContainEqual([
    'pattern-game',
    'officers',
    'n - 1',
  ]);
});

test('rules that only go up have no table, and are told at once', () => {
  const read = readGame({ game: 'n -> n + 1', page: undefined, set: [] });
  if (!read.ok) throw new Error('unread');
  expect(finish(tabulate(read.value, { from: 0, to: 40 }, 'normal', DEFAULT_BUDGET))).toMatchObject({
    id: 'table-endless',
    at: 0,
  });
});
