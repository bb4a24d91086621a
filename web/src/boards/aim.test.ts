import { begin, readQuestion } from 'nimlab';
import { expect, test } from 'vitest';
import { ordinary } from '../../test/starts.ts';
import type { Board } from '../engine/api.ts';
import { boardOf } from '../engine/board.ts';
import { aimed, noAim, type Pick, pointed, unseen } from './aim.ts';
import { drawings } from './drawing.ts';

/** How many moves are offered as buttons when several fit. */
const OFFERED = 12;

function board(game: string, position: string): Board {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(`no position of ${game}`);
  return boardOf(begin(read.value, 'normal'));
}

test('every move of every game of the catalogue can be pointed at, or stands among the offered ones, or the game is only written', () => {
  for (const [game, position] of ordinary) {
    const shown = board(game, position);
    const all = drawings(shown);
    const others = unseen(all);
    for (const move of shown.moves) {
      const drawing = all[move.part - 1];
      if (drawing === undefined || drawing.view.kind === 'written' || others.includes(move)) continue;
      const [next] = drawing.after.get(move) ?? [];
      expect(next, `${game} ${move.text}`).toBeDefined();
      const picks: Pick[] = (next ?? []).flatMap((value, cell) =>
        value === drawing.cells[cell] ? [] : [{ part: move.part, cell, value }],
      );
      const aim = aimed(all, picks);
      const likely = aim.exact === undefined ? aim.moves.slice(0, OFFERED) : [aim.exact];
      expect(
        likely.map(({ text }) => text),
        game,
      ).toContain(move.text);
    }
  }
});

test('a stone of a pile stands for taking it and all above it', () => {
  const all = drawings(board('nim', '3 4 2'));
  const aim = pointed(all, noAim, [{ part: 2, cell: 0, value: 1 }]);
  expect(aim.exact?.text).toBe('2: 4 -> 1');
});

test('in Kayles one square is one pin, two that touch are two, and two apart begin anew', () => {
  const shown = board('kayles', '7');
  if (shown === undefined) throw new Error('kayles');
  const all = drawings(shown);
  const one = pointed(all, noAim, [{ part: 1, cell: 2, value: 0 }]);
  expect(one.exact?.text).toBe('1: 7 -> 2 + 4');
  const two = pointed(all, one, [{ part: 1, cell: 3, value: 0 }]);
  expect(two.exact?.text).toBe('1: 7 -> 2 + 3');
  const apart = pointed(all, one, [{ part: 1, cell: 5, value: 0 }]);
  expect(apart.exact?.text).toBe('1: 7 -> 5 + 1');
});

test('pointing again takes a pick back', () => {
  const shown = board('turtles', 'HTHH');
  if (shown === undefined) throw new Error('turtles');
  const all = drawings(shown);
  const one = pointed(all, noAim, [{ part: 1, cell: 3, value: 'T' }]);
  const two = pointed(all, one, [{ part: 1, cell: 1, value: 'H' }]);
  expect(two.exact?.text).toBe('1: HTHH -> HHHT');
  expect(pointed(all, two, [{ part: 1, cell: 1, value: 'H' }]).exact?.text).toBe('1: HTHH -> HTHT');
  expect(pointed(all, one, [{ part: 1, cell: 3, value: 'T' }])).toEqual(noAim);
});

test('two heaps are a square of a board, and its move is one click', () => {
  const shown = board('wythoff', '3 5');
  if (shown === undefined) throw new Error('wythoff');
  const aim = pointed(drawings(shown), noAim, [
    { part: 1, cell: 0, value: 1 },
    { part: 1, cell: 1, value: 3 },
  ]);
  expect(aim.exact?.text).toBe('1: (3, 5) -> (1, 3)');
});
