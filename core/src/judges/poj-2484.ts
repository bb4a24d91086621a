import { game } from '../games/registry.ts';
import { toZeros } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const ring: Limit = { name: 'n', from: 1, to: 1_000_000 };

/** POJ 2484: a ring of coins, one or two neighbours a turn. */
export const poj2484: Judge = {
  name: 'poj-2484',
  title: { en: 'A Funny Game', zh: '有趣的游戏' },
  site: 'POJ',
  statement: {
    en: 'n coins in a ring; a turn takes one coin, or two that are neighbours with no gap between; whoever takes the last coin wins. A number a line, 0 ends; Alice when the first player wins, else Bob.',
    zh: 'n 枚硬币围成一圈，每次取一枚，或取相邻（中间无空位）的两枚，取到最后一枚者胜。每行一个 n，0 结束。先手胜输出 Alice，否则输出 Bob。',
  },
  limits: [ring],
  sample: { input: '1\n2\n3\n0\n', output: 'Alice\nAlice\nBob\n' },
  known: 'seen',
  source: 'runxinzhi.com/candy99-p-6061456.html',
  *answer(input) {
    const rules = game('ring');
    for (const [coins] of toZeros(input, [ring])) yield wins(rules, [coins ?? 0]) ? 'Alice' : 'Bob';
  },
};
