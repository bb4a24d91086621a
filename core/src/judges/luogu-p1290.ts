import { game } from '../games/registry.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'C', from: 1, to: undefined };
const first: Limit = { name: 'M', from: 1, to: 2_147_483_647 };
const second: Limit = { name: 'N', from: 1, to: 2_147_483_647 };

/** Luogu P1290: Euclid's game down to 0, counted tests. */
export const luoguP1290: Judge = {
  name: 'luogu-p1290',
  title: { en: "Euclid's Game", zh: '欧几里德的游戏' },
  site: 'Luogu',
  statement: {
    en: 'From two positive numbers a turn takes a positive multiple of the smaller from the larger, not below 0; whoever reaches 0 wins. The number C of games, then a pair each. Print "Stan wins" when the first player wins, else "Ollie wins".',
    zh: '给定两个正整数，每次从较大数减去较小数的正整数倍，结果不能小于 0，得到 0 者胜。先给出组数 C，每组两个数。先手胜输出 Stan wins，否则输出 Ollie wins。',
  },
  limits: [tests, first, second],
  sample: { input: '2\n25 7\n24 15\n', output: 'Stan wins\nOllie wins\n' },
  known: 'seen',
  source: 'mamicode.com/info-detail-1895840.html',
  *answer(input) {
    const rules = game('euclid');
    for (const _ of counted(input, tests)) {
      yield wins(rules, [[input.whole(first), input.whole(second)]]) ? 'Stan wins' : 'Ollie wins';
    }
  },
};
