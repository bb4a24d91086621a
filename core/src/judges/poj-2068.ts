import { game } from '../games/registry.ts';
import { row, toZero } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const team: Limit = { name: 'n', from: 1, to: 10 };
const stones: Limit = { name: 'S', from: 1, to: 8_192 };
const most: Limit = { name: 'M', from: 1, to: 16 };

/** POJ 2068: two teams at a table, each player with a limit of his own; the last stone loses. */
export const poj2068: Judge = {
  name: 'poj-2068',
  title: { en: 'Nim (two teams)', zh: 'Nim（两队轮流）' },
  site: 'POJ',
  statement: {
    en: '2n players of two teams sit in turn at a table round S stones; player i takes 1 to M_i; the team that takes the last stone loses. A test is n, S and the 2n limits; 0 ends. 1 when the first team wins, else 0.',
    zh: '两队共 2n 人交替围坐，桌上有 S 颗石子；第 i 人每次可取 1 到 M_i 颗；取到最后一颗的队负。每组给出 n、S 与 2n 个上限，0 结束。先手队胜输出 1，否则输出 0。',
  },
  limits: [team, stones, most],
  sample: { input: '1 101 1 1\n1 100 1 1\n3 97 8 7 6 5 4 3\n0\n', output: '0\n1\n1\n' },
  known: 'seen',
  source: 'Nemotron-CC-Math-v1 ("[poj2068] Nim"); the sample is recalled',
  *answer(input) {
    for (const players of toZero(input, team)) {
      const start = input.whole(stones);
      const rules = game('teams', { m: row(input, 2 * players, most) });
      yield wins(rules, [[start, 1]], 'misere') ? '1' : '0';
    }
  },
};
