import { nimSum } from '../nim/xor.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: undefined };
const length: Limit = { name: 'n', from: 1, to: undefined };
const cell: Limit = { name: 'a', from: 0, to: undefined };

/** Nowcoder 218562: stones move from cell to cell, to the right. */
export const nowcoder218562: Judge = {
  name: 'nowcoder-218562',
  title: { en: 'The Stone Game of lyw', zh: 'lyw 的石子游戏' },
  site: 'Nowcoder',
  statement: {
    en: 'Cells 1 to n hold stones; a turn moves one or more stones from a cell to the next one; stones in the last cell are out of play, and whoever makes the last move wins. T tests; print lyw when the first player wins, else zgc.',
    zh: '第 1 到 n 格各有若干石子，每次把某一格的至少一颗石子移到下一格，最后一格的石子不再移动，最后移动者胜。共 T 组数据；先手胜输出 lyw，否则输出 zgc。',
  },
  limits: [tests, length, cell],
  sample: { input: '4\n3\n1 2 3\n2\n0 4\n2\n5 0\n4\n3 7 3 1\n', output: 'lyw\nzgc\nlyw\nzgc\n' },
  known: 'seen',
  source: 'ac.nowcoder.com/acm/problem/218562, as an article quotes it',
  *answer(input) {
    for (const _ of counted(input, tests)) {
      const count = input.count(length);
      // The theorem of the page `cells`: the nim-sum of every other cell, counted back from the last but one.
      yield nimSum(input.rapid(count, cell), count % 2, 2) === 0 ? 'zgc' : 'lyw';
    }
  },
};
