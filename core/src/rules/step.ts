/** The steps of an explanation. `words/src/steps.ts` says them; docs/explanations.md lists what each carries. */
export type StepId = MoveStep | GoalStep | ValueStep | SumStep | MisereStep | ReasonStep | PlayStep;

/** One move, as it stands inside another sentence. */
export type MoveStep =
  | 'take'
  | 'take-only'
  | 'becomes'
  | 'becomes-only'
  | 'vanishes'
  | 'vanishes-only'
  | 'win-at-once'
  | 'lose-at-once'
  | 'draw-at-once'
  | 'win-at-once-only'
  | 'lose-at-once-only'
  | 'draw-at-once-only';

/** Where the position stands and what the mover wants. */
export type GoalStep =
  | 'goal-normal'
  | 'goal-misere'
  | 'goal-finals'
  | 'goal-normal-many'
  | 'goal-misere-many'
  | 'over-lost'
  | 'over-won';

/** The value of one part, and where it comes from. */
export type ValueStep =
  | 'values-themselves'
  | 'value-theorem'
  | 'value-period'
  | 'heap-won'
  | 'heap-lost'
  | 'heap-won-period'
  | 'heap-lost-period'
  | 'value-table'
  | 'value-theorem-zero'
  | 'value-table-zero'
  | 'mex'
  | 'mex-empty'
  | 'values-many';

/** The nim-sum of the values: written in columns, balanced or not, and the row that mends it. */
export type SumStep =
  | 'columns'
  | 'nim-sum'
  | 'nim-sum-many'
  | 'balanced'
  | 'balanced-one'
  | 'balanced-misere'
  | 'top'
  | 'mend'
  | 'top-number'
  | 'one-number'
  | 'one-number-zero'
  | 'one-value'
  | 'equal-pair'
  | 'equal-pairs';

/** The end of misère play where every value is 0 or 1, or all but one. */
export type MisereStep = 'misere-ones-odd' | 'misere-ones-even' | 'misere-one-big' | 'misere-big' | 'misere-big-many';

/** The reasons that a theorem's page names by `because`. */
export type ReasonStep =
  | 'because'
  | 'theorem-says'
  | 'page-says'
  | 'tame-says'
  | 'distance'
  | 'residue'
  | 'residue-win'
  | 'residue-lost'
  | 'complement'
  | 'zeckendorf'
  | 'greedy'
  | 'least-fits'
  | 'least-all'
  | 'least-exceeds'
  | 'golden'
  | 'golden-lost'
  | 'golden-win'
  | 'golden-none'
  | 'odd-steps'
  | 'undo-step'
  | 'odd-cells'
  | 'undo-cell'
  | 'retreat'
  | 'locked'
  | 'one-less'
  | 'gaps'
  | 'gaps-edge'
  | 'undo-gap'
  | 'arms-equal'
  | 'arms-differ'
  | 'digit-counts'
  | 'counts-even'
  | 'counts-odd'
  | 'euclid-choice'
  | 'euclid-even'
  | 'euclid-forced'
  | 'euclid-end'
  | 'twos'
  | 'odd-number';

/** Moves, replies and lines of play. */
export type PlayStep =
  | 'move'
  | 'move-balanced'
  | 'move-to'
  | 'move-mirror'
  | 'move-last'
  | 'move-only'
  | 'moves-one'
  | 'moves-alike'
  | 'lost-all'
  | 'reply'
  | 'reply-then'
  | 'reply-plain'
  | 'reply-to'
  | 'reply-to-last'
  | 'reply-last'
  | 'reply-over'
  | 'reply-none'
  | 'replies-more'
  | 'line'
  | 'ply-yours'
  | 'ply-theirs'
  | 'ply-yours-plain'
  | 'ply-theirs-plain'
  | 'ply-yours-last'
  | 'ply-theirs-last'
  | 'line-more'
  | 'draw-keeps'
  | 'draw-none';
