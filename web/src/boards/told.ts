import type { BoardMove } from '../engine/api.ts';
import type { Words } from '../language.tsx';
import type { Cell, Drawing, Shown } from './drawing.ts';
import { drawings } from './drawing.ts';
import { topFloor } from './floors.ts';

/** A move in the words of the board that shows it; in the words of the engine where the board has none. */
export function told(board: Shown, move: BoardMove, words: Pick<Words, 't' | 'say'>): string {
  const [drawing] = drawings({ ...board, moves: [move] }).filter(({ part }) => part === move.part);
  const [next] = drawing?.after.get(move) ?? [];
  const text =
    drawing === undefined || next === undefined || move.ends !== undefined
      ? undefined
      : phrase(drawing, next, board, words);
  return text ?? words.say(move.fact);
}

function phrase(
  { view, cells }: Drawing,
  next: readonly Cell[],
  board: Shown,
  { t }: Pick<Words, 't'>,
): string | undefined {
  const changed = next.flatMap((value, cell) => (value === cells[cell] ? [] : [cell]));
  const [first, second, ...others] = changed;
  if (first === undefined) return undefined;
  const numbers = changed.map((cell) => cell + 1).join(', ');
  switch (view.kind) {
    case 'piles': {
      const taken = difference(cells[first], next[first]);
      if (cells.length === 1)
        return view.field === undefined || taken === undefined ? undefined : t('page-told-take', { count: taken });
      if (second !== undefined && others.length === 0 && view.look !== undefined) {
        const [from, to] = difference(cells[first], next[first]) === undefined ? [second, first] : [first, second];
        return t('page-told-carry', { count: difference(cells[from], next[from]) ?? 0, from: from + 1, to: to + 1 });
      }
      if (second !== undefined || taken === undefined) return undefined;
      if (view.look === 'tower')
        return t('page-told-lamps', { count: taken, floor: topFloor(cells.length) - cells.length + first + 1 });
      return t('page-told-take-from', { count: taken, pile: first + 1 });
    }
    case 'coins':
      return letters(board).includes('H') ? t('page-told-turn', { places: numbers }) : undefined;
    case 'tiles':
      return t('page-told-remove', { places: numbers });
    case 'track': {
      const from = changed.find((cell) => next[cell] === '');
      const to = changed.find((cell) => cells[cell] === '');
      if (from === undefined || to === undefined || others.length > 0) return undefined;
      const size = Math.max(1, Math.abs(from - to));
      return size < cells.length
        ? t('page-told-slide', { from: place(from, view.from, cells, board), to: place(to, view.from, cells, board) })
        : undefined;
    }
    case 'lattice':
      return t('page-told-go', { a: String(next[0]), b: String(next[1]) });
    case 'grid':
      return t('page-told-bite', { row: first + 1, column: Number(next[first]) + 1 });
    case 'rows':
    case 'ring':
    case 'written':
      return undefined;
  }
}

/** The number of a square in its lane. */
function place(cell: number, from: number, cells: readonly Cell[], { parts }: Shown): number {
  const lanes = parts.map(({ component }) =>
    Array.isArray(component) && Array.isArray(component[0]) && Array.isArray(component[0][0]) ? component[0].length : 1,
  );
  return (cell % (cells.length / Math.max(...lanes))) + from;
}

function letters({ parts }: Shown): string {
  return parts[0]?.shape[0]?.letters ?? '';
}

/** How many a number has lost; undefined where it has not become less. */
function difference(before: Cell | undefined, after: Cell | undefined): string | undefined {
  if (before === undefined || after === undefined || typeof before === 'string' || typeof after === 'string')
    return undefined;
  const lost = BigInt(before) - BigInt(after);
  return lost > 0n ? String(lost) : undefined;
}
