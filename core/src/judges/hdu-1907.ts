import { counted, list } from './cases.ts';
import { winsMisere } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 474 };
const length: Limit = { name: 'N', from: 1, to: 47 };
const heap: Limit = { name: 'A', from: 1, to: 4_747 };

/** HDU 1907: misère Nim. */
export const hdu1907: Judge = {
  name: 'hdu-1907',
  title: { en: 'John', zh: 'John' },
  site: 'HDU',
  statement: {
    en: 'Nim in which whoever takes the last piece loses. T tests, each a number of heaps and the heaps; John when the first player wins, else Brother.',
    zh: '取到最后一颗者负的 Nim。共 T 组，每组先给堆数再给各堆。先手胜输出 John，否则输出 Brother。',
  },
  limits: [tests, length, heap],
  sample: { input: '2\n3\n3 5 1\n1\n1\n', output: 'John\nBrother\n' },
  known: 'seen',
  source: 'hustoj.org/problem/1112',
  *answer(input) {
    for (const _ of counted(input, tests)) yield winsMisere(list(input, length, heap)) ? 'John' : 'Brother';
  },
};
