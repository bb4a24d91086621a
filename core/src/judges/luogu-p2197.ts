import { counted, list } from './cases.ts';
import { wins } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 10 };
const length: Limit = { name: 'n', from: 1, to: 10_000 };
const heap: Limit = { name: 'a', from: 0, to: 9_999 };

/** Luogu P2197: plain Nim, several tests. */
export const luoguP2197: Judge = {
  name: 'luogu-p2197',
  title: { en: 'Nim (template)', zh: '【模板】Nim 游戏' },
  site: 'Luogu',
  statement: {
    en: 'T tests of plain Nim on n heaps, heaps of 0 among them; whoever cannot take a stone loses. Print Yes when the first player wins, else No.',
    zh: 'T 组数据，每组 n 堆石子（可能为 0）的普通 Nim，无石子可取者负。先手必胜输出 Yes，否则输出 No。',
  },
  limits: [tests, length, heap],
  sample: { input: '2\n2\n1 1\n2\n1 0\n', output: 'No\nYes\n' },
  known: 'seen',
  source: 'blog.csdn.net/elijahqi/article/details/79566707',
  *answer(input) {
    for (const _ of counted(input, tests)) yield wins(list(input, length, heap)) ? 'Yes' : 'No';
  },
};
