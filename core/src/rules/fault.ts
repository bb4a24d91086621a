/** What can be wrong with what a person typed. Each owner of a part of the language adds its names here; `words/src/faults.ts` says them. */
export type FaultId = LanguageFault | PositionFault | CodeFault | AskFault | JudgeFault;

/** Faults of a rules text. */
export type LanguageFault =
  | 'unknown-name'
  | 'unknown-name-near'
  | 'unknown-name-among'
  | SyntaxFault
  | RuleFault
  | Breakage
  | ClaimFault;

/** Faults of a claim, and of lines that are to be compared with a game. */
export type ClaimFault =
  | 'needs-row'
  | 'period-below-one'
  | 'unknown-verdict'
  | 'pair-without-answer'
  | 'pair-unclear'
  | 'no-pairs';

/** Faults of a rules text that does not follow the grammar. */
export type SyntaxFault =
  | 'unexpected'
  | 'missing'
  | 'unfinished'
  | 'leftover'
  | 'no-expression'
  | 'no-name'
  | 'no-text'
  | 'no-exponent'
  | 'reserved-word'
  | 'open-bracket'
  | 'stray-bracket'
  | 'unclosed-text'
  | 'unknown-keyword'
  | 'before-game'
  | 'misspelt-keyword'
  | 'unknown-kind'
  | 'bare-conditional'
  | 'write-instead'
  | 'not-whole'
  | 'said-twice'
  | 'nested-too-deep'
  | 'page-too-large'
  | 'empty-page'
  | 'control-character'
  | 'unknown-character';

/** Faults of a rules text that reads but makes no game. */
export type RuleFault =
  | 'wrong-type'
  | 'wrong-arguments'
  | 'unknown-function'
  | 'not-function'
  | 'unknown-letter'
  | 'unknown-parameter'
  | 'wrong-parameter'
  | 'not-fixed'
  | 'duplicate-name'
  | 'option-shape'
  | 'same-differs'
  | 'endless-play';

/** How rules break while they run. */
export type Breakage =
  | 'broken-require'
  | 'division-by-zero'
  | 'endless-range'
  | 'index-outside'
  | 'list-too-long'
  | 'loop-too-long'
  | 'mixed-roots'
  | 'below-zero'
  | 'negative-number'
  | 'negative-power'
  | 'not-list'
  | 'not-number'
  | 'not-power-of-two'
  | 'not-truth'
  | 'root-unfit'
  | 'nothing-in'
  | 'small-base'
  | 'too-large'
  | 'unfactored'
  | 'uncounted'
  | 'wrong-component'
  | 'wrong-tuple'
  | 'required';

/** Faults of a typed position. */
export type PositionFault =
  | 'wrong-shape'
  | 'wrong-count'
  | 'no-position'
  | 'negative'
  | 'fraction'
  | 'exponent'
  | 'not-a-number'
  | 'too-many-digits'
  | 'missing-number'
  | 'unclosed'
  | 'unopened'
  | 'plus-in-brackets'
  | 'too-deep'
  | 'wrong-letter'
  | 'not-allowed'
  | 'not-allowed-whole'
  | 'rules-break';

/** Faults of a take-and-break code. */
export type CodeFault =
  | 'bad-code'
  | 'code-grows'
  | 'code-digit'
  | 'code-ends'
  | 'code-headless'
  | 'code-leftover'
  | 'code-parts'
  | 'code-unclosed';

/** Faults of a question: unknown game, parameter, option. */
export type AskFault =
  | 'unknown-game'
  | 'unknown-game-near'
  | 'no-game'
  | 'position-apart'
  | 'unclear-setting'
  | 'certificate-idle'
  | 'certificate-memory-idle'
  | CertificateFault
  | 'checkpoint-bad'
  | FileFault
  | CommandFault;

/** Why a text is no certificate. */
export type CertificateFault = 'certificate-not-json' | 'certificate-kind' | 'certificate-field';

/** Faults of the words of a command. */
export type CommandFault = 'no-position-here';

/** Why a file could not be read. */
export type FileFault = 'file-missing' | 'file-unreadable' | 'file-too-large' | 'file-not-text' | 'input-not-text';

/** Faults of the input of an online-judge problem. */
export type JudgeFault =
  | 'judge-ended'
  | 'judge-number'
  | 'judge-list'
  | 'judge-too-large'
  | 'judge-impossible'
  | 'judge-undecided';
