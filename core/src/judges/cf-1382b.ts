import { game } from '../games/registry.ts';
import { counted, list } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 't', from: 1, to: 1_000 };
const length: Limit = { name: 'n', from: 1, to: 100_000 };
const heap: Limit = { name: 'a', from: 1, to: 1_000_000_000 };

/** Codeforces 1382B: stones may be taken only from the first heap that is not empty. */
export const cf1382b: Judge = {
  name: 'cf-1382b',
  title: { en: 'Sequential Nim', zh: 'Sequential Nim（依次取石子）' },
  site: 'Codeforces',
  statement: {
    en: 'Heaps in a row; a turn takes one or more stones from the first heap that is not empty; whoever cannot move loses. t tests, each a number of heaps and the heaps; First or Second.',
    zh: '若干堆石子排成一行，每次只能从第一个非空的堆取至少一颗，不能取者负。共 t 组，每组先给堆数再给各堆。输出 First 或 Second。',
  },
  limits: [tests, length, heap],
  sample: { input: '3\n3\n2 5 4\n8\n1 1 1 1 1 1 1 1\n6\n1 2 3 4 5 6\n', output: 'First\nSecond\nSecond\n' },
  known: 'recalled',
  source: 'recalled; a write-up at hyperloop11.github.io/MyBlog/posts/658-div2-sequential-nim',
  *answer(input) {
    const rules = game('sequential');
    for (const _ of counted(input, tests)) yield wins(rules, [list(input, length, heap)]) ? 'First' : 'Second';
  },
};
