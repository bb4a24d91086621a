import { game } from '../games/registry.ts';
import { subtract } from '../nim/whole.ts';
import { toZeros } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const heap: Limit = { name: 'n', from: 2, to: 2_147_483_647 };

/** HDU 2516: Fibonacci Nim. */
export const hdu2516: Judge = {
  name: 'hdu-2516',
  title: { en: 'Taking Stones (twice the last take)', zh: '取石子游戏' },
  site: 'HDU',
  statement: {
    en: 'One heap of n; the first move takes at least 1 but not all, each later move at most twice the last take; the last stone wins. A number a line, 0 or the end of the input ends; "First win" or "Second win".',
    zh: '一堆 n 颗石子，先手第一次可取任意颗但不能取完，以后每次最多取上一次的两倍，取完者胜。每行一个 n，0 或输入结束为止。输出 First win 或 Second win。',
  },
  limits: [heap],
  sample: { input: '2\n13\n10000\n0\n', output: 'Second win\nSecond win\nFirst win\n' },
  known: 'seen',
  source: 'wjhsh.net/shixinzei-p-7325973.html',
  *answer(input) {
    const rules = game('fibonacci');
    for (const [stones = 0] of toZeros(input, [heap]))
      yield wins(rules, [[stones, subtract(stones, 1)]]) ? 'First win' : 'Second win';
  },
};
