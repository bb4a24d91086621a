import type { Component, Convention, Outcome, Sum, Whole } from './position.ts';
import type { Move, Option } from './rules.ts';

/** A reason that a theorem's page gives for one position: the name of a kind of step, and its values. */
export interface Reason {
  readonly name: string;
  readonly values: readonly Component[];
}

/**
 * What is known of a game. `speaks`: of the value of one component (hence of every sum), of the outcome of a single component, or of a whole sum.
 * Every function answers undefined where the theorem is silent.
 */
export interface Theorem {
  readonly id: string;
  readonly source: string;
  readonly status: 'proved' | 'cited' | 'claimed';
  readonly speaks: 'component' | 'single' | 'sum';
  readonly convention: Convention;
  /** The theorem as its page writes it. */
  readonly text: string;
  /** The nim-value of one component in normal play. */
  value?(component: Component): Whole | undefined;
  /** Every option of that value, in the game's own order. */
  reach?(component: Component, value: Whole): Iterable<Option>;
  /** The outcome of a position made of this game's components. */
  outcome?(position: Sum): Outcome | undefined;
  /** Every winning move of such a position, in the game's own order; candidates need no filtering by legality. */
  replies?(position: Sum): Iterable<Move>;
  /** Why, for one component: the steps that the page names (`because`). */
  because?(component: Component): readonly Reason[];
  /** Sums in misère play go as misère Nim on the values of the normal theorem. */
  readonly tame?: true;
}
