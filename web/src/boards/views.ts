import type { BoardPart } from '../engine/api.ts';

/**
 * How a component is drawn. `field`: the field of a tuple that is drawn, the others stand beside it in words.
 * piles: numbers as columns; rows: squares that are taken or cut apart; ring: the same before the first move; coins: letters; tiles: things that are removed;
 * track: pieces on numbered squares; lattice: two numbers as a square of a board; grid: rows of squares, longest first; written: only in writing.
 */
export type View =
  | { readonly kind: 'piles'; readonly look?: 'steps' | 'cells' | 'tower'; readonly field?: number }
  | { readonly kind: 'rows'; readonly anchor?: string; readonly field?: number }
  | { readonly kind: 'ring'; readonly anchor?: string; readonly field?: number }
  | { readonly kind: 'coins' | 'tiles' | 'lattice' | 'grid' | 'written' }
  | { readonly kind: 'track'; readonly from: number; readonly until?: string; readonly field?: number };

const PILES: View = { kind: 'piles' };
const FIRST: View = { kind: 'piles', field: 0 };
const ROWS: View = { kind: 'rows' };
const LATTICE: View = { kind: 'lattice' };

/** The games of the catalogue that are not drawn by their shape alone. */
const VIEWS: Readonly<Record<string, View>> = {
  attack: FIRST,
  auction: { kind: 'track', from: 0, until: 'goal' },
  calendar: { kind: 'written' },
  cells: { kind: 'piles', look: 'cells' },
  chalkboard: { kind: 'tiles' },
  chomp: { kind: 'grid' },
  couples: ROWS,
  cut: { kind: 'written' },
  daisies: ROWS,
  dawson: { kind: 'rows', anchor: 'i' },
  dawsonkayles: ROWS,
  dawsonring: { kind: 'ring' },
  dawsonrow: { kind: 'rows', anchor: 'i' },
  distincttakes: FIRST,
  dynamic: FIRST,
  erasedigit: { kind: 'tiles' },
  fibonacci: FIRST,
  georgia: { kind: 'track', from: 1 },
  grundy: ROWS,
  halve: PILES,
  heappass: FIRST,
  hill: { kind: 'track', from: 1, field: 0 },
  kayles: ROWS,
  kaylesrow: ROWS,
  lasker: ROWS,
  nimble: { kind: 'track', from: 0 },
  norepeat: FIRST,
  northcott: { kind: 'track', from: 1, until: 'width', field: 0 },
  officers: ROWS,
  onepass: FIRST,
  paintring: { kind: 'rows', field: 0 },
  race: { kind: 'track', from: 0, until: 'goal' },
  ring: { kind: 'ring' },
  ringedges: { kind: 'written' },
  split3: ROWS,
  staircase: { kind: 'piles', look: 'steps' },
  takerun: ROWS,
  teams: FIRST,
  tower: { kind: 'piles', look: 'tower' },
  toweropen: { kind: 'piles', look: 'tower' },
  treblecross: { kind: 'rows', anchor: 'i' },
  welter: { kind: 'track', from: 0 },
  xorsplit: PILES,
};

/** The view of a part: by its game's name, else by the shape of its component; `splits` where some move puts several parts in its place. */
export function viewOf({ game, shape, component }: BoardPart, splits: boolean): View {
  const named = Object.hasOwn(VIEWS, game) ? VIEWS[game] : undefined;
  if (game === 'paintring' && Array.isArray(component) && component[1] === 1) return { kind: 'ring', field: 0 };
  if (named !== undefined) return named;
  const [only, ...others] = shape;
  if (only === undefined) return { kind: 'written' };
  const isNumber = (depth: number) => only.depth === depth && only.members.length === 0 && only.letters === undefined;
  if (others.length === 0) {
    if (only.letters !== undefined && only.depth === 1)
      return [...only.letters].length === 2 ? { kind: 'coins' } : { kind: 'tiles' };
    if (isNumber(0)) return splits ? { kind: 'rows' } : PILES;
    return isNumber(1) ? PILES : { kind: 'written' };
  }
  const areNumbers = shape.every(({ depth, members }) => depth === 0 && members.length === 0);
  if (areNumbers && shape.length === 2) return LATTICE;
  return isNumber(0) || isNumber(1) ? FIRST : { kind: 'written' };
}
