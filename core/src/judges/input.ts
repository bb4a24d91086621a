import type { Fact, Fault } from '../rules/fact.ts';
import type { Whole } from '../rules/position.ts';

/** Reads further bytes of an input into room for them and tells how many; 0 at the end. */
export type Pull = (room: Uint8Array) => number;

/** What a problem promises of one of its numbers: its letter in the statement, the least and the greatest it may be (undefined: not stated). */
export interface Limit {
  readonly name: string;
  readonly from: Whole;
  readonly to: Whole | undefined;
}

/** Whole numbers in a row; compact memory where all of them are below 2^31. */
export interface Row {
  readonly length: number;
  [place: number]: Whole;
}

/** A judge's input, read token by token: blanks and line ends of any kind only part the tokens. Reading throws a `Misread`. */
export interface Tokens {
  /** Whether a further token stands in the input. */
  more(): boolean;
  /** The next whole number, exact at any size; outside its limits it is noted, not refused. */
  whole(limit: Limit): Whole;
  /** So many whole numbers as a list. */
  row(length: number, limit: Limit): Whole[];
  /** So many whole numbers, of a long input much quicker than as a list; good until the next reading. */
  rapid(length: number, limit: Limit): Row;
  /** The next whole number where only one below 2^53 makes sense: a count, a place. */
  count(limit: Limit): number;
  /** The next list in brackets or braces, its numbers parted by commas: `{3,5}`, `[3, 5]`. */
  list(limit: Limit): readonly Whole[];
  /** Notes a number that is outside what the problem promises. */
  note(limit: Limit, value: Whole): void;
  /** Gives up: the number just read cannot be answered at all. */
  refuse(name: string, value: Whole): never;
  /** What was noted so far, each limit once. */
  readonly notes: readonly Fact[];
}

/** Thrown while reading an input that is not of the problem's form. */
export interface Misread {
  readonly misread: Fault;
}
