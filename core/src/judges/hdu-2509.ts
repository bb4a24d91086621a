import { game } from '../games/registry.ts';
import { list, toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const length: Limit = { name: 'n', from: 1, to: 100 };
const line: Limit = { name: 'm', from: 1, to: 100 };

/** HDU 2509: runs of neighbours are taken from rows; the last apple loses. */
export const hdu2509: Judge = {
  name: 'hdu-2509',
  title: { en: 'Be the Winner', zh: 'Be the Winner' },
  site: 'HDU',
  statement: {
    en: 'Rows of apples; a turn takes any number of neighbours from one row, which may cut it in two; whoever takes the last apple loses. A number of rows and the rows a test, to the end of the input; Yes when the first player wins, else No.',
    zh: '若干排苹果，每次从一排取任意个相邻的苹果（可能把这一排断成两排），取到最后一个者负。每组先给排数再给各排，读到输入结束。先手必胜输出 Yes，否则输出 No。',
  },
  limits: [length, line],
  sample: { input: '2\n2 2\n1\n3\n', output: 'No\nYes\n' },
  known: 'seen',
  source: 'Nemotron-CC-Math-v1 ("HDU2509 Be the Winner")',
  *answer(input) {
    const rules = game('takerun');
    for (const _ of toEnd(input)) yield wins(rules, list(input, length, line), 'misere') ? 'Yes' : 'No';
  },
};
