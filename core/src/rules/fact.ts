import type { FaultId } from './fault.ts';
import type { NoticeId } from './notice.ts';
import type { PatternId } from './pattern-id.ts';
import type { PeriodId } from './period-id.ts';
import type { Component } from './position.ts';
import type { StepId } from './step.ts';
import type { VerdictId } from './verdict-id.ts';

/** The names of everything that is ever said; each has a sentence in `words`. */
export type FactId = FaultId | StepId | NoticeId | VerdictId | PatternId | PeriodId;

/** Something to be said, without its sentence: an id and the values that the sentence needs. */
export interface Fact {
  readonly id: FactId;
  readonly [name: string]: Component | Fact | readonly Fact[] | undefined;
}

/** A mistake in what a person typed: `at` counts characters from 0; line and column count from 1. */
export interface Fault extends Fact {
  readonly id: FaultId;
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** A value, or the mistake that kept it from being read. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };
