import type { Fact } from './fact.ts';
import type { Choice, Convention } from './position.ts';
import type { Position } from './rules.ts';

/**
 * What became of a claim. `refuted`: at the smallest position (undefined where the claim speaks of none) under the choice of the claim's own `for` names,
 * with what it says, what is found, and a line of play that shows it. `observed`: tested so far without a failure. `unsettled`: neither, and why.
 */
export type Verdict =
  | { readonly verdict: 'proved'; readonly by: Fact }
  | { readonly verdict: 'observed'; readonly to: Fact; readonly positions: number }
  | {
      readonly verdict: 'refuted';
      readonly at: Position | undefined;
      readonly by: Choice;
      readonly said: Fact;
      readonly found: Fact;
      readonly line: readonly Fact[];
    }
  | { readonly verdict: 'unsettled'; readonly at: Position | undefined; readonly why: Fact };

/** A reading beside the one that failed, under which the same claim stands: another game of the file, the other convention, or its labels changed round. */
export interface Neighbour {
  readonly game: string;
  readonly convention: Convention;
  readonly swapped: boolean;
  readonly verdict: Verdict;
}
