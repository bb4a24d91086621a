import type { Component, Convention, Outcome, Whole } from '../rules/position.ts';

/** What a table holds of one position: its nim-value where it has one, and its outcome. */
export interface Entry {
  readonly value: Whole | undefined;
  readonly outcome: Outcome;
}

/** A table of a game with one number: the entries of `from`, `from` + 1, … */
export interface RowTable {
  readonly is: 'row';
  readonly game: string;
  readonly parameters: Readonly<Record<string, Component>>;
  readonly convention: Convention;
  readonly names: readonly [string];
  readonly from: number;
  readonly entries: readonly (Entry | undefined)[];
}

/** A table of a game with two numbers: `rows[i][j]` is the entry of (`from` + i, `from` + j). */
export interface MapTable {
  readonly is: 'map';
  readonly game: string;
  readonly parameters: Readonly<Record<string, Component>>;
  readonly convention: Convention;
  readonly names: readonly [string, string];
  readonly from: number;
  readonly rows: readonly (readonly (Entry | undefined)[])[];
}

/** A table of positions; an entry that may not stand on the board is undefined. */
export type Table = RowTable | MapTable;
