import type { MoveRow } from '../../engine/analysis.ts';

/** By what the move table may be sorted; `move` is the game's own order. */
export const columns = ['move', 'outcome', 'leaves', 'value', 'length'] as const;
export type Column = (typeof columns)[number];

/** A column, upwards or downwards. */
export interface Order {
  readonly by: Column;
  readonly down: boolean;
}

const WORTH = { N: 0, D: 1, '?': 2, P: 3 } as const;

/** The rows in that order; equal ones stay in the game's own. */
export function ordered(rows: readonly MoveRow[], { by, down }: Order): readonly MoveRow[] {
  const sorted = by === 'move' ? [...rows] : [...rows].sort((one, other) => compare(one, other, by));
  return down ? sorted.reverse() : sorted;
}

function compare(one: MoveRow, other: MoveRow, by: Exclude<Column, 'move'>): number {
  switch (by) {
    case 'leaves':
      return one.position.localeCompare(other.position, 'en', { numeric: true });
    case 'outcome':
      return WORTH[one.outcome] - WORTH[other.outcome];
    case 'value':
      return apart(one.value, other.value);
    case 'length':
      return apart(one.lengths?.remoteness, other.lengths?.remoteness);
  }
}

/** Numbers by size; those that are not known come last. */
function apart(one: number | bigint | undefined, other: number | bigint | undefined): number {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Cells as a line of comma-separated values. */
export function csvLine(cells: readonly (string | number | bigint | undefined)[]): string {
  return cells
    .map((cell) => {
      const text = cell === undefined ? '' : String(cell);
      return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
}
