import { subtract } from '../nim/whole.ts';
import { counted, row } from './cases.ts';
import { winningMisere } from './heaps.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'N', from: 1, to: 3 };
const positions: Limit = { name: 'K', from: 1, to: 5 };
const heap: Limit = { name: 'M', from: 1, to: 50 };

/** CodinGame: every winning move of misère Nim. */
export const codingameMisereNim: Judge = {
  name: 'codingame-misere-nim',
  title: { en: 'Misère Nim', zh: '反 Nim' },
  site: 'CodinGame',
  statement: {
    en: 'Nim in which whoever takes the last object loses. N heaps, K positions. For each position all winning moves as heap:amount, by heap and then by amount, with blanks between, or CONCEDE.',
    zh: '取到最后一颗者负的 Nim，N 堆，K 个局面。对每个局面按堆号、再按数目列出全部必胜步，写作 堆号:数目，以空格分隔；没有则输出 CONCEDE。',
  },
  limits: [length, positions, heap],
  sample: { input: '1 3\n5\n1\n7\n', output: '1:4\nCONCEDE\n1:6\n' },
  known: 'seen',
  source: 'www.codingame.com/training/hard/misere-nim',
  *answer(input) {
    const width = input.count(length);
    for (const _ of counted(input, positions)) {
      const heaps = row(input, width, heap);
      const moves = [...winningMisere(heaps)].map(
        ({ place, left }) => `${place + 1}:${subtract(heaps[place] ?? 0, left)}`,
      );
      yield moves.length > 0 ? moves.join(' ') : 'CONCEDE';
    }
  },
};
