import type { Certificate } from './certificate.ts';
import type { Fact } from './fact.ts';
import type { Component, Convention, Outcome, Whole } from './position.ts';
import type { Move, Position } from './rules.ts';

/** How sure an answer is: a replayed proof, a named theorem compared with brute force, every position searched, or a pattern seen so far. */
export type Certainty = 'proved' | 'cited' | 'computed' | 'observed';

/** A component of the family of rules, as evidence writes it: the name of its game and its plain data. */
export interface Named {
  readonly game: string;
  readonly component: Component;
}

/** The value of each listed component. */
export interface Valued extends Named {
  readonly value: number;
}

/** The mark of a whole position: its outcome and the number of moves until the end under best play (undefined for D). */
export interface Marked {
  readonly position: readonly Named[];
  readonly outcome: Outcome;
  readonly rank: number | undefined;
}

/** What stands behind an answer, whole; the tag names the method. It may be large, so a solution builds it only when asked. */
export type Evidence =
  | {
      readonly by: 'theorem';
      readonly theorem: string;
      readonly source: string;
      readonly comparedTo: number;
      readonly positions: number;
      /** The positions are of components that the page names, not all small ones; `comparedTo` counts places in its list. */
      readonly named?: true;
    }
  | { readonly by: 'period'; readonly certificate: Certificate }
  | { readonly by: 'table'; readonly values: readonly Valued[] }
  | { readonly by: 'search'; readonly values: readonly Valued[] }
  | { readonly by: 'graph'; readonly convention: Convention; readonly marks: readonly Marked[] }
  | { readonly by: 'parts'; readonly parts: readonly { readonly value: Whole; readonly evidence: Evidence }[] };

/** Work in counted units: options generated and bytes held. */
export interface Budget {
  readonly options: number;
  readonly bytes: number;
}

/** What is known of a position; `by` names the method. Fields that do not apply are undefined. */
export type Answer =
  | {
      readonly outcome: Outcome;
      readonly certainty: Certainty;
      readonly by: Evidence['by'];
      readonly value: Whole | undefined;
      readonly move: Move | undefined;
      readonly length: number | undefined;
      /** What else must be said, such as that no winning move was found within the budget. */
      readonly notice: Fact | undefined;
    }
  | { readonly outcome: '?'; readonly why: Fact; readonly spent: Budget; readonly next: Budget | undefined };

/** A position solved: the answer, and what the same evidence says of every move from it. */
export interface Solution {
  readonly position: Position;
  readonly convention: Convention;
  readonly answer: Answer;
  /** Every winning move in the game's own order (for D: every move that keeps the draw); lazy: take as many as needed. Where `count` is undefined, it ends at what the budget reaches. */
  winning(): Iterable<Move>;
  /** The number of winning moves, without listing them where the evidence can count; undefined when it cannot be told within the budget. */
  count(): Whole | undefined;
  /** The outcome after a move, when the evidence reaches it. */
  after(move: Move): Outcome | undefined;
  /** The evidence as plain data, built when asked for; undefined for an answer '?'. */
  evidence(): Evidence | undefined;
  /** How many values or marks the evidence lists, told without building it; undefined where it is not one list. */
  listed(): number | undefined;
}

/** Where long work stands. */
export interface Progress {
  readonly spent: Budget;
  readonly method: string;
}
