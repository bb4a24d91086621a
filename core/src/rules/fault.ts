/** What can be wrong with what a person typed. Each owner of a part of the language adds its names here; `words/src/faults.ts` says them. */
export type FaultId = LanguageFault | PositionFault | AskFault;

/** Faults of a rules text. */
export type LanguageFault = 'unknown-name' | 'unexpected';

/** Faults of a typed position. */
export type PositionFault = 'wrong-shape';

/** Faults of a question: unknown game, parameter, option. */
export type AskFault = 'unknown-game';
