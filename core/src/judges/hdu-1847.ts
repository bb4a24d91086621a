import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const heap: Limit = { name: 'n', from: 1, to: 1_000 };

/** HDU 1847: powers of two are taken. */
export const hdu1847: Judge = {
  name: 'hdu-1847',
  title: { en: 'Good Luck in CET-4 Everybody!', zh: 'Good Luck in CET-4 Everybody!' },
  site: 'HDU',
  statement: {
    en: 'One heap of n cards, a power of two (1, 2, 4, ...) a turn, the last card wins. A number a line to the end of the input; Kiki when the first player wins, else Cici.',
    zh: '一堆 n 张牌，每次取 2 的幂（1、2、4……）张，取到最后一张者胜。每行一个 n，读到输入结束。先手胜输出 Kiki，否则输出 Cici。',
  },
  limits: [heap],
  sample: { input: '1\n3\n', output: 'Kiki\nCici\n' },
  known: 'seen',
  source: 'www.shuzhiduo.com/A/q4zVAW3bdK',
  *answer(input) {
    const rules = game('powers');
    for (const _ of toEnd(input)) yield wins(rules, [input.whole(heap)]) ? 'Kiki' : 'Cici';
  },
};
