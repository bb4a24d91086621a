import { row, toZero } from './cases.ts';
import { winning } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'M', from: 1, to: 100 };
const heap: Limit = { name: 'N', from: 1, to: 1_000_000 };

/** HDU 1850: how many first moves of Nim win. */
export const hdu1850: Judge = {
  name: 'hdu-1850',
  title: { en: 'Being a Good Boy in Spring Festival', zh: 'Being a Good Boy in Spring Festival（春节好孩子）' },
  site: 'HDU',
  statement: {
    en: 'Plain Nim on M piles of cards. A number of piles and the piles a test, 0 ends. Print how many first moves win (0 when none does).',
    zh: 'M 堆扑克牌的普通 Nim。每组先给堆数再给各堆，0 结束。输出必胜的第一步有多少种，没有则输出 0。',
  },
  limits: [length, heap],
  sample: { input: '3\n5 7 9\n0\n', output: '1\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    for (const heaps of toZero(input, length)) yield String([...winning(row(input, heaps, heap))].length);
  },
};
