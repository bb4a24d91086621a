import type { Certainty, Convention, Fact, Fault, Genus, Lengths, Outcome, Pace, Reply, Whole } from 'nimlab';

/** A game in progress as it was typed: its start, and the moves made, in writing. */
export interface Spot {
  readonly game: string;
  readonly page: string | undefined;
  readonly set: readonly string[];
  readonly position: string;
  readonly convention: Convention;
  readonly moves: readonly string[];
  /** The certificate that it is answered by, as the engine holds it. */
  readonly proof?: string | undefined;
}

/** Which moves are wanted: all; those that win, or all where none does; the first of these that wins, or all where none does. */
export type Choosing = 'all' | 'winning' | 'reply';

/** What Analyse asks of the engine. */
export type AnalyseWish =
  | { readonly is: 'look'; readonly spot: Spot; readonly options: number }
  | { readonly is: 'moves'; readonly spot: Spot; readonly choose: Choosing }
  | { readonly is: 'history'; readonly spot: Spot }
  | { readonly is: 'compare'; readonly spot: Spot; readonly other: string }
  | { readonly is: 'out'; readonly spot: Spot; readonly pace: Pace }
  | { readonly is: 'pasted'; readonly spot: Spot; readonly text: string };

/** How sure something is, and by which theorem, where one says it. */
export interface Ground {
  readonly certainty: Certainty | undefined;
  readonly source: string | undefined;
}

/** A move, what it leaves, and what it is worth to the one who makes it. */
export interface MoveRow extends Ground {
  readonly text: string;
  readonly fact: Fact;
  readonly position: string;
  /** N: it wins for its maker; P: it loses; D: it holds the draw. */
  readonly outcome: Outcome | '?';
  /** The nim-value of what it leaves. */
  readonly value: Whole | undefined;
  /** Moves until the end, this one among them. */
  readonly lengths: Lengths | undefined;
  /** The reply that refutes a losing move. */
  readonly reply: Fact | undefined;
  readonly isLast: boolean;
}

/** One component of a sum. */
export interface PartRow extends Ground {
  readonly game: string;
  readonly text: string;
  readonly value: Whole | undefined;
}

/** What is known of a position. */
export interface Look {
  readonly reply: Reply;
  readonly position: string;
  readonly isOver: boolean;
  readonly parts: readonly PartRow[];
  /** In misère play, what the position is in sums, where that is soon known. */
  readonly genus: Genus | undefined;
  readonly lengths: Lengths | undefined;
  /** Options that were tried, and how many might have been. */
  readonly tried: number;
  readonly budget: number;
  /** Who wins the same position when the last to move loses instead of wins, or the other way round. */
  readonly turned: Outcome | '?';
  /** Whether the certificate that was given speaks of this. */
  readonly proof: 'used' | 'idle' | undefined;
}

/** A position along a line, and the move that led to it. */
export interface PlyRow {
  readonly move: Fact | undefined;
  readonly position: string;
  readonly outcome: Outcome | '?';
  readonly value: Whole | undefined;
  /** The move that would have kept what this one gave away. */
  readonly better: Fact | undefined;
}

/** A position beside another. */
export interface Side {
  readonly position: string;
  readonly outcome: Outcome | '?';
  readonly value: Whole | undefined;
}

/** What Analyse is answered. */
export type AnalyseResult =
  | { readonly is: 'looked'; readonly look: Look }
  | { readonly is: 'rows'; readonly rows: readonly MoveRow[]; readonly more: boolean }
  | { readonly is: 'plies'; readonly plies: readonly PlyRow[] }
  | {
      readonly is: 'compared';
      readonly one: Side;
      readonly other: Side;
      readonly both: Side;
      readonly verdict: Fact;
      readonly same: boolean | undefined;
    }
  | { readonly is: 'line'; readonly moves: readonly string[] }
  | {
      readonly is: 'spots';
      readonly spots: readonly { readonly game: string; readonly position: string }[];
      readonly fault: Fault | undefined;
    };
