import { game } from '../games/registry.ts';
import { counted, list } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 20 };
const length: Limit = { name: 'N', from: 2, to: 20_000 };
const heap: Limit = { name: 'S', from: 1, to: 2_000_000_000 };

/** Luogu P2148: of a pair of heaps one is thrown away and the other split. */
export const luoguP2148: Judge = {
  name: 'luogu-p2148',
  title: { en: 'E&D', zh: '[SDOI2009] E&D' },
  site: 'Luogu',
  statement: {
    en: 'An even number of heaps, paired in order (first with second, third with fourth, ...). A turn throws away one heap of a pair and splits the other heap of that pair into two non-empty ones, which are the pair from then on; whoever cannot move loses. T tests; YES when the first player wins, else NO.',
    zh: '偶数堆石子按顺序两两配对（第 1、2 堆，第 3、4 堆……）。每次扔掉某一对中的一堆，并把同一对的另一堆分成非空的两堆，作为新的一对；不能操作者负。共 T 组；先手必胜输出 YES，否则输出 NO。',
  },
  limits: [tests, length, heap],
  sample: { input: '2\n4\n1 2 3 1\n6\n1 1 1 1 1 1\n', output: 'YES\nNO\n' },
  known: 'seen',
  source: 'eaglebear2002.github.io/21903',
  *answer(input) {
    const rules = game('discard');
    for (const _ of counted(input, tests)) {
      const heaps = list(input, length, heap);
      if (heaps.length % 2 !== 0) input.refuse(length.name, heaps.length);
      const pairs = heaps.flatMap((other, i) => (i % 2 === 1 ? [[heaps[i - 1] ?? 0, other]] : []));
      yield wins(rules, pairs) ? 'YES' : 'NO';
    }
  },
};
