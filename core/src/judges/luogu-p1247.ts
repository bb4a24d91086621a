import { subtract } from '../nim/whole.ts';
import { winning } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'k', from: 1, to: 500_000 };
const heap: Limit = { name: 'n', from: 1, to: 1_000_000_000 };

/** Luogu P1247: plain Nim with the first winning move. */
export const luoguP1247: Judge = {
  name: 'luogu-p1247',
  title: { en: 'Taking Matches', zh: '取火柴游戏' },
  site: 'Luogu',
  statement: {
    en: 'Plain Nim on k heaps. When the first player loses print lose. Else print a and b: take a from heap b, the least b and then the least a, and on a second line the heaps after that move.',
    zh: 'k 堆火柴的普通 Nim。先手必败输出 lose；否则第一行输出 a b，表示从第 b 堆取 a 根（b 最小，其次 a 最小），第二行输出取后的各堆。',
  },
  limits: [length, heap],
  sample: { input: '3\n3 6 9\n', output: '4 3\n3 6 5\n' },
  known: 'seen',
  source: 'hydro.ac/p/luogu-P1247',
  *answer(input) {
    const heaps = input.rapid(input.count(length), heap);
    for (const { place, left } of winning(heaps)) {
      yield `${subtract(heaps[place] ?? 0, left)} ${place + 1}`;
      heaps[place] = left;
      yield heaps;
      return;
    }
    yield 'lose';
  },
};
