import { game } from '../games/registry.ts';
import { nimSum } from '../nim/xor.ts';
import type { Whole } from '../rules/position.ts';
import { list, row, toZero } from './cases.ts';
import type { Judge } from './judge.ts';
import { values } from './ruling.ts';
import type { Limit } from './tokens.ts';

const size: Limit = { name: 'k', from: 1, to: 100 };
const member: Limit = { name: 's', from: 1, to: 10_000 };
const positions: Limit = { name: 'm', from: 1, to: 100 };
const length: Limit = { name: 'l', from: 1, to: 100 };
const heap: Limit = { name: 'h', from: 0, to: 10_000 };

/** POJ 2960: Nim in which only numbers of a set may be taken. */
export const poj2960: Judge = {
  name: 'poj-2960',
  title: { en: 'S-Nim', zh: 'S-Nim' },
  site: 'POJ',
  statement: {
    en: 'Nim in which only the numbers of a set S may be taken. A test: the size of S and S, the number of positions, and for each its number of heaps and the heaps; 0 ends. For each test one line of W (the first player wins) and L, without blanks.',
    zh: '每次只能取集合 S 中的数目的 Nim。每组给出 S 的大小与各数、局面数，每个局面先给堆数再给各堆，0 结束。每组输出一行，W 表示先手胜、L 表示先手负，中间无空格。',
  },
  limits: [size, member, positions, length, heap],
  sample: {
    input: '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n',
    output: 'LWW\nWWL\n',
  },
  known: 'seen',
  source: 'acmore.cc/problem/POJ/2960; the sample is recalled',
  *answer(input) {
    for (const members of toZero(input, size)) {
      const takes = [...new Set(row(input, members, member))];
      const boards: (readonly Whole[])[] = [];
      const asked = input.count(positions);
      for (let i = 0; i < asked; i += 1) boards.push(list(input, length, heap));
      const value = values(game('subtraction', { set: takes }), boards.flat());
      yield boards.map((heaps) => (nimSum(heaps.map(value)) === 0 ? 'L' : 'W')).join('');
    }
  },
};
