import { counted, list } from './cases.ts';
import { winsMisere } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 1_000 };
const length: Limit = { name: 'n', from: 1, to: 1_000 };
const heap: Limit = { name: 's', from: 1, to: 1_000_000_000 };

/** HackerRank: misère Nim. */
export const hackerrankMisereNim: Judge = {
  name: 'hackerrank-misere-nim',
  title: { en: 'Misère Nim', zh: '反 Nim' },
  site: 'HackerRank',
  statement: {
    en: 'Nim in which whoever takes the last stone loses. T tests, each a number of heaps and the heaps; First or Second.',
    zh: '取到最后一颗者负的 Nim。共 T 组，每组先给堆数再给各堆。先手胜输出 First，否则输出 Second。',
  },
  limits: [tests, length, heap],
  sample: { input: '2\n2\n1 1\n3\n2 1 3\n', output: 'First\nSecond\n' },
  known: 'seen',
  source: 'www.hackerrank.com/challenges/misere-nim-1/problem',
  *answer(input) {
    for (const _ of counted(input, tests)) yield winsMisere(list(input, length, heap)) ? 'First' : 'Second';
  },
};
