import { game } from '../games/registry.ts';
import { subtract } from '../nim/whole.ts';
import { toZeros } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const height: Limit = { name: 'n', from: 1, to: 2_000 };
const width: Limit = { name: 'm', from: 1, to: 2_000 };

/** HDU 2147: a piece that steps left, down, or both. */
export const hdu2147: Judge = {
  name: 'hdu-2147',
  title: { en: "kiki's game", zh: 'kiki 的游戏' },
  site: 'HDU',
  statement: {
    en: 'A piece in the top right corner of a board of n x m; a turn moves it one square left, down, or left and down; whoever cannot move loses. A pair a line, 0 0 ends; "Wonderful!" when the first player wins, else "What a pity!".',
    zh: 'n×m 的棋盘，棋子在右上角，每次向左、向下或向左下移动一格，不能移动者负。每行一组，0 0 结束。先手胜输出 Wonderful! ，否则输出 What a pity!',
  },
  limits: [height, width],
  sample: { input: '5 3\n5 4\n6 6\n0 0\n', output: 'What a pity!\nWonderful!\nWonderful!\n' },
  known: 'seen',
  source: 'e-com-net.com/article/3703828.htm',
  *answer(input) {
    const rules = game('corner');
    for (const board of toZeros(input, [height, width])) {
      const away = board.map((side) => (side === 0 ? 0 : subtract(side, 1)));
      yield wins(rules, [away]) ? 'Wonderful!' : 'What a pity!';
    }
  },
};
