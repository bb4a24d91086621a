import { game } from '../games/registry.ts';
import { counted, list } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 100 };
const length: Limit = { name: 'n', from: 1, to: 1_000_000 };
const heap: Limit = { name: 's', from: 1, to: 1_000_000_000 };

/** HDU 5795: Nim, or one heap split into three. */
export const hdu5795: Judge = {
  name: 'hdu-5795',
  title: { en: 'A Simple Nim', zh: 'A Simple Nim' },
  site: 'HDU',
  statement: {
    en: 'Nim in which a turn may also split one heap into three that are not empty; the last stone wins. T tests, each a number of heaps and the heaps; "First player wins." or "Second player wins."',
    zh: 'Nim，另可把一堆分成非空的三堆；取到最后一颗者胜。共 T 组，每组先给堆数再给各堆。输出 First player wins. 或 Second player wins.（含句点）。',
  },
  limits: [tests, length, heap],
  sample: { input: '2\n2\n4 4\n3\n1 2 4\n', output: 'Second player wins.\nFirst player wins.\n' },
  known: 'seen',
  source: 'cnblogs.com/fightfordream/p/5757171.html',
  *answer(input) {
    const rules = game('split3');
    for (const _ of counted(input, tests))
      yield wins(rules, list(input, length, heap)) ? 'First player wins.' : 'Second player wins.';
  },
};
