import { game } from '../games/registry.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import { pieces } from './pieces.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 20 };
const length: Limit = { name: 'N', from: 1, to: 1_000 };
const square: Limit = { name: 'P', from: 1, to: 10_000 };

/** POJ 1704: pieces on a strip, moved left without jumping. */
export const poj1704: Judge = {
  name: 'poj-1704',
  title: { en: 'Georgia and Bob', zh: 'Georgia 和 Bob' },
  site: 'POJ',
  statement: {
    en: 'N pieces stand on different squares of a strip numbered from 1, in any order in the input; a turn moves one piece left by one or more squares, not onto or past another, not off the strip; whoever cannot move loses. T tests; print "Georgia will win", "Bob will win" (or "Not sure", which never happens).',
    zh: '纸带上的格子从 1 编号，N 枚棋子位于不同的格子（输入不一定有序）；每次把一枚棋子左移至少一格，不能越过或碰上别的棋子，也不能移出纸带，不能移动者负。共 T 组；输出 Georgia will win 或 Bob will win。',
  },
  limits: [tests, length, square],
  sample: { input: '2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n', output: 'Bob will win\nGeorgia will win\n' },
  known: 'seen',
  source: 'www.th7.cn/Program/cp/201802/1309935.shtml',
  *answer(input) {
    const rules = game('georgia');
    for (const _ of counted(input, tests)) {
      const squares = pieces(input, input.count(length), square);
      yield wins(rules, [squares]) ? 'Georgia will win' : 'Bob will win';
    }
  },
};
