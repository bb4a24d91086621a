import type { Both, Component, Convention, Fact, Outcome, Read, Reply } from 'nimlab';

/** A game and where it starts, as a person typed them. */
export interface Start {
  readonly game: string;
  /** The text of a rules page, which then is the game. */
  readonly page: string | undefined;
  readonly set: readonly string[];
  readonly position: string;
  readonly convention: Convention;
}

/** A game in progress: its start, and the moves made, in writing. */
export interface Line extends Start {
  readonly moves: readonly string[];
}

/** One move as plain data: `left` holds what it puts in the place of its part, none where the whole game ends at once. */
export interface BoardMove {
  readonly text: string;
  readonly part: number;
  readonly left: readonly Component[] | undefined;
  readonly fact: Fact;
}

/** One ply that was made. */
export interface BoardPly {
  readonly text: string;
  readonly fact: Fact;
  readonly before: string;
}

/** A position as the board shows it. */
export interface Board {
  readonly name: string;
  readonly called: Both;
  readonly about: Both;
  readonly reading: Fact | undefined;
  readonly parts: readonly { readonly game: string; readonly component: Component; readonly text: string }[];
  readonly position: string;
  readonly plies: readonly BoardPly[];
  readonly moves: readonly BoardMove[];
  /** There are more moves than are listed. */
  readonly more: boolean;
  /** How the game ended for the player whose turn would be next. */
  readonly ending: 'won' | 'lost' | 'drawn' | undefined;
}

/** A ply at which a player gave away what the position held. */
export interface Turned {
  readonly ply: number;
  readonly move: Fact;
  readonly better: Fact;
}

/** A game of the catalogue in a list. */
export interface Listed {
  readonly name: string;
  readonly called: Both;
  readonly about: Both;
  readonly nicknames: readonly string[];
}

/** What one claim of a text came to. */
export interface ClaimResult {
  readonly text: string;
  readonly verdict: Fact;
  readonly facts: readonly Fact[];
}

/** How the other side plays: right with this chance (0 to 1), else at random. */
export interface Opponent {
  readonly skill: number;
  readonly seed: number;
}

/** What the engine answers: every call takes text and plain data, and gives plain data. */
export interface Engine {
  games(): readonly Listed[];
  pageOf(game: string): string;
  board(line: Line): Read<Board>;
  answer(line: Line, opponent: Opponent): string | undefined;
  hint(line: Line, rung: number): readonly Fact[];
  turned(line: Line): readonly Turned[];
  ask(start: Start, wanted: { readonly all: boolean; readonly count: boolean; readonly why: boolean }, budget: number): Read<Reply>;
  outcomeAfter(line: Line): Outcome | '?';
}
