import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { faults } from './faults.ts';
import { help } from './help.ts';
import { label, say } from './index.ts';
import { lineOf } from './lines.ts';
import type { Sentence } from './sentence.ts';
import { first, setup, study } from './shelves.ts';
import { speaker } from './speaker.ts';

/** Sentences, without the pages of help: those show what to type. */
const sentences: readonly (readonly [string, Sentence])[] = [
  ...first.fact,
  ...first.label,
  ...study.fact,
  ...setup.label,
  ...study.label,
  commands,
].flatMap(Object.entries<Sentence>);
/** The name of the other language, in that language. */
const OTHER = 'page-language';

const rows = [...sentences, ...Object.entries<Sentence>(help)];

function placeholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/gu) ?? [])].sort();
}

test('the two languages of a sentence ask for the same values', () => {
  for (const [id, { en, zh }] of rows) expect(placeholders(zh), id).toEqual(placeholders(en));
});

test('a singular asks for no value that the plural does not ask for', () => {
  for (const [id, { en, one }] of rows) {
    for (const name of placeholders(one ?? '')) expect(placeholders(en), id).toContain(name);
  }
});

test('every Chinese sentence is Chinese, and every English one is English', () => {
  for (const [id, { en, zh }] of sentences) {
    if (id === OTHER) continue;
    const bare = zh.replace(/\{\{\w+\}\}/gu, '').trim();
    if (/\p{L}/u.test(bare)) expect(bare, id).toMatch(/\p{Script=Han}/u);
    expect(en.replace(/"[^"]*"|'[^']*'|“[^”]*”/gu, ''), id).not.toMatch(/[，。；：、？！]/u);
  }
});

test('a Chinese sentence has no half-width comma, stop or semicolon between Chinese characters', () => {
  for (const [id, { zh }] of sentences)
    expect(zh, id).not.toMatch(/\p{Script=Han}[,;?!]|\p{Script=Han}\. ?\p{Script=Han}/u);
});

test('no sentence is the same in both languages unless it is all values', () => {
  for (const [id, { en, zh }] of sentences) {
    if (/\p{L}/u.test(en.replace(/\{\{\w+\}\}/gu, ''))) expect(zh, id).not.toBe(en);
  }
});

test('values are written whole: digits of any length, lists, pairs, facts inside facts', () => {
  expect(say({ id: 'nim-sum', values: [3, 10n ** 30n], sum: 0 }, 'en')).toContain(
    '3, 1000000000000000000000000000000 give 0',
  );
  expect(
    say(
      {
        id: 'because',
        name: 'x',
        values: [
          [3, 5],
          [4, 7],
        ],
      },
      'zh',
    ),
  ).toBe('定理给出的理由：x (3, 5)、(4, 7)。');
  const move = { id: 'take', count: 4, part: 3 } as const;
  expect(say({ id: 'verdict-win-zero', move }, 'en')).toBe('You can win: take 4 from pile 3 (leaves nim-sum 0).');
  expect(say({ id: 'verdict-win-zero', move }, 'zh')).toBe('你能赢：从第 3 堆取 4 颗（走后异或和为 0）。');
});

test('what a person typed is repeated as it stands', () => {
  expect(say({ id: 'unknown-name', name: '<b> {{sum}} $t(x) & "' }, 'en')).toContain('<b> {{sum}} $t(x) & "');
});

test('a count of one takes the singular, and any other the plural', () => {
  expect(say({ id: 'lost-all', count: 1 }, 'en')).toContain('Your only move leaves');
  expect(say({ id: 'moves-alike', count: 3 }, 'en')).toBe('There are 3 winning moves in all.');
  expect(say({ id: 'moves-alike', count: 10n ** 20n }, 'en')).toBe(
    'There are 100000000000000000000 winning moves in all.',
  );
});

test('the columns stand under each other, with a mark below each odd one', () => {
  const fact = { id: 'columns', values: [3, 6, 9], rows: ['0011', '0110', '1001'], odd: '1100' } as const;
  expect(say(fact, 'en').split('\n').slice(1)).toEqual([
    '    3  0 0 1 1',
    '    6  0 1 1 0',
    '    9  1 0 0 1',
    '  odd  ^ ^',
  ]);
  expect(say(fact, 'zh').split('\n').slice(1)).toEqual([
    '       3  0 0 1 1',
    '       6  0 1 1 0',
    '       9  1 0 0 1',
    '  奇数列  ^ ^',
  ]);
});

test('the outcome and the certainty have their own words', () => {
  expect([label('winning', 'zh'), label('losing', 'zh'), label('value', 'zh'), label('sum', 'zh')]).toEqual([
    '必胜态',
    '必败态',
    'SG 值',
    '异或和',
  ]);
});

test('what a page says in its own words is told in Chinese where the page has it', () => {
  const why = { id: 'required', text: 'k is at least 1', textChinese: 'k 至少为 1' } as const;
  const refused = { id: 'not-allowed', found: '3', game: 'moore', why } as const;
  expect(say(refused, 'en')).toContain('k is at least 1');
  expect(say(refused, 'zh')).toMatch(/k 至少为 1$/u);
  expect(say({ id: 'required', text: 'k is at least 1' }, 'zh')).toBe('k is at least 1');
});

test('rules that nobody named are called this game', () => {
  const values = {
    game: 'game',
    shape: '(a, b)',
    example: '(3, 5)',
    name: 'm',
    wanted: 'n',
    found: '3',
    component: [1],
  };
  for (const id of ['wrong-shape', 'no-position', 'unknown-parameter', 'option-shape', 'wrong-component'] as const) {
    expect(say({ id, ...values }, 'en')).toContain('this game');
    expect(say({ id, ...values }, 'en').replace('this game', '')).not.toMatch(/\bgame\b/u);
    expect(say({ id, ...values }, 'zh')).toMatch(/该规则(?! )/u);
    expect(say({ id, ...values, game: 'wythoff' }, 'en')).toContain('wythoff');
    expect(say({ id, ...values, game: 'wythoff' }, 'en')).not.toContain('this game');
  }
});

test('a sentence that stands alone begins with a capital in English, but what was typed stands as it was', () => {
  const { alone } = speaker((kind, id, language) => {
    const row = kind === 'fact' ? Object.entries<Sentence>(faults).find(([key]) => key === id)?.[1] : undefined;
    return row && lineOf(row, language);
  });
  expect(alone({ id: 'unknown-game', name: 'kayle' }, 'en')).toBe('No game is called "kayle"');
  expect(alone({ id: 'unknown-game', name: 'kayle' }, 'zh')).toBe('没有叫“kayle”的游戏');
  expect(alone({ id: 'not-a-number', found: 'x' }, 'en')).toBe('x is not a number');
  expect(alone({ id: 'required', text: 'both sides are at least 2' }, 'en')).toBe('Both sides are at least 2');
});
