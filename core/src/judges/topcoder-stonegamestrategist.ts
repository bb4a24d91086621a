import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { ordered } from './pieces.ts';
import { winning } from './ruling.ts';
import type { Limit } from './tokens.ts';

const heap: Limit = { name: 'piles', from: 1, to: 1_000 };

/** TopCoder SRM 309: heaps that must stay in order, with the smallest winning move. */
export const topcoderStonegamestrategist: Judge = {
  name: 'topcoder-stonegamestrategist',
  title: { en: 'StoneGameStrategist', zh: 'StoneGameStrategist（保持次序的取石子）' },
  site: 'TopCoder',
  statement: {
    en: 'Piles in non-decreasing order; a turn takes one or more stones from one pile so that the order stays; whoever makes the last move wins. One list of arguments a line. "TAKE s STONES FROM PILE k" with the least s and then the least k (piles count from 0), or "YOU LOSE".',
    zh: '若干堆石子按不降次序排列，每次从一堆取至少一颗，取后仍须不降；最后操作者胜。每行一组参数。输出 TAKE s STONES FROM PILE k（s 最小，其次 k 最小，堆从 0 编号），先手负则输出 YOU LOSE。',
  },
  limits: [heap],
  sample: {
    input: '{6,6}\n{6,12}\n{3,5,5,9}\n{2,4,4,7,9}\n',
    output: 'YOU LOSE\nTAKE 6 STONES FROM PILE 1\nTAKE 2 STONES FROM PILE 0\nYOU LOSE\n',
  },
  known: 'seen',
  source: 'topcoder.bgcoder.com/print.php?id=1254',
  *answer(input) {
    const rules = game('ordered');
    for (const _ of toEnd(input)) {
      const piles = ordered(input, input.list(heap), heap);
      const moves = [...winning(rules, piles)].map(({ by }) => ({ pile: Number(by['i']) - 1, take: Number(by['k']) }));
      const best = moves.sort((a, b) => a.take - b.take || a.pile - b.pile)[0];
      yield best ? `TAKE ${best.take} STONES FROM PILE ${best.pile}` : 'YOU LOSE';
    }
  },
};
