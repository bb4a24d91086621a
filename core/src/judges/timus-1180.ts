import { game } from '../games/registry.ts';
import { add, subtract } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const heap: Limit = { name: 'N', from: 1, to: 10n ** 250n };

/** Timus 1180: powers of two are taken from one heap of up to 10^250. */
export const timus1180: Judge = {
  name: 'timus-1180',
  title: { en: 'Stone Game', zh: '石子游戏（2 的幂）' },
  site: 'Timus',
  statement: {
    en: 'One heap of N stones; a turn takes a power of two; the last stone wins. 1 and the least winning first move when the first player wins, else 2.',
    zh: '一堆 N 颗石子，每次取 2 的幂颗，取到最后一颗者胜。先手胜输出 1 和必胜第一步的最小数目，否则输出 2。',
  },
  limits: [heap],
  sample: { input: '8\n', output: '1\n2\n' },
  known: 'seen',
  source: 'bbs.bccn.net/thread-229296-1-1.html',
  *answer(input) {
    const rules = game('powers');
    const stones = input.whole(heap);
    if (!wins(rules, [stones])) yield '2';
    else {
      yield '1';
      let take: Whole = 1;
      while (wins(rules, [subtract(stones, take)])) take = add(take, take);
      yield String(take);
    }
  },
};
