import { game } from '../games/registry.ts';
import type { Whole } from '../rules/position.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import { pieces } from './pieces.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: 100 };
const rows: Limit = { name: 'n', from: 1, to: 1_000 };
const length: Limit = { name: 'm', from: 0, to: 20 };
const square: Limit = { name: 'p', from: 1, to: 20 };

const SQUARES = 20;

/** Luogu P2575: pieces of a row jump to the first empty square on their right; blocks of pieces are the steps of a staircase. */
export const luoguP2575: Judge = {
  name: 'luogu-p2575',
  title: { en: 'Moves of a Master', zh: '高手过招' },
  site: 'Luogu',
  statement: {
    en: 'A board of n rows of 20 squares; a turn moves one piece to the first empty square on its right, over any pieces between, not off the board; whoever cannot move loses. T tests: the number of rows, then for each row the number of its pieces and their squares. YES when the first player wins, else NO.',
    zh: '棋盘有 n 行，每行 20 格；每次把一枚棋子移到它右边第一个空格（可越过相邻的棋子），不能移出棋盘，不能移动者负。共 T 组：先给出行数，每行先给棋子数，再给各棋子所在的格子。先手必胜输出 YES，否则输出 NO。',
  },
  limits: [tests, rows, length, square],
  sample: { input: '2\n1\n2 19 20\n2\n1 19\n1 18\n', output: 'NO\nYES\n' },
  known: 'seen',
  source: 't.zoukankan.com/87hbteo-p-7124484.html and gesrua.xyz (Luogu P2575)',
  *answer(input) {
    const rules = game('staircase');
    for (const _ of counted(input, tests)) {
      const boards = input.count(rows);
      const stairs: (readonly number[])[] = [];
      for (let i = 0; i < boards; i += 1) stairs.push(steps(pieces(input, input.count(length), square)));
      yield wins(rules, stairs) ? 'YES' : 'NO';
    }
  },
};

/**
 * A row as a staircase: step i holds the pieces between the i-th and the next empty square, counted from the right. The piece that jumps a block
 * and lands on the empty square behind it carries the block along: so many stones go down one step.
 */
function steps(row: readonly Whole[]): readonly number[] {
  const taken = new Set(row);
  const stones: number[] = [];
  let ground = true;
  for (let place = SQUARES; place >= 1; place -= 1) {
    if (!taken.has(place)) {
      stones.push(0);
      ground = false;
    } else if (!ground) stones[stones.length - 1] = (stones.at(-1) ?? 0) + 1;
  }
  return stones;
}
