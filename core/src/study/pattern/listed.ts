import type { RowTable, Table } from '../table.ts';

/** The farthest position that a list is looked at for. */
const FARTHEST = 1_000_000;

/** The fewest numbers that make a list. */
const FEWEST = 4;

/** The row whose lost positions are these numbers, which grow; undefined where they are too few, do not grow, or are no numbers. */
export function positionsRow(numbers: readonly number[]): RowTable | undefined {
  if (numbers.some((n, i) => i > 0 && n <= (numbers[i - 1] ?? 0))) return undefined;
  const within = numbers.filter((n) => n < FARTHEST);
  const lost = new Set(within);
  return {
    game: 'table',
    parameters: {},
    convention: 'normal',
    is: 'row',
    names: ['n'],
    from: 0,
    entries: Array.from(
      { length: (within.at(-1) ?? 0) + 1 },
      (_, n) => ({ value: undefined, outcome: lost.has(n) ? 'P' : 'N' }) as const,
    ),
  };
}

/** A row of values that may as well list lost positions: from the first on they grow, faster than one by one. */
export function asPositions(table: Table): RowTable | undefined {
  if (table.is === 'map' || table.from !== 0 || table.entries.length < FEWEST) return undefined;
  const numbers = table.entries.map((entry) => entry?.value);
  if (!numbers.every((value) => typeof value === 'number')) return undefined;
  return (numbers.at(-1) ?? 0) >= numbers.length + (numbers[0] ?? 0) ? positionsRow(numbers) : undefined;
}
