import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const heap: Limit = { name: 'n', from: 1, to: 65_536 };
const least: Limit = { name: 'p', from: 1, to: 65_536 };
const most: Limit = { name: 'q', from: 1, to: 65_536 };

/** HDU 2897: p to q coins a turn, a rest below p whole; the last coin loses. */
export const hdu2897: Judge = {
  name: 'hdu-2897',
  title: { en: 'Toast to the Angels', zh: '邂逅明下' },
  site: 'HDU',
  statement: {
    en: 'One heap of n coins; a turn takes p to q coins, and all of them when fewer than p are left; whoever takes the last coin loses. n p q a line, to the end of the input; WIN or LOST for the first player.',
    zh: '一堆 n 枚硬币，每次取 p 到 q 枚，不足 p 枚时必须取完；取到最后一枚者负。每行 n p q，读到输入结束。输出先手的 WIN 或 LOST。',
  },
  limits: [heap, least, most],
  sample: { input: '7 2 4\n6 2 4\n9 3 5\n12 3 5\n', output: 'LOST\nWIN\nLOST\nWIN\n' },
  known: 'seen',
  source: 'biecuoliao.com/pa/4QwKrl0.html',
  *answer(input) {
    for (const _ of toEnd(input)) {
      const coins = input.whole(heap);
      const p = input.whole(least);
      const q = input.whole(most);
      if (p === 0) input.refuse(least.name, p);
      if (q < p) input.refuse(most.name, q);
      yield wins(game('band', { p, q }), [coins], 'misere') ? 'WIN' : 'LOST';
    }
  },
};
