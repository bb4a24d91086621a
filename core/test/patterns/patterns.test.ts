import { describe, expect, test } from 'vitest';
import { knownValues } from '../../src/desk/known.ts';
import { readGame } from '../../src/desk/question.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { DEFAULT_BUDGET, finish } from '../../src/solve/solve.ts';
import { check } from '../../src/study/check.ts';
import { type Form, formed, forms } from '../../src/study/form/form.ts';
import type { Patterns } from '../../src/study/pattern/found.ts';
import { readTable } from '../../src/study/pattern/pasted.ts';
import { patternsOf } from '../../src/study/pattern.ts';
import type { Table } from '../../src/study/table.ts';
import { tabulate } from '../../src/study/tabulate.ts';

function rulesOf(game: string, set: readonly string[] = []): Rules {
  const read = readGame({ game, page: undefined, set });
  if (!read.ok) throw new Error(`${game}: ${read.fault.id}`);
  return read.value;
}

function tableOf(rules: Rules, to: number, convention: Convention = 'normal'): Table {
  const table = finish(tabulate(rules, { from: 0, to }, convention, DEFAULT_BUDGET));
  if ('id' in table) throw new Error(table.id);
  return table;
}

function found(rules: Rules, to: number, convention: Convention = 'normal'): Patterns {
  return patternsOf(tableOf(rules, to, convention), rules.code);
}

function claims({ found: all }: Patterns): readonly (string | undefined)[] {
  return all.map(({ claim }) => claim);
}

const SMALL = { options: 30_000, bytes: 64 * 1024 * 1024 };
const PHI = 'min(a, b) = (floor(abs(a - b) * sqrt(5)) + abs(a - b)) div 2';

describe('the known formula of a game is found, as a claim', () => {
  const games: readonly (readonly [game: string, set: readonly string[], to: number, claim: string])[] = [
    ['nim', [], 40, 'claim value = n'],
    ['bash', [], 40, 'claim value = n mod 4'],
    ['subtraction', [], 60, 'claim value = [0, 1, 0, 1, 2, 3, 2][n mod 7 + 1]'],
    ['powers', [], 60, 'claim value = n mod 3'],
    ['lasker', [], 60, 'claim value = 4 * (n div 4) + [0, 2, 3, 5][n mod 4 + 1] - 1 except when n in {0}'],
    ['half', [], 100, 'claim value = ((n div 2) if n mod 2 = 0 else value(n div 2)) except when n in {0}'],
    ['half', [], 100, 'claim loses when n + 1 is power of 2'],
    ['aliquot', [], 100, 'claim value = len(digits(lowbit(n), 2)) - 1 except when n in {0}'],
    ['mark', [], 200, 'claim loses when (len(digits(lowbit(n), 2)) - 1) mod 2 = 1 except when n in {0}'],
    ['xorsplit', [], 60, 'claim value = [1, 0][ones(n) mod 2 + 1] except when n in {0}'],
    ['wythoff', [], 30, `claim loses when ${PHI}`],
    [
      'rwythoff',
      ['r=3'],
      30,
      'claim loses when abs(a - b) mod 3 = 0 and min(a, b) = (floor((abs(a - b) div 3) * sqrt(13)) - (abs(a - b) div 3)) div 2',
    ],
    ['fibonacci', [], 40, 'claim loses when n = 0 or q < min(zeckendorf(n))'],
    ...[1, 3, 4].map(
      (factor) =>
        ['dynamic', [`factor=${factor}`], 40, `claim loses when n = 0 or q < min(zeckendorf(n, ${factor}))`] as const,
    ),
  ];
  for (const [game, set, to, claim] of games) {
    test(`${game} ${set.join(' ')}: ${claim}`, () => {
      expect(claims(found(rulesOf(game, set), to))).toContain(claim);
    });
  }

  test('the values of "remove 2B from a pile A, add A - B" are read off the lowest digit 2 in base 3', () => {
    const [first, ...rest] = found(rulesOf('n -> n - 2*b and n - b for b in 1..n div 2'), 300).found;
    expect(first?.family).toBe('lowest-digit');
    expect(rest.map(({ claim }) => claim)).toContain('claim loses when every(d != 2 for d in digits(n, 3))');
  });
});

const BOTH = 'n -> n - 2*b and n - b for b in 1..n div 2';

describe('a claim that stands over the table is not refuted by the rules', () => {
  for (const [game, to] of [
    ['kayles', 190],
    ['lasker', 60],
    ['half', 100],
    ['aliquot', 100],
    ['mark', 100],
    ['xorsplit', 60],
    ['wythoff', 25],
    ['fibonacci', 30],
    [BOTH, 200],
  ] as const) {
    test(game, () => {
      const rules = rulesOf(game);
      const stated = found(rules, to).found.flatMap(({ claim }) => claim ?? []);
      expect(stated.length).toBeGreaterThan(0);
      const page = game === BOTH ? `game g(n)\n  ${game.slice(2)}` : rules.page.text.trimEnd();
      const read = finish(check(`${page}\n${stated.map((claim) => `  ${claim}\n`).join('')}`, SMALL));
      if (!read.ok) throw new Error(`${read.fault.id} at line ${read.fault.line}`);
      const verdicts = read.value.slice(-stated.length).map(({ verdict }) => verdict.verdict);
      expect(verdicts.every((verdict) => verdict === 'proved' || verdict === 'observed')).toBe(true);
    });
  }
});

describe('what repeats is proved where the period is, and observed elsewhere', () => {
  test('Kayles has period 12 from 71 with 14 exceptions, proved once the bound is reached', () => {
    const [kayles] = found(rulesOf('kayles'), 200).found;
    expect(kayles).toMatchObject({ certainty: 'proved', says: { period: 12, from: 71 } });
    expect(kayles?.exceptions.length).toBe(14);
    const [short] = found(rulesOf('kayles'), 130).found;
    expect(short).toMatchObject({ certainty: 'observed', verdict: { id: 'pattern-needs', to: 130, need: 168 } });
  });

  test('the lost heaps of a subtraction set repeat, proved in either convention', () => {
    for (const set of ['{1, 3, 4}', '{2, 4, 7}', '{2, 5, 7}']) {
      const rules = rulesOf(`n -> n - k for k in ${set}`);
      for (const convention of ['normal', 'misere'] as const) {
        const one = found(rules, 100, convention).found.find(({ about }) => about === 'lost');
        expect([set, convention, one?.certainty]).toEqual([set, convention, 'proved']);
        const far = tableOf(rules, 400, convention);
        const claim = patternsOf(far, rules.code).found.find(({ about }) => about === 'lost')?.claim;
        expect([set, convention, claim]).toEqual([set, convention, one?.claim]);
      }
      expect(found(rules, 12, 'misere').found.every(({ certainty }) => certainty === 'observed')).toBe(true);
    }
  });

  test('subtract a factorial seems to repeat every 25 to 5049 and breaks at 5050', () => {
    const rules = rulesOf('n -> n - k for k in {1, 2, 6, 24, 120, 720, 5040}');
    const [before] = patternsOf(tableOf(rules, 5049), undefined).found;
    expect(before).toMatchObject({ certainty: 'observed', says: { period: 25 } });
    const after = patternsOf(tableOf(rules, 5060), undefined);
    // Its first terms are those of a published sequence, which says no more than that.
    expect(after.found.filter(({ family }) => family !== 'published')).toEqual([]);
    expect(after.broken).toContainEqual(expect.objectContaining({ family: 'periodic', at: [5050] }));
  });

  test('a single row of misère Officers is lost at 2 mod 3 to 31, and breaks at 32', () => {
    const officers = rulesOf('officers');
    expect(found(officers, 28, 'misere').found[0]).toMatchObject({
      claim: 'claim misere loses when n mod 3 = 2',
      certainty: 'observed',
    });
    expect(found(officers, 36, 'misere').broken[0]?.at).toEqual([32]);
  });

  test('0.161 has the values of 0.36 to 518 and not at 519', () => {
    const rules = rulesOf('0.161');
    expect(found(rules, 518).found[0]).toMatchObject({ claim: 'claim equals 0.36', certainty: 'observed' });
    const { broken } = found(rules, 560);
    expect(broken).toContainEqual(expect.objectContaining({ family: 'code', at: [519] }));
  });

  test('0.17 is not taken for 0.07 with exclusive or 1 at odd places, which holds to 48 only', () => {
    const rules = rulesOf('0.17');
    const { found: all } = found(rules, 60);
    expect(all.some(({ says }) => says.id === 'pattern-code-odd' && says['code'] === '0.07')).toBe(false);
    expect(all.every(({ family, certainty }) => family !== 'code-odd' || certainty === 'observed')).toBe(true);
  });

  test('values without a pattern have none', () => {
    const values = Array.from(
      { length: 300 },
      (_, n) => (n * n * n + 7 * n * n + ((n * 2_654_435_761) % 1_000_003)) % 11,
    );
    const table = readTable(values.join(' '));
    if ('id' in table) throw new Error(table.id);
    expect(patternsOf(table, undefined).found).toEqual([]);
  });
});

describe('a pasted table of any form is the table that was written', () => {
  const readable: readonly Form[] = forms.filter((form) => !['json', 'latex', 'markdown', 'svg'].includes(form));
  const LOST_ONLY: readonly Form[] = ['pairs', 'map'];
  for (const form of readable) {
    test(`${form} of Kayles`, () => {
      const kayles = tableOf(rulesOf('kayles'), 150);
      const table = readTable(formed(kayles, form));
      if ('id' in table || table.is !== 'row' || kayles.is !== 'row') throw new Error('not a row');
      const expected = LOST_ONLY.includes(form)
        ? kayles.entries.map((entry) => entry?.outcome).slice(0, table.entries.length)
        : kayles.entries.map((entry) => entry?.value);
      const read = table.entries.map((entry) => (LOST_ONLY.includes(form) ? entry?.outcome : entry?.value));
      expect(read).toEqual(expected);
    });
  }
  for (const form of ['sg', 'pairs', 'map', 'csv', 'cpp', 'python'] as const) {
    test(`${form} of Wythoff's game`, () => {
      const table = readTable(formed(tableOf(rulesOf('wythoff'), 30), form));
      if ('id' in table) throw new Error(table.id);
      expect(claims(patternsOf(table, undefined))).toContain(`claim loses when ${PHI}`);
    });
  }
});

test('what agrees with a known game or a published list is said to hold no further than these are known', () => {
  let count = 0;
  const games = knownValues();
  for (const game of ['half', 'n -> n - k for k in 1..n div 2', 'aliquot', '0.77', 'bash', 'grundy']) {
    const rules = rulesOf(game);
    for (const { family, says, verdict } of patternsOf(tableOf(rules, 300), rules.code, games).found) {
      if (family !== 'game' && family !== 'published') continue;
      count += 1;
      expect([game, family, verdict['to']]).toEqual([game, family, says['to']]);
    }
  }
  expect(count).toBeGreaterThan(2);
  // What repeats all along is not told again as a part of another game.
  const odd = rulesOf('bash', ['m=1']);
  const families = patternsOf(tableOf(odd, 200), odd.code, games).found.map(({ family }) => family);
  expect(families).not.toContain('game');
});

describe('a pattern of pasted lost positions is found', () => {
  const squares = Array.from({ length: 20 }, (_, n) => n * n);
  const powers = Array.from({ length: 10 }, (_, n) => 2 ** n);
  const schwenk = [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105, 145, 200, 276, 381, 526, 726];
  const golden = Array.from({ length: 40 }, (_, k) => Math.floor(((k + 1) * (1 + Math.sqrt(5))) / 2));
  const cases: readonly (readonly [
    name: string,
    lost: readonly number[],
    family: string,
    claim: string | undefined,
  ])[] = [
    ['squares', squares, 'kind', 'claim loses when n is square'],
    ['powers of two', powers, 'kind', 'claim loses when n is power of 2'],
    ["Schwenk's numbers for three times (A003411)", schwenk, 'recurrence', undefined],
    ['multiples of the golden ratio', golden, 'beatty', undefined],
  ];
  for (const [name, lost, family, claim] of cases) {
    test(name, () => {
      const table = readTable(lost.join('\n'));
      if ('id' in table) throw new Error(table.id);
      const one = patternsOf(table, undefined).found.find((pattern) => pattern.family === family);
      expect(one).toMatchObject({ certainty: 'observed', exceptions: [] });
      if (claim !== undefined) expect(one?.claim).toBe(claim);
    });
  }

  test('a list on one line, or in brackets, is looked at as lost positions and as values', () => {
    const thirds = Array.from({ length: 12 }, (_, k) => 3 * k + 2);
    const odious = [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38];
    const evil = [0, 3, 5, 6, 9, 10, 12, 15, 17, 18, 20, 23, 24, 27, 29, 30, 33, 34, 36, 39];
    const triangles = Array.from({ length: 15 }, (_, k) => (k * (k + 1)) / 2);
    const fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];
    for (const [lost, claim] of [
      [thirds, 'claim loses when n mod 3 = 2'],
      [triangles, 'claim loses when n is triangular'],
      [fibonacci, 'claim loses when n is fibonacci except when n in {0}'],
      [odious, 'claim loses when ones(n) mod 2 = 1'],
      [evil, 'claim loses when ones(n) mod 2 = 0'],
    ] as const) {
      for (const text of [lost.join(' '), lost.join(', '), `[${lost.join(', ')}]`, `int p[] = {${lost.join(',')}};`]) {
        const table = readTable(text);
        if ('id' in table) throw new Error(table.id);
        const patterns = patternsOf(table, undefined);
        expect(patterns.both).toBe(true);
        expect(patterns.to).toBe(lost.at(-1));
        expect([text, claims(patterns)]).toEqual([text, expect.arrayContaining([claim])]);
        expect(claims(patterns)).not.toContain('claim loses when n < 0');
      }
    }
    const values = patternsOf(tableOf(rulesOf('nim'), 40), undefined);
    expect(values).toMatchObject({ both: false, to: 40 });
  });

  test('the recurrence is stated', () => {
    const table = readTable(schwenk.join('\n'));
    if ('id' in table) throw new Error(table.id);
    const one = patternsOf(table, undefined).found.find(({ family }) => family === 'recurrence');
    expect(one?.says['rule']).toBe('a(k - 1) + a(k - 4)');
  });
});

test('what is no table is refused', () => {
  for (const text of ['', 'hello', '1.5 2.5', '{}', '-1', '# only a remark'])
    expect(readTable(text), text).toMatchObject({
      id: text === '' || text.startsWith('#') ? 'paste-empty' : 'paste-unread',
    });
});
