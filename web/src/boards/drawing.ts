import { type Component, isWhole, type Whole } from 'nimlab';
import type { Board, BoardMove, BoardPart } from '../engine/api.ts';
import { type View, viewOf } from './views.ts';

/** What stands in one place of a drawing: a number, or a letter; '' where a thing was removed. */
export type Cell = Whole | string;

/** A part as it is drawn: its cells, and for each of its moves what the cells may become (several readings where equal things go). */
export interface Drawing {
  readonly part: number;
  readonly view: View;
  readonly cells: readonly Cell[];
  readonly after: ReadonlyMap<BoardMove, readonly (readonly Cell[])[]>;
  /** The fields of a tuple that are not drawn. */
  readonly notes: readonly { readonly name: string; readonly text: string }[];
}

/** The most squares, coins or steps that are drawn one by one. */
const DRAWN = {
  rows: 48,
  ring: 36,
  coins: 48,
  tiles: 48,
  lattice: 22,
  grid: 22,
  track: 48,
  piles: 64,
  written: 0,
} as const;

/** What a drawing needs of a board. */
export type Shown = Pick<Board, 'parts' | 'moves' | 'parameters'>;

/** The parts of a board as they are drawn. */
export function drawings(board: Shown): readonly Drawing[] {
  const splitting = new Set(
    board.moves.flatMap(({ left, part }) => ((left?.length ?? 0) > 1 ? [board.parts[part - 1]?.game] : [])),
  );
  return board.parts.map((one, i) => {
    const moves = board.moves.filter(({ part }) => part === i + 1);
    const splits = splitting.has(one.game);
    const view = fitting(one, viewOf(one, splits), board);
    return drawing(one, i + 1, view, moves, board);
  });
}

function drawing(one: BoardPart, part: number, view: View, moves: readonly BoardMove[], board: Shown): Drawing {
  const cells = cellsOf(one.component, view, board);
  const after = new Map<BoardMove, readonly (readonly Cell[])[]>();
  for (const move of moves) after.set(move, readings(move, cells, view, board));
  const field = 'field' in view ? view.field : undefined;
  const notes =
    field === undefined
      ? []
      : one.shape.flatMap(({ name }, i) => (i === field ? [] : [{ name, text: written(at(one.component, i)) }]));
  return { part, view, cells, after, notes };
}

function written(component: Component | undefined): string {
  return Array.isArray(component) ? `[${component.map(written).join(', ')}]` : String(component ?? '');
}

function at(component: Component, i: number): Component | undefined {
  return Array.isArray(component) ? component[i] : undefined;
}

/** The view, unless the part is too large for it: then columns of numbers where it has numbers, else writing. */
function fitting({ component }: BoardPart, view: View, board: Shown): View {
  if (view.kind === 'written') return view;
  const cells = cellsOf(component, view, board);
  // A row that is used up is still a row.
  if (view.kind === 'rows' && component === 0) return view;
  const isLarge =
    view.kind === 'lattice' || view.kind === 'grid'
      ? cells.some((cell) => Number(cell) > DRAWN[view.kind]) || cells.length > DRAWN.grid
      : (view.kind === 'rows' || view.kind === 'ring' ? cells.length / 3 : cells.length) > DRAWN[view.kind];
  if (cells.length > 0 && !isLarge) return view;
  const field = 'field' in view && view.field !== undefined ? { field: view.field } : {};
  const plain: View = { kind: 'piles', ...field };
  const numbers = cellsOf(component, plain, board);
  return numbers.length > 0 && numbers.length <= DRAWN.piles && view.kind !== 'coins' && view.kind !== 'tiles'
    ? plain
    : { kind: 'written' };
}

/** The cells of a component; none where it cannot be drawn so. */
function cellsOf(whole: Component, view: View, board: Shown): readonly Cell[] {
  const field = 'field' in view ? view.field : undefined;
  const component = field === undefined ? whole : at(whole, field);
  if (component === undefined) return [];
  switch (view.kind) {
    case 'written':
      return [];
    case 'rows':
    case 'ring':
      return typeof component === 'number' ? squares(component, DRAWN.rows) : [];
    case 'coins':
    case 'tiles':
      return typeof component === 'string' ? [...component] : numbers(component);
    case 'track':
      return track(component, view, board);
    case 'piles':
    case 'lattice':
    case 'grid':
      return numbers(component);
  }
}

/** A row of squares: the squares, then the cuts before each, then the marks of the squares that a move names. */
function squares(size: number, most: number): readonly Cell[] {
  if (size > most) return Array.from({ length: 3 * (most + 1) }, () => 0);
  return Array.from({ length: 3 * size }, (_, i) => (i < size ? 1 : 0));
}

function numbers(component: Component): readonly Whole[] {
  if (isWhole(component)) return [component];
  return Array.isArray(component) && component.every(isWhole) ? component : [];
}

/** The squares of a track, from its first number on; a row of pairs is one lane a pair. */
function track(component: Component, { from, until }: Extract<View, { kind: 'track' }>, board: Shown): readonly Cell[] {
  const lanes: readonly (readonly Whole[])[] =
    Array.isArray(component) && component.some(Array.isArray) ? component.map(numbers) : [numbers(component)];
  const end = until === undefined ? undefined : Number(board.parameters[until]);
  const furthest = board.parts.flatMap((part) => numbers(part.component).concat(numbers(at(part.component, 0) ?? '')));
  const last = end ?? Math.max(from + 8, ...furthest.map(Number));
  const size = last - from + 1;
  if (!Number.isSafeInteger(size) || size > DRAWN.track) return Array.from({ length: DRAWN.track + 1 }, () => '');
  return lanes.flatMap((lane) =>
    Array.from({ length: size }, (_, i) => {
      const place = lane.findIndex((number) => number === i + from);
      return place < 0 ? '' : lanes.length > 1 || until === 'width' ? (['L', 'R'][place] ?? 'O') : 'O';
    }),
  );
}

/** What the cells may become by a move. */
function readings(move: BoardMove, cells: readonly Cell[], view: View, board: Shown): readonly (readonly Cell[])[] {
  const { left, by } = move;
  if (cells.length === 0) return [];
  const named = by['i'];
  if (left === undefined) return typeof named === 'number' && cells.length >= named ? [cells.with(named - 1, 'X')] : [];
  if (view.kind === 'rows' || view.kind === 'ring') return broken(move, cells, view);
  const [only] = left;
  if (left.length > 1) return [];
  if (only === undefined) return view.kind === 'piles' ? [cells.map(() => 0)] : [];
  const next = cellsOf(only, view, board);
  if (next.length > cells.length) return view.kind === 'track' ? [next.slice(0, cells.length)] : [];
  if (view.kind === 'grid') return [[...next, ...cells.slice(next.length).map(() => 0)]];
  return aligned(cells, next, view.kind === 'piles' ? 0 : '');
}

/** Every way to read a shorter list as the longer one with things gone, with the fewest changes. */
function aligned(before: readonly Cell[], next: readonly Cell[], gone: Cell): readonly (readonly Cell[])[] {
  let all: readonly (readonly Cell[])[] = [next];
  for (let short = before.length - next.length; short > 0; short -= 1)
    all = all
      .slice(0, 200)
      .flatMap((list) => Array.from({ length: list.length + 1 }, (_, i) => list.toSpliced(i, 0, gone)));
  const changes = all.map((list) => count(list, before));
  const least = Math.min(...changes);
  return all.filter((_, i) => changes[i] === least);
}

/** How many cells differ. */
export function count(one: readonly Cell[], other: readonly Cell[]): number {
  return one.filter((cell, i) => cell !== other[i]).length;
}

/** A row after a move: the squares that go, the cuts, and the mark of the square that the move names. */
function broken({ left = [], by }: BoardMove, cells: readonly Cell[], view: View): readonly (readonly Cell[])[] {
  const size = cells.length / 3;
  const field = 'field' in view ? view.field : undefined;
  const lengths = left.map((one) => Number(field === undefined ? one : at(one, field)));
  const rest = lengths.reduce((sum, length) => sum + length, 0);
  if (!(rest <= size)) return [];
  const next = [...cells];
  const [first = 0] = lengths;
  for (let i = first; i < first + size - rest; i += 1) next[i] = 0;
  if (rest === size) {
    let place = 0;
    for (const length of lengths.slice(0, -1)) {
      place += length;
      next[size + place] = 1;
    }
  } else if (lengths.length > 2) return [];
  const anchor = 'anchor' in view && view.anchor !== undefined ? by[view.anchor] : undefined;
  if (typeof anchor === 'number') next[2 * size + anchor - 1] = 1;
  if (view.kind !== 'ring' && rest !== size) return [next];
  if (view.kind === 'ring') return Array.from({ length: size }, (_, turn) => turned(next, size, turn));
  // A cut is the same from the other end.
  return [next, [...next.slice(0, size), 0, ...next.slice(size + 1, 2 * size).reverse(), ...next.slice(2 * size)]];
}

function turned(cells: readonly Cell[], size: number, turn: number): readonly Cell[] {
  return cells.map((cell, i) => (i < size ? (cells[(i + turn) % size] ?? cell) : cell));
}
