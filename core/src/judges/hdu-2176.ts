import { row, toZero } from './cases.ts';
import { winning } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'm', from: 1, to: 200_000 };
const heap: Limit = { name: 'n', from: 0, to: undefined };

/** HDU 2176: plain Nim with every heap that can be played, before and after. */
export const hdu2176: Judge = {
  name: 'hdu-2176',
  title: { en: 'Taking Stones from m Heaps', zh: '取(m堆)石子游戏' },
  site: 'HDU',
  statement: {
    en: 'Plain Nim on m heaps. A number of heaps and the heaps a test, 0 ends. No when the first player loses; else Yes and, for each heap from which a move wins, a line with its size before and after.',
    zh: 'm 堆石子的普通 Nim。每组先给堆数再给各堆，0 结束。先手负输出 No；否则输出 Yes，并对每个可以必胜的堆输出一行：取前与取后的数目。',
  },
  limits: [length, heap],
  sample: { input: '2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n', output: 'No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n' },
  known: 'seen',
  source: 'www.w3help.cc/a/202204/1568637.html',
  *answer(input) {
    for (const count of toZero(input, length)) {
      const heaps = row(input, count, heap);
      const moves = [...winning(heaps)].map(({ place, left }) => `${heaps[place] ?? 0} ${left}`);
      yield moves.length > 0 ? 'Yes' : 'No';
      yield* moves;
    }
  },
};
