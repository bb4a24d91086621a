import { game } from '../games/registry.ts';
import { toZeros } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const first: Limit = { name: 'a', from: 1, to: 2_147_483_647 };
const second: Limit = { name: 'b', from: 1, to: 2_147_483_647 };

/** POJ 2348: Euclid's game down to 0. */
export const poj2348: Judge = {
  name: 'poj-2348',
  title: { en: "Euclid's Game", zh: '欧几里得游戏' },
  site: 'POJ',
  statement: {
    en: 'From two positive numbers a turn takes a positive multiple of the smaller from the larger, not below 0; whoever reaches 0 wins. A line of two numbers a game; 0 0 ends. Print "Stan wins" when the first player wins, else "Ollie wins".',
    zh: '给定两个正整数，每次从较大数减去较小数的正整数倍，结果不能小于 0，得到 0 者胜。每行一组，0 0 结束。先手胜输出 Stan wins，否则输出 Ollie wins。',
  },
  limits: [first, second],
  sample: { input: '34 12\n15 24\n0 0\n', output: 'Stan wins\nOllie wins\n' },
  known: 'seen',
  source: 'speedyguy17.info/icpc/data/waterloo/020928/B.html',
  *answer(input) {
    const rules = game('euclid');
    for (const pair of toZeros(input, [first, second])) yield wins(rules, [pair]) ? 'Stan wins' : 'Ollie wins';
  },
};
