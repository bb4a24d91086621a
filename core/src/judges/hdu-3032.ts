import { game } from '../games/registry.ts';
import { counted, list } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 1_000 };
const length: Limit = { name: 'N', from: 1, to: 1_000_000 };
const heap: Limit = { name: 's', from: 1, to: 2_147_483_647 };

/** HDU 3032: Lasker's Nim. */
export const hdu3032: Judge = {
  name: 'hdu-3032',
  title: { en: 'Nim or not Nim?', zh: 'Nim or not Nim?' },
  site: 'HDU',
  statement: {
    en: 'Nim in which a turn may also split one heap into two that are not empty; the last stone wins. T tests, each a number of heaps and the heaps; Alice when the first player wins, else Bob.',
    zh: 'Nim，另可把一堆分成非空的两堆（不取石子）；取到最后一颗者胜。共 T 组，每组先给堆数再给各堆。先手胜输出 Alice，否则输出 Bob。',
  },
  limits: [tests, length, heap],
  sample: { input: '2\n3\n2 2 3\n2\n3 3\n', output: 'Alice\nBob\n' },
  known: 'seen',
  source: 'www.twblogs.net/a/5ee161ff31cefdc341b6639e',
  *answer(input) {
    const rules = game('lasker');
    for (const _ of counted(input, tests)) yield wins(rules, list(input, length, heap)) ? 'Alice' : 'Bob';
  },
};
