import { expect, test } from 'vitest';
import { knownValues } from '../../src/desk/known.ts';
import { readGame } from '../../src/desk/question.ts';
import { compiled } from '../../src/language/compile.ts';
import { parseFile } from '../../src/language/parse.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { DEFAULT_BUDGET, finish } from '../../src/solve/solve.ts';
import { CODES, COMPUTED } from '../../src/study/pattern/computed.ts';
import type { Pattern } from '../../src/study/pattern/found.ts';
import { readTable } from '../../src/study/pattern/pasted.ts';
import { patternsOf } from '../../src/study/pattern.ts';
import { tabulate } from '../../src/study/tabulate.ts';
import facts from '../known/facts.json' with { type: 'json' };
import figures from '../known/figures.json' with { type: 'json' };

/** A game, or a sequence as it is pasted. */
interface Asked {
  readonly game?: string;
  readonly page?: string;
  readonly sequence?: string;
  readonly to: number;
  readonly convention?: Convention;
}

/** What must be found in its row. */
interface Wanted extends Asked {
  readonly finds: object;
}

const OFF = 'no closed form is known; only the number of its sequence is found';
const COUNTS = 'counts of lost positions, for which no formula is stated; only the number of the sequence is found';
const KAYLES = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
const UPMARK = 'game upmark(n)\n  -> n - 1\n  -> (n + 1) div 2   if n > 1';

const published = (number: string): object => ({ family: 'published', says: { number } });
const value = (expression: string): object => ({ family: expect.any(String), claim: `claim value = ${expression}` });
const like = (code: string, heap: string): object => ({ family: 'code-moved', says: { code, heap } });
const sequence = (number: string, finds: object): Wanted => ({ sequence: number, to: 0, finds });
const powersRepeat = (number: string, period: number): Wanted =>
  sequence(number, { family: 'periodic', exceptions: [], says: { period } });

/** Every row of the known sequences of heaps and numbers: what is found in it, or why nothing can be. */
const ROWS: Readonly<Record<string, readonly Wanted[] | string>> = {
  'seq.kayles': [{ game: 'kayles', to: 200, finds: published('A002186') }],
  'kayles.exceptions': [
    {
      game: 'kayles',
      to: 200,
      finds: {
        certainty: 'proved',
        claim: expect.stringContaining(`claim value = [${KAYLES.join(', ')}][n mod 12 + 1] except when n in`),
        exceptions: figures['kayles.exceptions'].exceptions.map((n) => [n]),
      },
    },
  ],
  'seq.dawsonchess': [{ game: '0.137', to: 200, finds: published('A002187') }],
  'dawson.exceptions': [
    {
      game: '0.137',
      to: 200,
      finds: {
        certainty: 'proved',
        says: { period: 34 },
        exceptions: figures['dawson.exceptions'].exceptions.map((n) => [n]),
      },
    },
  ],
  'dawson.07shift': [
    { game: '0.137', to: 200, finds: like('0.07', 'n + 1') },
    { game: '0.4', to: 200, finds: { family: 'game', says: { game: 'dawsonkayles', heap: 'n - 1' } } },
  ],
  'treblecross.07eq': [
    { game: '0.007', to: 100, finds: like('0.04', 'n + 1') },
    { game: '0.0137', to: 100, finds: like('0.007', 'n + 1') },
    { game: '0.11337', to: 100, finds: like('0.007', 'n + 2') },
  ],
  'seq.grundy': OFF,
  'lasker.formula': [
    {
      game: 'lasker',
      to: 60,
      finds: value('4 * (n div 4) + [0, 2, 3, 5][n mod 4 + 1] - 1 except when n in {0}'),
    },
  ],
  'octal.4.7': [{ game: '4.7', to: 60, finds: { certainty: 'proved', says: { period: 2 } } }],
  'officers.couples': [{ game: 'couples', to: 60, finds: like('0.6', 'n - 1') }],
  'subtraction.table7': 'all 127 sets have a test of their own below',
  'subtraction.ferguson': 'a relation between two values of any subtraction set, no formula for one row',
  'subtraction.nonpure': [
    { game: 'n -> n - k for k in {2, 4, 7}', to: 80, finds: { certainty: 'proved', says: { period: 3, from: 8 } } },
  ],
  'subtraction.two': [
    { game: 'n -> n - k for k in {3, 5}', to: 80, finds: { certainty: 'proved', says: { period: 8, from: 0 } } },
    { game: 'n -> n - k for k in {3, 9}', to: 80, finds: { certainty: 'proved', says: { period: 6, from: 0 } } },
    { game: 'n -> n - k for k in {4, 6}', to: 80, finds: { certainty: 'proved', says: { period: 10, from: 0 } } },
  ],
  'oeis.A266756': [
    {
      game: 'n -> n - k for k in {2, 5, 7}',
      to: 80,
      finds: { certainty: 'proved', says: { period: 22, from: 0 }, exceptions: [] },
    },
  ],
  'cgsuite.allbut237': [
    {
      game: 'n -> n - k for k in 1..n if k not in {2, 3, 7}',
      to: 60,
      finds: value('2 * (n div 4) + [0, 1, 0, 1][n mod 4 + 1]'),
    },
  ],
  'oeis.A014586': OFF,
  'oeis.A030193': OFF,
  'oeis.A014589': OFF,
  'oeis.A025043': OFF,
  'oeis.A014587': 'a pattern that breaks at 5050; it has a test among the patterns',
  'oeis.A014588': OFF,
  pow2: [{ game: 'powers', to: 60, finds: value('n mod 3') }],
  'oeis.A025480': [{ game: 'half', to: 60, finds: published('A025480') }],
  takehalf: [
    { game: 'half', to: 60, finds: value('((n div 2) if n mod 2 = 0 else value(n div 2)) except when n in {0}') },
    { game: 'half', to: 60, finds: { claim: 'claim loses when n + 1 is power of 2' } },
  ],
  'oeis.A229764': [
    { game: 'mark', to: 500, finds: { family: 'automaton', about: 'values', says: { base: 4, of: 'n' } } },
  ],
  'mark.P': [
    {
      game: 'mark',
      to: 200,
      finds: { claim: 'claim loses when (len(digits(lowbit(n), 2)) - 1) mod 2 = 1 except when n in {0}' },
    },
  ],
  'oeis.A171945': [
    { game: 'mark', to: 200, convention: 'misere', finds: { family: 'automaton', about: 'lost', says: { base: 2 } } },
  ],
  upmark: [{ page: UPMARK, to: 500, finds: { family: 'automaton', about: 'lost', says: { base: 2, of: 'n - 1' } } }],
  aliquot: [{ game: 'aliquot', to: 60, finds: value('len(digits(lowbit(n), 2)) - 1 except when n in {0}') }],
  ...Object.fromEntries(
    CODES.filter(([number]) => number.startsWith('A125')).map(([number, game]) => [
      `oeis.${number}`,
      [{ game, to: 80, finds: published(number) }],
    ]),
  ),
  'oeis.A125923': [{ game: '0.3337', to: 80, finds: published('A125923') }],
  'oeis.A000201': [sequence('A000201', { family: 'beatty', exceptions: [] })],
  'oeis.A001950': [sequence('A001950', { family: 'beatty', exceptions: [] })],
  'fix.161-36': [{ game: '0.161', to: 518, finds: { claim: 'claim equals 0.36', certainty: 'observed' } }],
  'fix.27': 'says that two games differ from heap 2 on',
  'fix.314': 'says that two games differ from heap 5 on',
  'oeis.A006015': [
    sequence(
      'A006015',
      value(
        '(4 * value(n div 4) if n mod 4 = 0 else 4 * value(n div 4) + 2 if n mod 4 = 1 else 4 * value(n div 4) + 3 if n mod 4 = 2 else 4 * value(n div 4) + 1) except when n in {0}',
      ),
    ),
  ],
  'oeis.A004468': [
    sequence(
      'A004468',
      value(
        '(4 * value(n div 4) if n mod 4 = 0 else 4 * value(n div 4) + 3 if n mod 4 = 1 else 4 * value(n div 4) + 1 if n mod 4 = 2 else 4 * value(n div 4) + 2) except when n in {0}',
      ),
    ),
  ],
  'oeis.A335163': [powersRepeat('A335163', 15)],
  'oeis.A335164': [powersRepeat('A335164', 15)],
  'oeis.A335165': [powersRepeat('A335165', 15)],
  'oeis.A335166': [powersRepeat('A335166', 15)],
  'oeis.A335167': [powersRepeat('A335167', 5)],
  'oeis.A335168': [powersRepeat('A335168', 15)],
  'oeis.A335169': [powersRepeat('A335169', 5)],
  'oeis.A335159': 'no formula is stated; only the number of the sequence is found',
  'oeis.A335160': 'no formula is stated; only the number of the sequence is found',
  'oeis.A004484': [sequence('A004484', { family: 'rising', says: { period: 6, saltus: 6, from: 8 } })],
  'oeis.A128975': COUNTS,
  'oeis.A363166': COUNTS,
  'oeis.A236305': COUNTS,
  'oeis.A241522': COUNTS,
  'oeis.A003411': [sequence('A003411', { family: 'recurrence', says: { rule: 'a(k - 1) + a(k - 4)' } })],
  'oeis.A003413': [sequence('A003413', { family: 'recurrence', says: { rule: 'a(k - 1) + a(k - 6)' } })],
};

function rulesOf({ game = '', page }: Asked): Rules {
  if (page === undefined) {
    const read = readGame({ game, page, set: [] });
    if (!read.ok) throw new Error(`${game}: ${read.fault.id}`);
    return read.value;
  }
  const file = parseFile(page);
  const [first] = file.ok ? compiled(file.value, {}, 'claimed', page) : [];
  if (first === undefined) throw new Error(page);
  return first.rules;
}

const GAMES = knownValues();

function foundIn(wanted: Asked): readonly Pattern[] {
  if (wanted.sequence !== undefined) {
    const table = readTable(termsOf(wanted.sequence).join('\n'));
    if ('id' in table) throw new Error(table.id);
    return patternsOf(table, undefined, GAMES).found;
  }
  const rules = rulesOf(wanted);
  const { to, convention = 'normal' } = wanted;
  const table = finish(tabulate(rules, { from: 0, to }, convention, DEFAULT_BUDGET));
  if ('id' in table) throw new Error(table.id);
  return patternsOf(table, rules.code, GAMES).found;
}

function termsOf(number: string): readonly number[] {
  return (COMPUTED.find((one) => one.number === number)?.terms ?? []).filter((term) => term < 5000);
}

const IDS = facts.map(([id = '']) => id);
const among = (first: string, last: string): readonly string[] => IDS.slice(IDS.indexOf(first), IDS.indexOf(last) + 1);

test('every known sequence is listed here', () => {
  const known = [...among('seq.kayles', 'fix.314'), ...among('oeis.A006015', 'oeis.A003413')];
  expect(known.length).toBeGreaterThan(65);
  expect(Object.keys(ROWS).toSorted()).toEqual(known.toSorted());
});

for (const [id, all] of Object.entries(ROWS)) {
  if (typeof all === 'string') continue;
  test(`${id}: its pattern is found`, () => {
    for (const wanted of all) expect(foundIn(wanted)).toContainEqual(expect.objectContaining(nested(wanted.finds)));
  });
}

/** What is wanted of the sentence is a part of it. */
function nested(finds: object): object {
  return 'says' in finds ? { ...finds, says: expect.objectContaining(finds.says as object) } : finds; // written above as records
}

test('the period of each of the 127 sets of numbers to 7 is found and proved, with the values that are known', () => {
  const table = figures['subtraction.table7'];
  expect(table.length).toBe(127);
  for (const [set, preperiod, period] of table) {
    const wanted = { game: `n -> n - k for k in {${set}}`, to: 80 };
    const one = foundIn(wanted).find(({ family, about }) => about === 'values' && /periodic|residue/u.test(family));
    expect([set, one?.certainty, one?.says['from'], one?.says['period']]).toEqual([set, 'proved', preperiod, period]);
  }
});
