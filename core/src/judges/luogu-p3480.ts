import { game } from '../games/registry.ts';
import { counted, list } from './cases.ts';
import type { Judge } from './judge.ts';
import { ordered } from './pieces.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'u', from: 1, to: 10 };
const length: Limit = { name: 'n', from: 1, to: 1_000 };
const heap: Limit = { name: 'a', from: 0, to: 10_000 };

/** Luogu P3480 (POI 2009): heaps that must stay in order. */
export const luoguP3480: Judge = {
  name: 'luogu-p3480',
  title: { en: 'KAM (Pebbles)', zh: '[POI2009] KAM-Pebbles' },
  site: 'Luogu',
  statement: {
    en: 'Heaps stand in non-decreasing order; a turn takes one or more pebbles from one heap so that the order stays; whoever cannot move loses. u tests; TAK when the first player wins, else NIE.',
    zh: 'n 堆石子按不降次序排列；每次从某一堆取至少一颗，取后仍须不降；不能操作者负。共 u 组；先手必胜输出 TAK，否则输出 NIE。',
  },
  limits: [tests, length, heap],
  sample: { input: '2\n2\n2 2\n3\n1 2 4\n', output: 'NIE\nTAK\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    const rules = game('ordered');
    for (const _ of counted(input, tests))
      yield wins(rules, [ordered(input, list(input, length, heap), heap)]) ? 'TAK' : 'NIE';
  },
};
