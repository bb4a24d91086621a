import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const heap: Limit = { name: 'n', from: 1, to: 2_147_483_647 };

/** LeetCode 292: one heap, 1 to 3 stones a turn. */
export const leetcode292: Judge = {
  name: 'leetcode-292',
  title: { en: 'Nim Game', zh: 'Nim 游戏' },
  site: 'LeetCode',
  statement: {
    en: 'One heap of n stones; a turn takes 1, 2 or 3; whoever takes the last stone wins. One list of arguments a line (here the number n): true when the first player wins, else false.',
    zh: '一堆 n 颗石子，每次取 1、2 或 3 颗，取到最后一颗者胜。每行一组参数（即整数 n）：先手必胜输出 true，否则输出 false。',
  },
  limits: [heap],
  sample: { input: '4\n', output: 'false\n' },
  known: 'seen',
  source: 'github.com/vJechsmayr/PythonAlgorithms/issues/132',
  *answer(input) {
    const rules = game('bash', { m: 3 });
    for (const _ of toEnd(input)) yield String(wins(rules, [input.whole(heap)]));
  },
};
