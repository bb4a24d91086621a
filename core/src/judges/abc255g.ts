import { forbidden } from '../games/forbidden.ts';
import type { Whole } from '../rules/position.ts';
import { row } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'N', from: 1, to: 200_000 };
const pairs: Limit = { name: 'M', from: 1, to: 200_000 };
const heap: Limit = { name: 'A', from: 1, to: 1_000_000_000_000_000_000n };
const from: Limit = { name: 'X', from: 1, to: 1_000_000_000_000_000_000n };
const take: Limit = { name: 'Y', from: 1, to: 1_000_000_000_000_000_000n };

/** AtCoder ABC255 G: Nim with forbidden moves. */
export const abc255g: Judge = {
  name: 'abc255g',
  title: { en: 'Constrained Nim', zh: 'Constrained Nim（受限 Nim）' },
  site: 'AtCoder',
  statement: {
    en: 'Nim on N heaps with M forbidden moves: from a heap of exactly X exactly Y may not be taken; whoever cannot move loses. Takahashi when the first player wins, else Aoki.',
    zh: 'N 堆石子的 Nim，另有 M 条禁手：恰有 X 颗的堆不能恰好取 Y 颗；不能操作者负。先手胜输出 Takahashi，否则输出 Aoki。',
  },
  limits: [length, pairs, heap, from, take],
  sample: { input: '3 4\n1 2 4\n2 1\n3 3\n3 1\n1 1\n', output: 'Takahashi\n' },
  known: 'seen',
  source: 'ssoj.noip.space/problem.php?id=102556',
  *answer(input) {
    const count = input.count(length);
    const banned = input.count(pairs);
    const heaps = row(input, count, heap);
    const moves: (readonly [Whole, Whole])[] = [];
    for (let i = 0; i < banned; i += 1) moves.push([input.whole(from), input.whole(take)]);
    yield wins(forbidden(moves), heaps) ? 'Takahashi' : 'Aoki';
  },
};
