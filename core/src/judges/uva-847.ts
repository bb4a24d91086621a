import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const goal: Limit = { name: 'n', from: 2, to: 4_294_967_294 };

/** UVa 847: from 1 by factors 2 to 9 until n is reached. */
export const uva847: Judge = {
  name: 'uva-847',
  title: { en: 'A Multiplication Game', zh: '乘法游戏' },
  site: 'UVa',
  statement: {
    en: 'p starts at 1; a turn multiplies it by one of 2 to 9; whoever first makes it n or more wins. A number n a line, to the end of the input; "Stan wins." when the first player wins, else "Ollie wins."',
    zh: 'p 从 1 开始，每次乘以 2 到 9 中的一个数，先使 p 不小于 n 者胜。每行一个 n，读到输入结束。先手胜输出 Stan wins. ，否则输出 Ollie wins.（含句点）。',
  },
  limits: [goal],
  sample: { input: '162\n17\n34012226\n', output: 'Stan wins.\nOllie wins.\nStan wins.\n' },
  known: 'seen',
  source: 'Nemotron-CC-Math-v1 ("847 - A Multiplication Game")',
  *answer(input) {
    const rules = game('multiply');
    for (const _ of toEnd(input)) yield wins(rules, [input.whole(goal)]) ? 'Stan wins.' : 'Ollie wins.';
  },
};
