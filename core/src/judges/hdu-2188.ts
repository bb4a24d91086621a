import { game } from '../games/registry.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'C', from: 1, to: undefined };
const goal: Limit = { name: 'n', from: 1, to: undefined };
const most: Limit = { name: 'm', from: 1, to: undefined };

/** HDU 2188: gifts of 1 to m add up; whoever brings them to n wins. */
export const hdu2188: Judge = {
  name: 'hdu-2188',
  title: { en: 'Choosing a Volunteer', zh: '悼念512汶川大地震遇难同胞——选拔志愿者' },
  site: 'HDU',
  statement: {
    en: 'Gifts start at 0; two people in turn give 1 to m; whoever first brings the sum to n or more wins. C tests of n and m; Grass when the first wins, else Rabbit.',
    zh: '捐款总额从 0 开始，两人轮流捐 1 到 m 元，先使总额达到或超过 n 者胜。共 C 组 n、m；先手胜输出 Grass，否则输出 Rabbit。',
  },
  limits: [tests, goal, most],
  sample: { input: '2\n8 10\n11 10\n', output: 'Grass\nRabbit\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    for (const _ of counted(input, tests)) {
      const sum = input.whole(goal);
      yield wins(game('bash', { m: input.whole(most) }), [sum]) ? 'Grass' : 'Rabbit';
    }
  },
};
