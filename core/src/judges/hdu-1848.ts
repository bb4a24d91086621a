import { game } from '../games/registry.ts';
import { nimSum } from '../nim/xor.ts';
import { toZeros } from './cases.ts';
import type { Judge } from './judge.ts';
import { values } from './ruling.ts';
import type { Limit } from './tokens.ts';

const first: Limit = { name: 'm', from: 1, to: 1_000 };
const second: Limit = { name: 'n', from: 1, to: 1_000 };
const third: Limit = { name: 'p', from: 1, to: 1_000 };

/** HDU 1848: Fibonacci numbers are taken from three heaps. */
export const hdu1848: Judge = {
  name: 'hdu-1848',
  title: { en: 'Fibonacci again and again', zh: 'Fibonacci again and again' },
  site: 'HDU',
  statement: {
    en: 'Three heaps; a turn takes a Fibonacci number (1, 2, 3, 5, 8, ...) from one of them; whoever cannot move loses. Three numbers a line, 0 0 0 ends; Fibo when the first player wins, else Nacci.',
    zh: '三堆石子，每次从一堆取斐波那契数（1、2、3、5、8……）颗，不能取者负。每行三个数，0 0 0 结束。先手胜输出 Fibo，否则输出 Nacci。',
  },
  limits: [first, second, third],
  sample: { input: '1 1 1\n1 4 1\n0 0 0\n', output: 'Fibo\nNacci\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    const boards = [...toZeros(input, [first, second, third])];
    const value = values(game('fibtake'), boards.flat());
    for (const heaps of boards) yield nimSum(heaps.map(value)) === 0 ? 'Nacci' : 'Fibo';
  },
};
