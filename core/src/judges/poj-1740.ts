import { game } from '../games/registry.ts';
import { row, toZero } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'n', from: 1, to: 10 };
const heap: Limit = { name: 'S', from: 1, to: 100 };

/** POJ 1740: stones of a heap are thrown away or spread over the others. */
export const poj1740: Judge = {
  name: 'poj-1740',
  title: { en: 'A New Stone Game', zh: '新石子游戏' },
  site: 'POJ',
  statement: {
    en: 'A turn chooses a heap, throws away at least one of its stones, and may spread any of its other stones over the other heaps that are not empty; whoever takes the last stone wins. A number of heaps and the heaps a test; 0 ends. 1 when the first player wins, else 0.',
    zh: '每次选一堆，扔掉其中至少一颗，还可把这一堆余下的若干颗分给别的非空堆；取到最后一颗者胜。每组先给堆数再给各堆，0 结束。先手必胜输出 1，否则输出 0。',
  },
  limits: [length, heap],
  sample: { input: '2\n1 3\n4\n2 2 3 3\n3\n1 1 1\n0\n', output: '1\n0\n1\n' },
  known: 'seen',
  source: 'www.csdndocs.com/article/1927897',
  *answer(input) {
    const rules = game('spread');
    for (const heaps of toZero(input, length)) yield wins(rules, [rules.kept(row(input, heaps, heap))]) ? '1' : '0';
  },
};
