import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { pieces } from './pieces.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'N', from: 1, to: 1_000 };
const king: Limit = { name: 'k', from: 1, to: 1_000 };
const cell: Limit = { name: 'x', from: 1, to: 100_000 };

/** HDU 4315: people climb to a hilltop without passing; who brings the king there wins. */
export const hdu4315: Judge = {
  name: 'hdu-4315',
  title: { en: 'Climbing the Hill', zh: 'Climbing the Hill（爬山）' },
  site: 'HDU',
  statement: {
    en: 'N people stand on different cells; cell 0, the hilltop, holds any number of them; a turn moves one person up any number of cells without passing or meeting another below the top. The k-th from the top is the king; whoever brings the king to the top wins. Tests of N, k and the places to the end of the input; Alice when the first player wins, else Bob.',
    zh: 'N 个人站在不同的格子上，第 0 格为山顶，可容任意多人；每次让一人向上移动若干格，不能越过别人，山顶以外也不能同格。从上数第 k 个人是国王，把国王送到山顶者胜。每组给出 N、k 与各人的位置，读到输入结束。先手胜输出 Alice，否则输出 Bob。',
  },
  limits: [length, king, cell],
  sample: { input: '3 3\n1 2 4\n2 1\n100 200\n', output: 'Bob\nAlice\n' },
  known: 'seen',
  source: 'blog.youkuaiyun.com/kele52he/article/details/77129639',
  *answer(input) {
    for (const _ of toEnd(input)) {
      const people = input.count(length);
      const k = input.count(king);
      if (k < 1 || k > people) input.refuse(king.name, k);
      yield wins(game('hill'), [[pieces(input, people, cell), k]]) ? 'Alice' : 'Bob';
    }
  },
};
