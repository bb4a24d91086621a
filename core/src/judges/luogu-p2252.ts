import { game } from '../games/registry.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const first: Limit = { name: 'a', from: 0, to: 1_000_000_000 };
const second: Limit = { name: 'b', from: 0, to: 1_000_000_000 };

/** Luogu P2252: Wythoff's game, one pair. */
export const luoguP2252: Judge = {
  name: 'luogu-p2252',
  title: { en: "Taking Stones (Wythoff's game)", zh: '【模板】威佐夫博弈 / 取石子游戏' },
  site: 'Luogu',
  statement: {
    en: 'Two heaps; a turn takes any number from one heap, or the same number from both; whoever takes the last stone wins. The input is one pair. Print 1 when the first player wins, else 0.',
    zh: '两堆石子，每次从一堆取任意颗，或从两堆取同样多颗，取到最后一颗者胜。输入只有一组。先手必胜输出 1，否则输出 0。',
  },
  limits: [first, second],
  sample: { input: '8 4\n', output: '1\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    yield wins(game('wythoff'), [[input.whole(first), input.whole(second)]]) ? '1' : '0';
  },
};
