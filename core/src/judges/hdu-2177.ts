import { game } from '../games/registry.ts';
import { compare } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import type { Option } from '../rules/rules.ts';
import { toZeros } from './cases.ts';
import type { Judge } from './judge.ts';
import { winning } from './ruling.ts';
import type { Limit } from './tokens.ts';

const first: Limit = { name: 'a', from: 0, to: 1_000_000 };
const second: Limit = { name: 'b', from: 0, to: 1_000_000 };

/** HDU 2177: Wythoff's game with every winning first move. */
export const hdu2177: Judge = {
  name: 'hdu-2177',
  title: { en: 'Taking Stones from Two Heaps', zh: '取(2堆)石子游戏' },
  site: 'HDU',
  statement: {
    en: 'Two heaps a <= b; a turn takes any number from one heap or the same number from both; the last stone wins. 0 0 ends. 0 when the first player loses; else 1 and the heaps x <= y after each winning first move: the same number from both first, then from a, then from b.',
    zh: '两堆石子 a ≤ b，每次从一堆取任意颗，或从两堆取同样多颗，取完者胜。0 0 结束。先手负输出 0；否则输出 1，并逐行输出每个必胜步之后的两堆 x ≤ y：先是两堆同取，再是取第一堆，再是取第二堆。',
  },
  limits: [first, second],
  sample: { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
  known: 'seen',
  source: 'www.w3help.cc/a/202107/471359.html; the order of the moves from one heap is not stated',
  *answer(input) {
    const rules = game('wythoff');
    for (const heaps of toZeros(input, [first, second])) {
      const pair = heaps.toSorted(compare);
      const [a, b] = pair;
      // The page lists the moves from a, from b, and from both: those from both come first here. Equal heaps give the same pair twice.
      const lines = [...winning(rules, pair)].map(left);
      const both = lines.filter(([x, y]) => x !== a && y !== b);
      const one = lines.filter(([x, y]) => x === a || y === b);
      yield lines.length > 0 ? '1' : '0';
      yield* new Set([...both, ...one].map((heaps) => heaps.toSorted(compare).join(' ')));
    }
  },
};

function left(option: Option): readonly Whole[] {
  const [part] = option.to ?? [];
  const component = part?.component;
  return Array.isArray(component)
    ? component.filter((heap) => typeof heap === 'number' || typeof heap === 'bigint')
    : [];
}
