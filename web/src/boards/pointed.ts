import type { Board, BoardMove } from '../engine/api.ts';

/** A number on the board: its part, and its place in the part's list; 0 where the part is one number. */
export interface Spot {
  readonly part: number;
  readonly place: number;
}

/** The numbers of a part, where it is drawn as numbers: one number, or a list of them; undefined for anything else. */
export function numbersOf(component: unknown): readonly number[] | undefined {
  if (typeof component === 'number') return [component];
  if (!Array.isArray(component)) return undefined;
  return component.every((one): one is number => typeof one === 'number') ? component : undefined;
}

/** Whether every part of the board can be drawn as piles of at most so many stones. */
export function isDrawn(board: Board, most: number): boolean {
  return board.parts.every(({ component }) => numbersOf(component)?.every((number) => number <= most) === true);
}

/** The moves that leave `left` where the spot now has more. */
export function movesTo({ moves }: Board, { part, place }: Spot, left: number): readonly BoardMove[] {
  return moves.filter((move) => {
    if (move.part !== part || move.left?.length !== 1) return move.part === part && move.left?.length === 0 && left === 0;
    return numbersOf(move.left[0])?.[place] === left;
  });
}

/** The square (from 0) and the number of squares that a move takes out of a row of `size`; undefined where it leaves no row or two. */
export function taken({ left }: BoardMove, size: number): { readonly from: number; readonly count: number } | undefined {
  const numbers = left?.map((one) => (typeof one === 'number' ? one : -1)) ?? [];
  if (left === undefined || numbers.length > 2 || numbers.includes(-1)) return undefined;
  const [before = 0, after = 0] = numbers;
  const count = size - before - after;
  // One row that is left is what stands before the squares taken.
  return count > 0 ? { from: before, count } : undefined;
}
