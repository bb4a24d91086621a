import type { Component, Convention, Outcome, Whole } from '../rules/position.ts';

/** What a table holds of one position: its nim-value where it has one, and its outcome. */
export interface Entry {
  readonly value: Whole | undefined;
  readonly outcome: Outcome;
}

/** What every table says of itself. */
interface Head {
  readonly game: string;
  readonly parameters: Readonly<Record<string, Component>>;
  readonly convention: Convention;
  readonly from: number;
}

/** A table of a game with one number: the entries of `from`, `from` + 1, … */
export interface RowTable extends Head {
  readonly is: 'row';
  readonly names: readonly [string];
  readonly entries: readonly (Entry | undefined)[];
}

/** A table of a game with two or more numbers: `at([i, j])` is the entry of (`from` + i, `from` + j), i and j below `sizes`. */
export interface MapTable extends Head {
  readonly is: 'map';
  readonly names: readonly string[];
  readonly sizes: readonly number[];
  /** Every entry has a nim-value. */
  readonly hasValues: boolean;
  at(place: readonly number[]): Entry | undefined;
}

/** A table of positions; an entry that may not stand on the board is undefined. */
export type Table = RowTable | MapTable;

/** One row of a map: the indexes of all numbers but the last, and the entries along the last. */
export interface MapRow {
  readonly place: readonly number[];
  readonly entries: readonly (Entry | undefined)[];
}

/** The rows of a map in reading order, made one at a time. */
export function* mapRows({ sizes, at }: MapTable): Generator<MapRow> {
  const outer = sizes.slice(0, -1);
  const length = sizes.at(-1) ?? 0;
  if (sizes.some((size) => size === 0)) return;
  const place = sizes.map(() => 0);
  const last = sizes.length - 1;
  for (;;) {
    const entries = Array.from({ length }, (_, j) => {
      place[last] = j;
      return at(place);
    });
    yield { place: place.slice(0, -1), entries };
    let i = outer.length - 1;
    while (i >= 0 && (place[i] ?? 0) + 1 === outer[i]) place[i--] = 0;
    if (i < 0) return;
    place[i] = (place[i] ?? 0) + 1;
  }
}

/** A map of two numbers made of its rows. */
export function mapOf(
  head: Head & { readonly names: readonly string[] },
  rows: readonly (readonly (Entry | undefined)[])[],
): MapTable {
  return {
    ...head,
    is: 'map',
    sizes: [rows.length, Math.max(0, ...rows.map((row) => row.length))],
    hasValues: rows.every((row) => row.every((entry) => entry === undefined || entry.value !== undefined)),
    at: ([i = 0, j = 0]) => rows[i]?.[j],
  };
}
