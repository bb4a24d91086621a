import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ran } from './run.ts';

const fits = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(new URL('../schema/answer.json', import.meta.url), 'utf8')),
);

/** Rules files by name: what they hold. */
const PAGES: Readonly<Record<string, string | Uint8Array>> = {
  'endless.game': 'game f(n)\n  -> n - k for k in 1..\n',
  'still.game': 'game f(n)\n  -> n - k for k in 1..n by 0\n',
  'far.game': 'game f(n)\n  -> n - 1 for k in 1..10 ^ 30\n',
  'vain.game': 'game f(n)\n  -> n - k for k in 1..10 ^ 12 if k > n + 10 ^ 11\n',
  'loop.game': 'game f(n)\n  ends\n  -> n - 1\n  -> n + 1 if n < 5\n',
  'false.game': 'game f(n)\n  -> n - k for k in 1..min(3, n)\n  theorem value = n mod 3\n',
  'nul.game': 'game f(n)\n\0  -> n - 1\n',
  'broken.game': new Uint8Array([0x67, 0x61, 0xff, 0xfe, 0x0a]),
  'large.game': `game f(n)\n${'  -> n - 1\n'.repeat(900_000)}`,
  'note.game': `# ${'x'.repeat(10_000_000)}\ngame f(n)\n  -> n - 1\n`,
  'deep.game': `game f(n)\n  -> ${'('.repeat(5000)}n${')'.repeat(5000)}\n`,
  'outside.game': 'game f(h[])\n  -> h with [i] -= 1 for i in 1..len(h) + 1\n',
  'empty.game': '',
};

const folder = mkdtempSync(join(tmpdir(), 'nimlab-'));

beforeAll(() => {
  for (const [name, held] of Object.entries(PAGES)) writeFileSync(join(folder, name), held);
  mkdirSync(join(folder, 'folder.game'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const at = (word: string): string => (word.endsWith('.game') ? join(folder, word) : word);
const brackets = (count: number, inner: string): string => `${'('.repeat(count)}${inner}${')'.repeat(count)}`;

interface Case {
  readonly what: string;
  readonly words: readonly string[];
  readonly en: RegExp;
  readonly zh: RegExp;
  readonly input?: string | Uint8Array;
}

/** Mistakes of which the question itself is refused: they can be asked with --json too. */
const REFUSED: readonly Case[] = [
  {
    what: 'an unknown game near a known one',
    words: ['kayle', '3'],
    en: /no game is called "kayle".*kayles/u,
    zh: /kayle.*kayles/u,
  },
  {
    what: 'an unknown game far from all',
    words: ['zzzzqqq', '3'],
    en: /no game is called "zzzzqqq"$/mu,
    zh: /zzzzqqq/u,
  },
  {
    what: 'a code with a wrong digit',
    words: ['0.8z'],
    en: /1:4: "z" is no digit of a take-and-break code: .*0 to 9, A to F/u,
    zh: /1:4: “z”不是取分代码的数字/u,
  },
  { what: 'a code half written', words: ['0.', '7'], en: /1:3: .*code ends too soon/u, zh: /1:3: 取分代码没有写完/u },
  {
    what: 'a code in a sum with a wrong digit',
    words: ['kayles', '7 + 0.7y 3'],
    en: /1:15: "y" is no digit/u,
    zh: /1:15: “y”不是/u,
  },
  { what: 'a wrong shape', words: ['wythoff', '3', '4', '5'], en: /wythoff is written \(a, b\)/u, zh: /\(a, b\)/u },
  { what: 'a negative heap', words: ['nim', '3', '-3'], en: /-3 is negative/u, zh: /-3.*负/u },
  { what: 'a fraction', words: ['nim', '3.5'], en: /3\.5 is a fraction/u, zh: /3\.5.*整数/u },
  { what: 'an exponent', words: ['nim', '1e9'], en: /1e9 has an exponent/u, zh: /1e9/u },
  { what: 'no position', words: ['nim'], en: /no position is given/u, zh: /局面/u },
  { what: 'words for numbers', words: ['nim', '三'], en: /三 is not a number/u, zh: /三/u },
  { what: 'a position nested too deep', words: ['nim', brackets(10_000, '3')], en: /nested too deep/u, zh: /嵌套|层/u },
  {
    what: 'a rule nested too deep',
    words: [`n -> ${brackets(5000, 'n - 1')}`, '3'],
    en: /nested more than 200 deep/u,
    zh: /200/u,
  },
  { what: 'a page nested too deep', words: ['deep.game', '3'], en: /2:207: nested more than 200 deep/u, zh: /200/u },
  { what: 'a range without an end', words: ['endless.game', '3'], en: /2:24: .*breaks off after \.\./u, zh: /2:24: /u },
  { what: 'a range with step 0', words: ['still.game', '3'], en: /step 0 and never ends/u, zh: /步长是 0/u },
  { what: 'a page of 10 MB', words: ['large.game', '3'], en: /9900010 characters; at most/u, zh: /9900010/u },
  {
    what: 'a page with a remark of 10 MB',
    words: ['note.game', '3'],
    en: /10000024 characters; at most/u,
    zh: /10000024/u,
  },
  {
    what: 'a cycle in a game that says it ends',
    words: ['loop.game', '3'],
    en: /every play ends, but 0, 1, 0/u,
    zh: /0、1、0/u,
  },
  { what: 'NUL in a page', words: ['nul.game', '3'], en: /2:1: a control character \(code 0\)/u, zh: /2:1: .*0/u },
  { what: 'broken UTF-8 in a page', words: ['broken.game', '3'], en: /broken\.game is not UTF-8/u, zh: /UTF-8/u },
  { what: 'an empty page', words: ['empty.game', '3'], en: /there are no rules/u, zh: /规则/u },
  { what: 'a folder for a page', words: ['folder.game', '3'], en: /folder\.game cannot be read/u, zh: /folder\.game/u },
  {
    what: 'a page that is not there',
    words: ['nowhere.game', '3'],
    en: /there is no file .*nowhere\.game/u,
    zh: /nowhere\.game/u,
  },
  { what: 'NUL in a position', words: ['nim', '3\0'], en: /is not a number/u, zh: /不是/u },
  { what: 'an empty standard input', words: ['nim', '-'], en: /no position is given/u, zh: /局面/u },
  {
    what: 'broken UTF-8 on the standard input',
    words: ['nim', '-'],
    input: new Uint8Array([0x33, 0xff]),
    en: /not UTF-8/u,
    zh: /UTF-8/u,
  },
  { what: 'an unknown parameter', words: ['nim', '3', '--set', 'm=3'], en: /nim has no parameter m/u, zh: /nim.*m/u },
  {
    what: 'a parameter without a value',
    words: ['bash', '3', '--set', 'm'],
    en: /cannot read the parameter "m"/u,
    zh: /m=3/u,
  },
  {
    what: 'a parameter that is no number',
    words: ['bash', '3', '--set', 'm=x'],
    en: /cannot read the parameter "m=x"/u,
    zh: /m=x/u,
  },
];

/** Mistakes of the command line itself. */
const MISUSED: readonly Case[] = [
  { what: 'an unknown option', words: ['nim', '3', '--foo'], en: /no option --foo/u, zh: /--foo/u },
  { what: 'an option without its value', words: ['bash', '3', '--set'], en: /--set needs a value/u, zh: /--set/u },
  {
    what: 'a budget that is no number',
    words: ['nim', '3', '--budget', 'x'],
    en: /--budget is a whole number.*"x"/u,
    zh: /--budget/u,
  },
  {
    what: 'a budget of nothing',
    words: ['nim', '3', '--budget', '0'],
    en: /--budget is a whole number/u,
    zh: /--budget/u,
  },
  { what: 'nothing to solve', words: [], en: /name a game and a position/u, zh: /nimlab solve/u },
  {
    what: 'evidence for a file that cannot be written',
    words: ['nim', '3', '--evidence', '/nowhere/at/all'],
    en: /\/nowhere\/at\/all cannot be written/u,
    zh: /\/nowhere\/at\/all/u,
  },
];

/** Questions that are understood and come to no answer. */
const UNDECIDED: readonly Case[] = [
  {
    what: 'a range that ends too far',
    words: ['far.game', '3'],
    en: /Undecided: line 2 runs through more than/u,
    zh: /第 2 行/u,
  },
  {
    what: 'a range of which nothing comes',
    words: ['vain.game', '3'],
    en: /Undecided: line 2 runs through more than/u,
    zh: /第 2 行/u,
  },
  {
    what: 'an option list past the budget',
    words: ['subtraction', '300000', '--set', 'set=1..100000', '--misere', '--budget', '1000'],
    en: /Undecided: the budget is spent/u,
    zh: /预算/u,
  },
  {
    what: 'a position past the budget',
    words: ['grundy', '200 200', '--misere', '--budget', '1000'],
    en: /Undecided: the budget is spent/u,
    zh: /预算/u,
  },
  {
    what: 'an element outside its list',
    words: ['outside.game', '1 2'],
    en: /Undecided: line 2 asks for element 3 of a list of 2/u,
    zh: /第 2 行/u,
  },
];

const CHINESE = /\p{Script=Han}/u;
const TRACE = /\bat .*:\d+:\d+\)?$|Error\b|undefined|\{\{|\[object/mu;

async function said({ words, input = '' }: Case, language: 'en' | 'zh', ...more: readonly string[]) {
  return ran(['solve', ...words.map(at), ...more], { input, language });
}

describe('what cannot be asked is refused in a sentence, with code 2 and nothing on the output', () => {
  test.each([...REFUSED, ...MISUSED])('$what', async (one) => {
    const english = await said(one, 'en');
    expect(english).toMatchObject({ code: 2, out: '' });
    expect(english.err).toMatch(one.en);
    expect(english.err).not.toMatch(TRACE);
    const chinese = await said(one, 'zh');
    expect(chinese).toMatchObject({ code: 2, out: '' });
    expect(chinese.err).toMatch(one.zh);
    expect(chinese.err).toMatch(CHINESE);
    expect(chinese.err).not.toMatch(TRACE);
    expect(english.err.length).toBeLessThan(600);
  });

  test.each(REFUSED)('$what, in JSON', async (one) => {
    const { code, out, err } = await said(one, 'en', '--json');
    const object = JSON.parse(out);
    fits(object);
    expect([code, err, fits.errors ?? []]).toEqual([2, '', []]);
    expect(`${object.error.line}:${object.error.column}: ${object.error.text}`).toMatch(one.en);
  });
});

describe('what is asked and cannot be told is undecided, with code 3', () => {
  test.each(UNDECIDED)('$what', async (one) => {
    const english = await said(one, 'en');
    expect(english).toMatchObject({ code: 3 });
    expect(english.out).toMatch(one.en);
    expect(english.out + english.err).not.toMatch(TRACE);
    const chinese = await said(one, 'zh');
    expect(chinese).toMatchObject({ code: 3 });
    expect(chinese.out).toMatch(one.zh);
    const { out } = await said(one, 'en', '--json');
    const object = JSON.parse(out);
    fits(object);
    expect([object.outcome, fits.errors ?? []]).toEqual(['?', []]);
  });
});

test('a false theorem of a file is refuted with its smallest counterexample, and the answer does without it', async () => {
  const { code, out } = await ran(['solve', at('false.game'), '4']);
  expect(code).toBe(1);
  expect(out).toMatch(/^P /mu);
  expect(out).toMatch(/"theorem value = n mod 3" .*is false.*: at 3 .*0.*3/u);
  const json = await ran(['solve', at('false.game'), '4', '--json']);
  const object = JSON.parse(json.out);
  fits(object);
  expect([json.code, object.outcome, object.value, object.why[0].id, fits.errors ?? []]).toEqual([
    1,
    'P',
    0,
    'theorem-refuted',
    [],
  ]);
});

test('full-width digits, Chinese commas and Chinese names are read', async () => {
  const plain = await ran(['solve', 'nim', '3', '5', '--json']);
  expect(plain.code).toBe(0);
  for (const words of [['nim', '３，５'], ['尼姆', '３、５'], ['ＮＩＭ', '［3，5］'], ['尼姆 ３ ＋ ５']])
    expect(await ran(['solve', ...words, '--json'])).toEqual(plain);
});

test('the other commands refuse what they do not know', async () => {
  for (const words of [
    ['frobnicate'],
    ['table'],
    ['table', 'kayle'],
    ['check'],
    ['check', at('nowhere.claims')],
    ['judge', 'nope'],
    ['show', 'nope'],
    ['judges', 'nope'],
    ['help', 'nope'],
    ['play'],
    ['completion', 'nope'],
  ])
    for (const language of ['en', 'zh'] as const) {
      const { code, out, err } = await ran(words, { language });
      expect([words, code, out]).toEqual([words, 2, '']);
      expect(err).toMatch(language === 'zh' ? CHINESE : /[a-z]/u);
      expect(err).not.toMatch(TRACE);
    }
});
