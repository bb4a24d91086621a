import { berzerk } from '../games/berzerk.ts';
import type { Outcome } from '../rules/position.ts';
import type { Judge } from './judge.ts';
import { outcomeOf } from './ruling.ts';
import type { Limit, Tokens } from './tokens.ts';

const ring: Limit = { name: 'n', from: 2, to: 7_000 };
const size: Limit = { name: 'k', from: 1, to: 6_999 };
const step: Limit = { name: 's', from: 1, to: 6_999 };

const WORDS: Readonly<Record<Outcome, string>> = { N: 'Win', P: 'Lose', D: 'Loop' };

/** Codeforces 787C: a monster on a ring, moved by two players with step sets of their own. */
export const cf787c: Judge = {
  name: 'cf-787c',
  title: { en: 'Berzerk', zh: 'Berzerk' },
  site: 'Codeforces',
  statement: {
    en: 'n places on a ring, the first a black hole; each of two players has a set of steps; in turn they move the monster clockwise by a step of their own, and whoever moves it into the black hole wins. Two lines, for the first player starting and for the second: for every other place Win, Lose or Loop.',
    zh: '环上有 n 个位置，第一个是黑洞；两名玩家各有一个步数集合，轮流按自己的步数顺时针移动怪物，把它移入黑洞者胜。输出两行，分别对应第一人先走与第二人先走：对其余每个位置输出 Win、Lose 或 Loop。',
  },
  limits: [ring, size, step],
  sample: { input: '5\n2 3 2\n3 1 2 3\n', output: 'Lose Win Win Loop\nLoop Win Win Win\n' },
  known: 'seen',
  source: 'problem.rmj.ac/problem/CF787C; the sample is recalled',
  *answer(input) {
    const places = input.count(ring);
    const first = steps(input, places);
    const second = steps(input, places);
    const rules = berzerk(places, [first, second]);
    for (const player of [0, 1]) {
      const line: string[] = [];
      for (let place = 1; place < places; place += 1) line.push(WORDS[outcomeOf(rules, [place, player])]);
      yield line.join(' ');
    }
  },
};

function steps(input: Tokens, places: number): readonly number[] {
  const taken: number[] = [];
  for (let count = input.count(size); count > 0; count -= 1) {
    const by = input.count(step);
    if (by % places === 0) input.refuse(step.name, by);
    taken.push(by);
  }
  return taken;
}
