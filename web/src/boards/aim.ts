import type { BoardMove } from '../engine/api.ts';
import { type Cell, count, type Drawing, drawings as drawingsOf, type Shown } from './drawing.ts';

/** A cell that a person pointed at, and what it shall become. */
export interface Pick {
  readonly part: number;
  readonly cell: number;
  readonly value: Cell;
}

/** What is pointed at: the moves that do all of it, and the one that does no more. */
export interface Aim {
  readonly picks: readonly Pick[];
  readonly moves: readonly BoardMove[];
  readonly exact: BoardMove | undefined;
}

export const noAim: Aim = { picks: [], moves: [], exact: undefined };

/** The aim at one move, chosen from a list. */
export function aimAt(move: BoardMove): Aim {
  return { picks: [], moves: [move], exact: move };
}

/** The aim after pointing at more: a pick that is repeated is taken back; picks that no move does together leave only the new ones. */
export function pointed(drawings: readonly Drawing[], { picks }: Aim, more: readonly Pick[]): Aim {
  const [first] = more;
  if (first === undefined) return noAim;
  const isAgain = more.every((one) => picks.some((other) => isSame(one, other)));
  const others = picks.filter((one) => one.part === first.part && !more.some(({ cell }) => cell === one.cell));
  if (isAgain) return others.length > 0 ? aimed(drawings, others) : noAim;
  const all = aimed(drawings, [...others, ...more]);
  return all.moves.length > 0 || others.length === 0 ? all : aimed(drawings, more);
}

function isSame(one: Pick, other: Pick): boolean {
  return one.part === other.part && one.cell === other.cell && one.value === other.value;
}

/** The moves that do all that was picked, those that change least first. */
export function aimed(drawings: readonly Drawing[], picks: readonly Pick[]): Aim {
  const drawing = drawings.find(({ part }) => part === picks[0]?.part);
  if (drawing === undefined) return noAim;
  const found: { readonly move: BoardMove; readonly changes: number }[] = [];
  for (const [move, readings] of drawing.after) {
    const fits = readings.filter((cells) => picks.every(({ cell, value }) => cells[cell] === value));
    if (fits.length > 0) found.push({ move, changes: Math.min(...fits.map((cells) => count(cells, drawing.cells))) });
  }
  found.sort((one, other) => one.changes - other.changes);
  const [best, second] = found;
  const exact =
    best !== undefined && (second === undefined || best.changes < second.changes || best.move.text === second.move.text)
      ? best.move
      : undefined;
  return { picks, moves: found.map(({ move }) => move), exact };
}

/** The cells as the move aimed at leaves them; undefined while none is chosen. */
export function leftBy({ after }: Drawing, { exact, picks }: Aim): readonly Cell[] | undefined {
  const readings = (exact && after.get(exact)) ?? [];
  return readings.find((cells) => picks.every(({ cell, value }) => cells[cell] === value)) ?? readings[0];
}

/** Whether some move makes that of the cell. */
export function canBecome({ after }: Drawing, cell: number, value: Cell): boolean {
  for (const readings of after.values()) if (readings.some((cells) => cells[cell] === value)) return true;
  return false;
}

/** The moves that no cell of the board stands for. */
export function unseen(drawings: readonly Drawing[]): readonly BoardMove[] {
  return drawings.flatMap(({ view, cells, after }) =>
    view.kind === 'written'
      ? []
      : [...after].flatMap(([move, readings]) => (readings.every((next) => count(next, cells) === 0) ? [move] : [])),
  );
}

/** Whether some part stands only in writing: nothing on it can be pointed at. */
export function isWritten(board: Shown): boolean {
  return drawingsOf(board).some(({ view }) => view.kind === 'written');
}
