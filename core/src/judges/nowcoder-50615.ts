import { list } from './cases.ts';
import { wins } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'N', from: 1, to: undefined };
const heap: Limit = { name: 'X', from: 0, to: undefined };

/** Nowcoder 50615: plain Nim. */
export const nowcoder50615: Judge = {
  name: 'nowcoder-50615',
  title: { en: 'Taking Stones 2', zh: '取石子游戏 2' },
  site: 'Nowcoder',
  statement: {
    en: 'Plain Nim on N heaps; whoever cannot take a stone loses. Print win when the first player wins, else lose.',
    zh: 'N 堆石子的普通 Nim，无石子可取者负。先手必胜输出 win，否则输出 lose。',
  },
  limits: [length, heap],
  sample: { input: '4\n7 12 9 15\n', output: 'win\n' },
  known: 'seen',
  source: 'ac.nowcoder.com/acm/problem/50615, as an article quotes it',
  *answer(input) {
    yield wins(list(input, length, heap)) ? 'win' : 'lose';
  },
};
