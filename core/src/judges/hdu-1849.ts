import { row, toZero } from './cases.ts';
import { wins } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'm', from: 1, to: 1_000 };
const square: Limit = { name: 'K', from: 0, to: 1_000 };

/** HDU 1849: pieces that move left on one strip, any number on a square: Nim. */
export const hdu1849: Judge = {
  name: 'hdu-1849',
  title: { en: 'Rabbit and Grass', zh: 'Rabbit and Grass' },
  site: 'HDU',
  statement: {
    en: 'Pieces on squares 0, 1, 2, ... of a strip, any number on a square; a turn moves one piece left to any square; whoever makes the last move wins. A number of pieces and their squares a test, 0 ends; "Rabbit Win!" when the first player wins, else "Grass Win!".',
    zh: '一条方格带从 0 编号，每格可放任意枚棋子；每次把一枚棋子左移到任意格，最后移动者胜。每组先给棋子数再给各棋子的位置，0 结束。先手胜输出 Rabbit Win! ，否则输出 Grass Win!',
  },
  limits: [length, square],
  sample: { input: '2\n3 5\n3\n3 5 6\n0\n', output: 'Rabbit Win!\nGrass Win!\n' },
  known: 'seen',
  source: 'www.coguo.com/1762978727.html',
  *answer(input) {
    for (const pieces of toZero(input, length)) yield wins(row(input, pieces, square)) ? 'Rabbit Win!' : 'Grass Win!';
  },
};
