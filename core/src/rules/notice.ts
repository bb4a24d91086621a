/** What an answer says beside its outcome: how it was read, warnings, progress, reasons. `words/src/notices.ts` says them. */
export type NoticeId =
  | RuleNotice
  | AnswerNotice
  | EvidenceFlaw
  | SolveNotice
  | TableNotice
  | TheoremNotice
  | HintNotice
  | JudgeNotice
  | 'read-as';

/** The lines of an answer: reading, verdict, certainty and what stands behind it. */
export type AnswerNotice =
  | 'reading-normal'
  | 'reading-misere'
  | 'reading-finals'
  | 'reading-finals-misere'
  | 'read-with'
  | 'read-heaps'
  | 'read-many'
  | 'verdict-win'
  | 'verdict-win-zero'
  | 'verdict-win-leaves'
  | 'verdict-won'
  | 'verdict-lost'
  | 'verdict-draw'
  | 'verdict-draw-any'
  | 'verdict-over-lost'
  | 'verdict-over-won'
  | 'verdict-undecided'
  | 'winning-count'
  | 'ground'
  | 'certainty-proved'
  | 'certainty-cited'
  | 'certainty-computed'
  | 'certainty-observed'
  | 'by-theorem'
  | 'by-theorem-samples'
  | 'by-theorem-alone'
  | 'by-period'
  | 'by-repeating'
  | 'by-repeating-misere'
  | 'by-saltus'
  | 'code-of-rules'
  | 'by-table'
  | 'by-search'
  | 'by-graph'
  | 'spent'
  | 'spent-next';

/** Why there is no answer, or no move with it. */
export type SolveNotice = 'budget-spent' | 'endless' | 'move-unknown' | 'move-beyond-budget';

/** What is noted of an input that a problem's limits do not allow, and that is answered all the same. */
export type JudgeNotice = 'judge-below' | 'judge-above' | 'judge-rest';

/** Why there is no table. */
export type TableNotice =
  | 'table-shape'
  | 'table-too-large'
  | 'table-memory'
  | 'map-memory'
  | 'map-budget'
  | 'pattern-shape'
  | 'checkpoint-other';

/** What became of a theorem that a text from outside the catalogue states. */
export type TheoremNotice = 'theorem-refuted' | 'theorem-observed';

/** The rungs of the ladder of hints. */
export type HintNotice =
  | 'hint-unknown'
  | 'hint-lost'
  | 'hint-draw'
  | 'hint-can-win'
  | 'hint-idea-columns'
  | 'hint-idea-misere'
  | 'hint-idea-leave-lost'
  | 'hint-part'
  | 'hint-over'
  | 'hint-one-part'
  | 'hint-moves';

/** Where the evidence of an answer fails. */
export type EvidenceFlaw =
  | 'flaw-empty'
  | 'flaw-method'
  | 'flaw-outcome'
  | 'flaw-total'
  | 'flaw-length'
  | 'flaw-no-move'
  | 'flaw-illegal'
  | 'flaw-move'
  | 'flaw-option'
  | 'flaw-unlisted'
  | 'flaw-unknown-game'
  | 'flaw-nim-value'
  | 'flaw-mark'
  | 'flaw-no-theorem'
  | 'flaw-silent'
  | 'flaw-theorem'
  | 'flaw-code';

/** What a page of rules may not have meant. */
export type RuleNotice = 'no-moves' | 'power-not-xor';
