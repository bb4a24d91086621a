import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const first: Limit = { name: 'a', from: 0, to: 1_000_000_000 };
const second: Limit = { name: 'b', from: 0, to: 1_000_000_000 };

/** POJ 1067: Wythoff's game. */
export const poj1067: Judge = {
  name: 'poj-1067',
  title: { en: 'Taking Stones', zh: '取石子游戏' },
  site: 'POJ',
  statement: {
    en: 'Two heaps; a turn takes any number from one heap, or the same number from both; whoever takes the last stone wins. A line holds two numbers in either order, to the end of the input. Print 1 when the first player wins, else 0.',
    zh: '两堆石子，每次从一堆取任意颗，或从两堆取同样多颗，取到最后一颗者胜。每行两个数，次序不定，读到输入结束。先手必胜输出 1，否则输出 0。',
  },
  limits: [first, second],
  sample: { input: '2 1\n8 4\n4 7\n', output: '0\n1\n0\n' },
  known: 'seen',
  source: 'ustcchenjian.wordpress.com/2014/10/24 (statement); the sample is recalled',
  *answer(input) {
    const rules = game('wythoff');
    for (const _ of toEnd(input)) yield wins(rules, [[input.whole(first), input.whole(second)]]) ? '1' : '0';
  },
};
