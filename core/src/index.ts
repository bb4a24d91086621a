export type { Answer, Budget, Certainty, Evidence, Progress, Solution } from './rules/answer.ts';
export type { Fact, FactId, Fault, Read } from './rules/fact.ts';
export type { FaultId } from './rules/fault.ts';
export type { NoticeId } from './rules/notice.ts';
export type { Choice, Component, Convention, End, Outcome, Sum, Whole } from './rules/position.ts';
export type { Both, Move, Option, Page, Part, Position, Rules, Start } from './rules/rules.ts';
export type { Field, Shape } from './rules/shape.ts';
export type { StepId } from './rules/step.ts';
export type { Reason, Theorem } from './rules/theorem.ts';
