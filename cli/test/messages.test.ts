import { expect, test } from 'vitest';
import { ran } from './run.ts';

const LANGUAGES = ['en', 'zh'] as const;

test('a language that is not spoken is refused, for a command and without one', async () => {
  for (const words of [
    ['solve', 'nim', '3', '--lang', 'fr'],
    ['--lang', 'fr'],
    ['games', '--lang=FR'],
  ])
    for (const language of LANGUAGES) {
      const { code, out, err } = await ran(words, { language });
      expect([words, code, out]).toEqual([words, 2, '']);
      expect(err).toMatch(/^nimlab: .*--lang.*fr/iu);
    }
  expect((await ran(['solve', 'nim', '3', '--lang', 'zh'])).code).toBe(0);
});

test.each([
  [['table', 'nim', '3'], 'nim', 5],
  [['table', 'nim 3'], 'nim', 5],
  [['period', 'kayles', '5'], 'kayles', 8],
  [['pattern', 'kayles', '5'], 'kayles', 8],
  [['export', 'wythoff', '(3,', '5)', '--to', 'cpp'], 'wythoff', 9],
] as const)('a command that takes no position says so: %j', async (words, game, column) => {
  for (const language of LANGUAGES) {
    const { code, err } = await ran(words, { language });
    expect(code).toBe(2);
    expect(err).toContain(`nimlab ${words[0]} ${game}`);
    expect(err).toMatch(new RegExp(`^nimlab: 1:${column}: `, 'u'));
    expect(err).not.toMatch(/no game is called|没有叫/u);
  }
});

test('games that are not there are told with those nearly so called, and every refusal bears the name of the program', async () => {
  expect((await ran(['games', 'kaylse'])).err).toMatch(/^nimlab: .*kaylse.*\ndid you mean kayles\?\n$/u);
  for (const words of [
    ['games', 'zzzzqqq'],
    ['judges', 'foo'],
    ['show', 'nope'],
    ['judge', 'nope'],
    ['solve', 'x.game'],
  ])
    for (const language of LANGUAGES) expect((await ran(words, { language })).err).toMatch(/^nimlab: /u);
});

test.each([
  ['取石子游戏', 'wythoff'],
  ['抢三十', 'race'],
  ['拈', 'nim'],
  ['NIM游戏', 'nim'],
  ['吃巧克力', 'chomp'],
])('%s means %s', async (nickname, game) => {
  const lines = (await ran(['games', nickname])).out.split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toContain(game);
  expect(await ran(['show', nickname])).toEqual(await ran(['show', game]));
});

test('what would act instead of being seen stands as its code in messages', async () => {
  for (const word of ['a\0b', 'a\x1B[31mb', 'a\x7Fb', 'a\u202Eb', 'a\u009Bb'])
    for (const words of [
      ['solve', 'nim', word],
      ['solve', word, '3'],
      ['games', word],
      ['judges', word],
    ]) {
      const { code, err } = await ran(words);
      expect(code).toBe(2);
      expect(err).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
      expect(err).toMatch(/\\u[0-9a-f]{4}/u);
    }
});

test('a fault of a whole file has no place in it, and the standard input bears its name', async () => {
  expect((await ran(['solve', 'nowhere.game', '3'])).err).toBe('nimlab: there is no file nowhere.game\n');
  expect((await ran(['check', 'nowhere.claims'])).err).toBe('nimlab: there is no file nowhere.claims\n');
  const input = new Uint8Array([0x33, 0xff]);
  expect((await ran(['solve', 'nim', '-'], { input })).err).toMatch(/^nimlab: the standard input is not/u);
  expect((await ran(['check', '-'], { input, language: 'zh' })).err).toMatch(/^nimlab: 标准输入不是/u);
  expect((await ran(['check', '-'], { input: 'game f(n)\n  -> n - 1\n' })).err).toMatch(/^nimlab: standard input: /u);
});

test('a Latin word keeps a blank from the Chinese beside it', async () => {
  const { out } = await ran(['check', '-'], {
    input: 'game f(n)\n  -> n - 1 if n > 0\n  claim value = n mod 3\n',
    language: 'zh',
  });
  expect(out).toMatch(/断言说 SG 值是/u);
  expect(out).not.toMatch(/断言说SG/u);
});

test('a game that is left ends the line of its last prompt, however it is left', async () => {
  for (const input of ['q\n', '', '1: 3 -> 2\n'])
    expect((await ran(['play', 'nim', '3', '5'], { input })).out).toMatch(/: \n$/u);
  expect((await ran(['play', 'nim', '1'], { input: '1: 1 -> 0\n' })).out).toMatch(/[^\n]\n$/u);
});

test('the code of rules that bear another name is told as theirs', async () => {
  const { out } = await ran(['solve', 'n -> n - k for k in {1, 2}', '123456789012345']);
  expect(out).toMatch(/the values of 0\.33 \(the code of these rules\) repeat/u);
  expect((await ran(['solve', '0.33', '123456789012345'])).out).not.toContain('of these rules');
});

test.each([
  ['bash', '5', 'm=-1'],
  ['bash', '5', 'm=0'],
  ['race', '5', 'm=0'],
  ['auction', '5', 'm=-2'],
  ['norepeat', '5', 'm=0'],
  ['teams', '5 1', 'm=[2, -1]'],
  ['halve', '5', 'k=0'],
  ['powers', '5', 'base=1'],
  ['subtraction', '5', 'set={0, 1}'],
])('%s %s with %s is refused by the page in both languages', async (game, position, set) => {
  for (const language of LANGUAGES) {
    const { code, err } = await ran(['solve', game, position, '--set', set], { language });
    expect(code).toBe(2);
    expect(err).toMatch(language === 'en' ? /at least (1|2|one)/u : /至少/u);
  }
});

test('a game that is named without a position is played from the one that the page begins from, and says so', async () => {
  for (const [game, position] of [
    ['northcott', '(2, 5) (3, 8) (1, 6)'],
    ['nim', '3 5 7'],
    ['0.77', '12'],
    ['n -> n - s for s in {1, 3, 4}', '12'],
  ] as const) {
    const { out, code } = await ran(['play', game], { input: 'q\n' });
    expect([game, code, out.split('\n')[0]]).toEqual([
      game,
      0,
      `No position was typed: the game begins from ${position}.`,
    ]);
  }
  expect((await ran(['play', 'chomp'], { input: 'q\n', language: 'zh' })).out).toMatch(/^没有写局面：从 5 5 5 5 开始/u);
  expect((await ran(['play', 'race'], { input: 'q\n' })).out).toMatch(/^Race to the goal/u);
  expect((await ran(['play', 'kayle'], { input: 'q\n' })).code).toBe(2);
});
