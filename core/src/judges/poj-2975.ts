import { row, toZero } from './cases.ts';
import { winning } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'n', from: 1, to: 1_000 };
const heap: Limit = { name: 'k', from: 1, to: 1_000_000_000 };

/** POJ 2975: how many first moves of Nim win. */
export const poj2975: Judge = {
  name: 'poj-2975',
  title: { en: 'Nim (how many moves)', zh: 'Nim（数必胜步）' },
  site: 'POJ',
  statement: {
    en: 'Plain Nim. A number of heaps and the heaps a test, 0 ends. Print how many first moves win.',
    zh: '普通 Nim。每组先给堆数再给各堆，0 结束。输出必胜的第一步有多少种。',
  },
  limits: [length, heap],
  sample: { input: '3\n7 11 13\n2\n1000000000 1000000000\n0\n', output: '3\n0\n' },
  known: 'seen',
  source: 'blog.lordash.de/post/solution/page/4',
  *answer(input) {
    for (const heaps of toZero(input, length)) yield String([...winning(row(input, heaps, heap))].length);
  },
};
