import { graph } from '../games/graph.ts';
import { nimSum } from '../nim/xor.ts';
import { toEnd, toZero } from './cases.ts';
import type { Judge } from './judge.ts';
import { values } from './ruling.ts';
import type { Limit, Tokens } from './tokens.ts';

const size: Limit = { name: 'N', from: 1, to: 1_000 };
const degree: Limit = { name: 'X', from: 0, to: 1_000 };
const place: Limit = { name: 'v', from: 0, to: 999 };
const length: Limit = { name: 'M', from: 1, to: 10 };

/** POJ 2425: pieces on a graph without cycles. */
export const poj2425: Judge = {
  name: 'poj-2425',
  title: { en: 'A Chess Game', zh: '棋子与有向图' },
  site: 'POJ',
  statement: {
    en: 'Pieces stand on the N places of a graph without cycles, any number on a place; a turn moves one piece along an arrow; whoever cannot move loses. A test: N, for each place the number of its arrows and where they lead (places count from 0), then questions, each a number of pieces and their places; 0 ends the questions. Tests to the end of the input; WIN when the first player wins, else LOSE.',
    zh: '无环有向图的 N 个点上放有若干棋子（一点可放多枚）；每次沿一条边移动一枚棋子，不能移动者负。每组先给 N，再给各点的出边数与终点（点从 0 编号），随后是若干询问：棋子数与各棋子所在的点，0 结束本组。读到输入结束。先手必胜输出 WIN，否则输出 LOSE。',
  },
  limits: [size, degree, place, length],
  sample: {
    input: '4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n',
    output: 'WIN\nWIN\nWIN\nLOSE\nWIN\n',
  },
  known: 'seen',
  source: 'poj.org/problem?id=2425',
  *answer(input) {
    for (const _ of toEnd(input)) {
      const places = input.count(size);
      const arrows: (readonly number[])[] = [];
      for (let i = 0; i < places; i += 1) arrows.push(standing(input, input.count(degree), places));
      const value = values(graph(arrows), [...arrows.keys()]);
      for (const pieces of toZero(input, length)) {
        const stand = standing(input, pieces, places);
        yield nimSum(stand.map(value)) === 0 ? 'LOSE' : 'WIN';
      }
    }
  },
};

function standing(input: Tokens, pieces: number, places: number): readonly number[] {
  const stand: number[] = [];
  for (let i = 0; i < pieces; i += 1) {
    const at = input.count(place);
    if (at >= places) input.refuse(place.name, at);
    stand.push(at);
  }
  return stand;
}
