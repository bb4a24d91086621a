import type { Choice, Whole } from './position.ts';

/**
 * Options of a heap that differ in one number alone, in the order of the game's own lines. `takes`: one heap is left, from `most` tokens down to `least`.
 * `splits`: two heaps that have `total` tokens together are left, one of them from `first` tokens up to `last`.
 */
export type Run =
  | { readonly is: 'takes'; readonly most: Whole; readonly least: Whole; readonly by: (left: Whole) => Choice }
  | {
      readonly is: 'splits';
      readonly total: Whole;
      readonly first: Whole;
      readonly last: Whole;
      /** Which of the two heaps, as the line writes them, is the one that grows. */
      readonly grows: 0 | 1;
      readonly by: (growing: Whole) => Choice;
    };

/** The runs of a heap, in order. */
export type Runs = (heap: Whole) => Iterable<Run>;
