import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { gameNames, readGame } from 'nimlab';
import { afterAll, describe, expect, test } from 'vitest';
import { ran } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'nimlab-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SMALL = ['--budget', '2000'];

const POSITIONS = [
  '3 6 9',
  '[3,6,9]',
  '(3, 5) + (4, 7)',
  '3 5 + 4 7',
  '[1,2] + [3]',
  '.X..X',
  'HTH',
  'kayles 7 + nim 3',
  '20',
  '[(1,4),(2,8)], 1',
  '1000000007',
  '',
  '９，８',
];

const LINES: readonly (readonly string[])[] = [
  ['solve', 'nim', '3', '6', '9', '--all', '--why'],
  ['solve', 'kayles 7 + nim 3', '--json', '--misere'],
  ['solve', 'bash', '10', '--set', 'm=3', '--count', '--lang', 'zh'],
  ['solve', 'n -> n - k for k in {1, 3, 4}', '12', '--why'],
  ['solve', '0.77', '20', '--json'],
  ['table', 'grundy', '--to', '20', '--form', 'csv'],
  ['table', 'wythoff', '--to', '4', '--misere'],
  ['games', 'nim', '--json'],
  ['show', 'kayles'],
  ['judge', 'luogu-p1247'],
  ['judges', 'poj-1067', '--json'],
  ['help', 'solve'],
  ['completion', 'bash'],
];

/** Pieces that a mutation puts in: letters, signs of the language, numbers at the edges, and what no text should hold. */
const piece = fc.oneof(
  fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    ';',
    '->',
    '..',
    '+',
    '-',
    '*',
    'div',
    'mod',
    '^',
    '=',
    '!=',
    '<',
    'in',
    'for',
    'if',
    'and',
    'or',
    'not',
    'with',
    'all',
    'win',
    'n',
    'k',
    'h[i]',
    'sum(',
    'min(',
    '"',
    '#',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\0',
    '\u202e',
    '\ufeff',
    '，',
    '＋',
    '堆',
    '😀',
    '\ud800',
  ),
  fc.constantFrom(
    '0',
    '-1',
    '1',
    '3',
    '12',
    '9007199254740993',
    '1e9',
    '0.5',
    '--',
    '--misere',
    '--json',
    '--set',
    '--lang=xx',
    '-',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

/** A text with pieces cut out, put in, doubled or swapped. */
function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.nat(),
    length: fc.nat(6),
    kind: fc.constantFrom('cut', 'put', 'double', 'swap'),
    put: piece,
  });
  return fc.tuple(text, fc.array(edit, { minLength: 1, maxLength: 4 })).map(([start, edits]) =>
    edits.reduce((now, { at, length, kind, put }) => {
      const from = at % (now.length + 1);
      const [head, middle, tail] = [now.slice(0, from), now.slice(from, from + length), now.slice(from + length)];
      switch (kind) {
        case 'cut':
          return head + tail;
        case 'put':
          return head + put + middle + tail;
        case 'double':
          return head + middle + middle + tail;
        case 'swap':
          return tail + middle + head;
        default:
          return now;
      }
    }, start),
  );
}

/** Runs a command line and holds it to what every command line keeps to. */
async function kept(words: readonly string[], input = ''): Promise<void> {
  const { code, out, err } = await ran(words, { input });
  expect([0, 1, 2, 3]).toContain(code);
  expect(out + err).not.toMatch(/^ +at .*:\d+:\d+\)?$|TypeError|RangeError|ReferenceError|SyntaxError/mu);
  const [command] = words;
  if (code === 2 && command === 'solve' && !words.includes('--json') && !words.includes('-')) expect(out).toBe('');
  if (code === 2 && out === '') expect(err).not.toBe('');
  if (code === 0) expect(out + err).not.toContain('{{');
}

describe('no command line crashes or runs without end; the code is 0, 1, 2 or 3', () => {
  test('arbitrary words', async () => {
    const word = fc.oneof(
      piece,
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        ...gameNames,
        ...POSITIONS,
        'solve',
        'table',
        'check',
        'games',
        'show',
        'judges',
        'help',
        'completion',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (words) => kept([...words, ...SMALL])),
      { numRuns: 100 },
    );
  });

  test('valid command lines with a word dropped, doubled or changed', async () => {
    const edit = fc.record({
      at: fc.nat(),
      kind: fc.constantFrom('drop', 'double', 'change', 'swap'),
      word: mutated(fc.constantFrom('nim', '3', '--set', 'm=3', 'kayles 7')),
    });
    const line = fc.tuple(fc.constantFrom(...LINES), fc.array(edit, { minLength: 1, maxLength: 3 }));
    await fc.assert(
      fc.asyncProperty(line, async ([words, edits]) => {
        const now = [...words];
        for (const { at, kind, word } of edits) {
          const i = at % Math.max(1, now.length);
          if (kind === 'drop') now.splice(i, 1);
          else if (kind === 'double') now.splice(i, 0, now[i] ?? '');
          else if (kind === 'change') now[i] = word;
          else now.push(...now.splice(i, 1));
        }
        await kept(['solve', 'table'].includes(now[0] ?? '') ? [...now, ...SMALL] : now, '3 6 9\n');
      }),
      { numRuns: 100 },
    );
  });

  test('mutated positions of every game, typed and from the standard input', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...gameNames),
        mutated(fc.constantFrom(...POSITIONS)),
        fc.boolean(),
        async (game, position, misere) => {
          const more = [...(misere ? ['--misere'] : []), ...SMALL];
          if (!position.startsWith('-')) await kept(['solve', game, position, ...more]);
          await kept(['solve', game, '-', ...more], position);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('mutated pages of the catalogue, solved and tabulated', async () => {
    const pages = gameNames.map((name) => {
      const read = readGame({ game: name, page: undefined, set: [] });
      return read.ok ? read.value.page.text : '';
    });
    const page = join(folder, 'page.game');
    await fc.assert(
      fc.asyncProperty(mutated(fc.constantFrom(...pages)), fc.constantFrom(...POSITIONS), async (text, position) => {
        writeFileSync(page, text);
        await kept(['solve', page, position, ...SMALL]);
        await kept(['table', page, '--to', '3', ...SMALL]);
        await kept(['show', page]);
        await kept(['check', page, ...SMALL]);
      }),
      { numRuns: 40 },
    );
  });

  test('mutated one-liners', async () => {
    const line = mutated(
      fc.constantFrom(
        'n -> n - k for k in 1..n',
        '(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b',
        'h[] -> h with [i] -= k for i in 1..len(h), k in 1..h[i]',
        'n -> a and n - a for a in 1..n div 2',
        'take {1, 3, 4}',
        '4.[3]',
        '0.7F',
        'row[] of ".X" -> row with [i] = 1 for i in 1..len(row) if row[i] = 0',
      ),
    );
    await fc.assert(
      fc.asyncProperty(line, fc.constantFrom(...POSITIONS), async (rules, position) => {
        if (!rules.startsWith('-')) await kept(['solve', rules, position, ...SMALL]);
      }),
      { numRuns: 200 },
    );
  });
});
