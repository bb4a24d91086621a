import { game } from '../games/registry.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'C', from: 1, to: 100 };
const heap: Limit = { name: 'n', from: 1, to: 1_000 };
const most: Limit = { name: 'm', from: 1, to: 1_000 };

/** HDU 1846: Bash. */
export const hdu1846: Judge = {
  name: 'hdu-1846',
  title: { en: 'Brave Game', zh: '勇敢者的游戏' },
  site: 'HDU',
  statement: {
    en: 'One heap of n, 1 to m a turn, the last stone wins. C tests of n and m; first or second.',
    zh: '一堆 n 颗石子，每次取 1 到 m 颗，取到最后一颗者胜。共 C 组 n、m；输出 first 或 second。',
  },
  limits: [tests, heap, most],
  sample: { input: '2\n23 2\n4 3\n', output: 'first\nsecond\n' },
  known: 'seen',
  source: 'laitimes.com/article/1biwg_1cx35.html',
  *answer(input) {
    for (const _ of counted(input, tests)) {
      const stones = input.whole(heap);
      yield wins(game('bash', { m: input.whole(most) }), [stones]) ? 'first' : 'second';
    }
  },
};
