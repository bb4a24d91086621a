import { expect, test } from 'vitest';
import { ran } from './run.ts';

const HEAPS =
  '(a, b, c) -> (a - k, b, c) for k in 1..a; -> (a, b - k, c) for k in 1..b; -> (a, b, c - k) for k in 1..c';

test('a map has an end for each of its numbers, or one for all', async () => {
  const { out, code } = await ran(['table', 'wythoff', '--to', '3,7']);
  expect(code).toBe(0);
  expect(out).toBe('XOOOOOOO\nOOXOOOOO\nOXOOOOOO\nOOOOOXOO\n');
  const square = await ran(['table', 'wythoff', '--to', '7']);
  expect(square.out.split('\n').slice(0, 4).join('\n')).toBe(out.trimEnd());
});

test('a game of three numbers is a map of layers', async () => {
  const { out, code } = await ran(['table', HEAPS, '--to', '1,1,2']);
  expect(code).toBe(0);
  expect(out).toBe('a = 0\nXOO\nOXO\n\na = 1\nOXO\nXOO\n');
  const json = await ran(['table', HEAPS, '--to', '1,1,2', '--form', 'json']);
  expect(JSON.parse(json.out)).toMatchObject({
    to: [1, 1, 2],
    values: [
      [
        [0, 1, 2],
        [1, 0, 3],
      ],
      [
        [1, 0, 3],
        [0, 1, 2],
      ],
    ],
  });
  const csv = await ran(['table', HEAPS, '--to', '1', '--form', 'csv']);
  expect(csv.out).toContain('a,b,c,value,outcome\n0,0,0,0,P\n0,0,1,1,N\n');
});

test('a list of one length is a map of its numbers', async () => {
  const { out, code } = await ran(['table', 'tower', '--to', '2,1', '--form', 'sg', '--misere']);
  expect(code).toBe(0);
  expect(out).toBe('win[0][0]=N, win[0][1]=P, win[1][0]=P, win[1][1]=N, win[2][0]=N, win[2][1]=N\n');
});

test('every form of a map holds the same positions, read back from the form', async () => {
  const texts: string[] = [];
  for (const form of ['lines', 'sg', 'csv', 'json', 'bfile', 'cpp', 'python', 'latex', 'markdown', 'pairs', 'map']) {
    const { out, code } = await ran(['table', 'wythoff', '--from', '1', '--to', '6', '--form', form]);
    expect([form, code]).toEqual([form, 0]);
    expect(out.endsWith('\n')).toBe(true);
    texts.push(out);
  }
  expect(new Set(texts).size).toBe(texts.length);
});

test('a map that would not fit says so before it starts, in both languages', async () => {
  const english = await ran(['table', 'wythoff', '--to', '900000']);
  expect([english.code, english.out]).toEqual([2, '']);
  expect(english.err).toMatch(/the map would take \d+ bytes of memory, more than the 268435456 that may be used/u);
  const chinese = await ran(['table', 'wythoff', '--to', '900000'], { language: 'zh' });
  expect(chinese.err).toContain('字节内存');
});

test('a map that takes more than the budget says so before it starts, with a budget that is enough', async () => {
  const words = ['table', 'wythoff', '--to', '300', '--form', 'csv'];
  const { code, out, err } = await ran([...words, '--budget', '5000']);
  expect([code, out]).toEqual([3, '']);
  const next = /takes \d+ options or more, and the budget allows 5000; .* try --budget (\d+)/u.exec(err)?.[1];
  expect((await ran([...words, '--budget', String(next)])).code).toBe(0);
  expect((await ran([...words, '--budget', '5000'], { language: 'zh' })).err).toContain('而预算只允许 5000 种');
});

test('a map whose options run out of the budget is told with the budget to try', async () => {
  const game = '(a, b) -> (a - k, b) for k in {x * x for x in 1..a}; -> (a, b - 1) if a mod 3 != 2';
  const { code, err } = await ran(['table', game, '--to', '60', '--form', 'csv', '--budget', '8000']);
  expect(code).toBe(3);
  expect(err).toMatch(/--budget \d+/u);
});

test('ends that are none are refused', async () => {
  for (const to of ['1,2,3', '5,x', '', '3,,4', '-1']) {
    const { code, out, err } = await ran(['table', 'wythoff', '--to', to]);
    expect([to, code, out]).toEqual([to, 2, '']);
    expect(err).toContain('nimlab: ');
  }
  expect((await ran(['table', 'wythoff', '--from', '4', '--to', '3,9'])).code).toBe(2);
});

test('another number of ends than the game has numbers is told with both', async () => {
  const two = await ran(['table', 'wythoff', '--to', '3,4,5']);
  expect(two.err).toBe(
    'nimlab: wythoff has 2 numbers, and --to 3,4,5 names another number of ends: write one end for each, such as --to 20,30, or one for all\n',
  );
  expect((await ran(['table', 'kayles', '--to', '3,4'])).err).toContain('kayles has one number');
  expect((await ran(['table', 'wythoff', '--to', '3,4,5'], { language: 'zh' })).err).toContain('wythoff 有 2 个数');
});

test('a large map is written piece by piece, and stops when told to', async () => {
  const { code } = await ran(['table', 'wythoff', '--to', '1500'], { stop: () => true });
  expect(code).toBe(130);
});
