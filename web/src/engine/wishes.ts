import type { Both, Component, Convention, Fact, Fault, Form, Outcome, Read, Reply, Whole } from 'nimlab';
import type { AnalyseResult, AnalyseWish } from './analysis.ts';
import type { Shown } from './shown.ts';

/** A game as it was typed. */
export interface Source {
  readonly game: string;
  readonly page: string | undefined;
  readonly set: readonly string[];
}

/** A table that is asked for, of a game or as it was pasted. */
export type TableWish = GameTable | { readonly pasted: string };

/** A table that is asked for, of a game. */
export interface GameTable {
  readonly source: Source;
  readonly to: number;
  readonly convention: Convention;
}

/** Long work that can be asked of the engine. */
export type Wish =
  | AnalyseWish
  | { readonly is: 'rules'; readonly source: Source; readonly sample: string }
  | { readonly is: 'table'; readonly table: TableWish }
  | { readonly is: 'pattern'; readonly table: TableWish }
  | { readonly is: 'options'; readonly table: GameTable; readonly at: string }
  | { readonly is: 'period'; readonly source: Source; readonly to: number }
  | { readonly is: 'form'; readonly table: TableWish; readonly form: Form }
  | { readonly is: 'program'; readonly source: Source; readonly language: string; readonly convention: Convention }
  | { readonly is: 'added'; readonly source: Source; readonly text: string; readonly convention: Convention }
  | { readonly is: 'claims'; readonly text: string }
  | { readonly is: 'pairs'; readonly source: Source; readonly text: string; readonly convention: Convention }
  | { readonly is: 'judges' }
  | { readonly is: 'judge'; readonly name: string; readonly input: string; readonly output: string }
  | { readonly is: 'certificate'; readonly text: string; readonly name: string | undefined }
  | { readonly is: 'explained'; readonly source: Source; readonly position: string; readonly convention: Convention }
  | { readonly is: 'quiz'; readonly seed: number; readonly count: number; readonly only: ExerciseKind | undefined };

/** Rules as they were read: how they are written, and where a few positions lead. */
export interface Reading {
  readonly name: string;
  readonly called: Both | undefined;
  readonly about: Both | undefined;
  readonly code: string | undefined;
  /** Names of the numbers; none where the position is no plain list of numbers. */
  readonly fields: readonly string[];
  readonly page: string | undefined;
  readonly remarks: readonly Fact[];
  readonly samples: readonly { readonly position: string; readonly leads: readonly string[]; readonly more: boolean }[];
  readonly fault: Fault | undefined;
}

/** A table as it is drawn: one number for each entry, -1 where there is none; of outcomes, 0 is lost, 1 is won and 2 is drawn. */
export interface Sheet {
  readonly game: string;
  readonly names: readonly string[];
  readonly from: number;
  /** One size: a row; two: a map, in reading order. */
  readonly sizes: readonly number[];
  readonly terms: Int32Array;
  readonly holds: 'values' | 'outcomes';
  readonly convention: Convention;
  readonly most: number;
  /** Bytes that the terms take. */
  readonly bytes: number;
  /** How a row repeats as far as it goes. */
  readonly repeats: Repeats | undefined;
  /** It was computed earlier, and kept. */
  readonly isKept?: true;
}

/** From where on a row repeats, how long a period is, by how much each raises the values, and the earlier numbers that do not fit. */
export interface Repeats {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly exceptions: readonly number[];
}

/** The options of a position that are worth the same, and some of them by name. */
export interface OptionGroup {
  readonly value: Whole | undefined;
  readonly outcome: Outcome | '?';
  readonly count: number;
  /** Some of the positions left, each sum once; `moreLeads`: there are others. */
  readonly leads: readonly string[];
  readonly moreLeads: boolean;
}

/** A pattern that stands, or one that broke. */
export interface PatternCard {
  readonly about: 'values' | 'lost';
  readonly claim: string | undefined;
  readonly says: readonly Fact[];
  readonly exceptions: string;
  readonly status: 'proved' | 'observed' | 'refuted';
}

/** The periods of a game. */
export interface PeriodCard {
  readonly game: string;
  readonly status: 'proved' | 'observed' | 'none';
  readonly facts: readonly Fact[];
  readonly repeats: Repeats | undefined;
  readonly certificate: string | undefined;
}

/** A claim and what became of it. */
export interface ClaimCard {
  readonly line: number;
  readonly game: string;
  readonly called: Both | undefined;
  readonly text: string;
  readonly source: string | undefined;
  readonly convention: Convention;
  readonly verdict: 'proved' | 'observed' | 'refuted' | 'unsettled';
  readonly ok: boolean;
  readonly said: Fact;
  readonly play: readonly Fact[];
  /** The positions of that play, each with the move that is made there, so that the board's words tell it. */
  readonly boards: readonly Shown[];
  /** How far the moves that it gives were followed. */
  readonly moves: Fact | undefined;
  readonly beside: readonly Fact[];
  /** The rules as they were read, and what tells them from others: SHA-256 of their page and parameters, and the version of the engine. */
  readonly rules: {
    readonly page: string | undefined;
    readonly parameters: Readonly<Record<string, Component>>;
    readonly fingerprint: string;
    readonly version: string;
  };
  /** What it cost: seconds, and the moves that were looked at, where they were counted. */
  readonly spent: { readonly seconds: number; readonly moves: number };
  /** Where the counterexample can be played: with the move that was claimed, where one was. */
  readonly at: (Source & { readonly position: string; readonly moves: readonly string[] }) | undefined;
}

/** What one's own program said on a line, held to the game. */
export interface PairCard {
  readonly line: number;
  readonly verdict: 'right' | 'wrong' | 'unsettled';
  readonly fact: Fact | undefined;
}

/** An online-judge problem in a list. */
export interface JudgeCard {
  readonly name: string;
  readonly site: string;
  readonly title: Both;
  readonly statement: Both;
  readonly sample: { readonly input: string; readonly output: string };
}

/** What an exercise asks: who wins and how, every winning move, a mex, the wrong step of a proof, or the move that mends a published solution. */
export type ExerciseKind = 'predict' | 'moves' | 'mex' | 'wrong' | 'published';

/** A move with the position that it leaves, both in writing. */
export interface Written {
  readonly text: string;
  readonly position: string;
}

/** An exercise with its key. */
export type Exercise = { readonly game: string; readonly called: Both; readonly position: string } & (
  | {
      readonly is: 'predict';
      readonly outcome: 'N' | 'P';
      readonly moves: readonly Written[];
      readonly why: readonly Fact[];
    }
  | { readonly is: 'moves'; readonly all: readonly Written[]; readonly moves: readonly string[] }
  | {
      readonly is: 'mex';
      readonly leads: readonly { readonly to: string; readonly value: number }[];
      readonly value: number;
    }
  | { readonly is: 'wrong'; readonly steps: readonly Fact[]; readonly wrong: number; readonly right: Fact }
  | {
      readonly is: 'published';
      readonly claimed: string;
      readonly moves: readonly Written[];
      readonly why: readonly Fact[];
    }
);

/** What a certificate speaks of: a game, and how it is played. */
export interface Told {
  readonly game: string;
  readonly convention: Convention;
}

/** What work came to. */
export type Result =
  | AnalyseResult
  | { readonly is: 'reading'; readonly reading: Reading }
  | { readonly is: 'sheet'; readonly sheet: Sheet }
  | {
      readonly is: 'options';
      readonly position: string;
      readonly value: Whole | undefined;
      readonly outcome: Outcome | '?';
      readonly groups: readonly OptionGroup[];
      readonly count: number;
      /** There are more options than were looked at. */
      readonly more: boolean;
    }
  | {
      readonly is: 'patterns';
      readonly to: number;
      readonly found: readonly PatternCard[];
      readonly broken: readonly PatternCard[];
    }
  | { readonly is: 'periods'; readonly card: PeriodCard }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'checked'; readonly summary: Fact }
  | { readonly is: 'paired'; readonly cards: readonly PairCard[]; readonly summary: Fact }
  | { readonly is: 'judged'; readonly accepted: boolean; readonly facts: readonly Fact[]; readonly of?: Told }
  | { readonly is: 'listed'; readonly judges: readonly JudgeCard[] }
  | { readonly is: 'explained'; readonly reply: Reply; readonly checks: readonly (boolean | undefined)[] }
  | { readonly is: 'exercises'; readonly exercises: readonly Exercise[] }
  | { readonly is: 'refused'; readonly fact: Fact };

/** Where work stands: how many of how many, and the claims settled since the last look. */
export interface Stand {
  readonly so: number;
  readonly of: number | undefined;
  /** Bytes that it holds, where that is counted. */
  readonly bytes?: number;
  readonly cards: readonly ClaimCard[];
}

/** One look at long work. */
export type Advance =
  | { readonly done: false; readonly stand: Stand }
  | { readonly done: true; readonly result: Result; readonly cards: readonly ClaimCard[] };

/** Work in progress: each `next(work)` does about so much of it. */
export type Working = Generator<Stand, Result, number>;

/** A read that failed, as a result. */
export function refusal(read: Extract<Read<unknown>, { readonly ok: false }>): Result {
  return { is: 'refused', fact: read.fault };
}
