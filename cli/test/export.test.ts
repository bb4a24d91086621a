import { expect, test } from 'vitest';
import { ran } from './run.ts';

test('a program says by what it knows, in every language and for either convention', async () => {
  for (const language of ['cpp', 'python', 'java', 'typescript', 'rust']) {
    const { code, out } = await ran(['export', 'nim', '--to', language]);
    expect([language, code]).toEqual([language, 0]);
    expect(out).toContain('nim, normal play: by the theorem of Bouton 1901 (cited)');
    expect((await ran(['export', 'nim', '--misere', '--to', language])).out).toContain(
      'nim, misere play: by the theorem of Bouton 1901 (cited)',
    );
  }
  expect((await ran(['export', 'kayles', '--to', 'cpp'])).out).toContain('repeat every 12 from 71 on (proved)');
  expect((await ran(['export', 'squares', '--to', 'cpp'])).out).toContain('by searching every position (computed)');
});

test('a theorem that a text states of itself stands behind no program', async () => {
  const page = 'game g(n)\n  -> n - k   for k in 1..min(n, 3)\n  theorem value = 7\n';
  const { out } = await ran(['export', page, '--to', 'cpp']);
  expect(out).not.toContain('(cited)');
  expect(out).not.toContain('return 7');
});

test('the range of a program in 64 bits is the one in which its formula stays', async () => {
  expect((await ran(['export', 'wythoff', '--to', 'cpp'])).out).toMatch(/Right for numbers up to 10\^1\d\./u);
  expect((await ran(['export', 'wythoff', '--to', 'python'])).out).toContain('Right for numbers of any size');
});

test('a move that wins at once is written as such', async () => {
  for (const game of ['chalkboard', 'crosses', 'hill']) {
    const { code, out } = await ran(['export', game, '--to', 'python']);
    expect([game, code]).toEqual([game, 0]);
    expect(out).toContain('Reads one position');
    const misere = await ran(['export', game, '--misere', '--to', 'python']);
    expect([game, misere.code]).toEqual([game, 0]);
    expect(misere.out).toContain('Reads one position');
  }
});

test('a game whose play may go round is searched from its ends backwards, and may be drawn', async () => {
  for (const language of ['cpp', 'python', 'java', 'typescript', 'rust']) {
    const { code, out } = await ran(['export', 'addnim', '--to', language]);
    expect([language, code]).toEqual([language, 0]);
    expect(out).toContain('from the ends of play backwards through every position (computed)');
    expect(out).toContain('Prints who wins, or draw');
  }
});

test('what cannot be written as a program is told with its reason in both languages', async () => {
  const reasons = [
    ['game g(n)\n  -> n - 1\n  -> lose if n = 3', 'lose or draw the whole game', '判和'],
    ['80.0', 'add no tokens and leave three heaps at most', '至多留下三堆'],
    ['n -> n + 1', 'without end or too much', '没有尽头'],
    [
      'game g(b[][])\n  -> b with [1][1] -= 1   if len(b) > 0',
      'no counterpart in programs: (b[][])',
      '无法写成程序：(b[][])',
    ],
  ] as const;
  for (const [game, english, chinese] of reasons) {
    const { code, out, err } = await ran(['export', game, '--to', 'cpp']);
    expect([game, code, out]).toEqual([game, 2, '']);
    expect(err).toContain(english);
    expect((await ran(['export', game, '--to', 'cpp'], { language: 'zh' })).err).toContain(chinese);
  }
  expect((await ran(['export', 'nim', '--to', 'cobol'])).err).toContain('cpp, python, java, typescript, rust');
});

test('rules that only go up end a table and a pattern at once with one sentence', async () => {
  for (const command of ['table', 'pattern']) {
    const { code, out, err } = await ran([command, 'n -> n + 1']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('without an end in sight');
  }
});

test('a table is drawn as a picture', async () => {
  const { code, out } = await ran(['table', 'kayles', '--to', '20', '--form', 'svg']);
  expect(code).toBe(0);
  expect(out).toMatch(/^<svg .*<\/svg>\n$/su);
});
