import type { Both, Component, Convention, Fact, Manner, Outcome, Read, Reply } from 'nimlab';
import type { BoardMove, BoardPart } from './shown.ts';
import type { Advance, Wish } from './wishes.ts';

export type { BoardMove, BoardPart } from './shown.ts';

/** A game and where it starts, as a person typed them. */
export interface Start {
  readonly game: string;
  /** The text of a rules page, which then is the game. */
  readonly page: string | undefined;
  readonly set: readonly string[];
  readonly position: string;
  readonly convention: Convention;
  /** The certificate that it is answered by, as the engine holds it. */
  readonly proof?: string | undefined;
}

/** A game in progress: its start, and the moves made, in writing. */
export interface Line extends Start {
  readonly moves: readonly string[];
}

/** One ply that was made. */
export interface BoardPly {
  readonly text: string;
  readonly fact: Fact;
  readonly before: string;
  /** The parts before it, and the move itself. */
  readonly parts: readonly BoardPart[];
  readonly move: BoardMove;
}

/** A position as the board shows it. */
export interface Board {
  readonly name: string;
  readonly called: Both;
  /** What its page says of it; of a game of the catalogue the face has it. */
  readonly about: Both | 'catalogue';
  readonly reading: Fact | undefined;
  readonly parts: readonly BoardPart[];
  readonly parameters: Readonly<Record<string, Component>>;
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
  readonly had: 'N' | 'D';
  readonly move: Fact;
  readonly better: Fact;
  readonly betterText: string;
}

/** What a person must fill in to start a game. */
export interface Form {
  readonly name: string;
  readonly called: Both;
  readonly about: Both | 'catalogue';
  readonly parameters: readonly { readonly name: string; readonly value: Component }[];
  /** The shape of a position, and the game's own start in writing where it has one. */
  readonly shape: string;
  readonly start: string | undefined;
}

/** A game of the catalogue in a list. */
export interface Listed {
  readonly name: string;
  readonly called: Both;
  readonly nicknames: readonly string[];
}

/** How the other side plays, and the seed of its chance. */
export interface Opponent {
  readonly manner: Manner;
  readonly seed: number;
}

/** What the engine answers: every call takes text and plain data, and gives plain data. */
export interface Engine {
  /** Answers as soon as the engine is there. */
  ready(): true;
  games(): readonly Listed[];
  board(line: Line): Read<Board>;
  answer(line: Line, opponent: Opponent): string | undefined;
  hint(line: Line, rung: number): Promise<readonly Fact[]>;
  /** The moves of a part that leave that component in its place, also where the board does not list them all. */
  leaving(line: Line, part: number, left: Component): readonly BoardMove[];
  /** The moves that a typed text may mean. */
  typed(line: Line, text: string): readonly BoardMove[];
  form(start: Start): Read<Form>;
  turned(line: Line): Promise<readonly Turned[]>;
  ask(
    start: Start,
    wanted: { readonly all: boolean; readonly count: boolean; readonly why: boolean },
    budget: number,
  ): Promise<Read<Reply>>;
  outcomeAfter(line: Line): Outcome | '?';
  /** Begins long work; its number stands for it. */
  begin(wish: Wish): Promise<number>;
  /** Goes on with long work for a moment. */
  advance(id: number): Promise<Advance>;
  /** Lets go of long work. */
  drop(id: number): Promise<void>;
}
