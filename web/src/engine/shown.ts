import type { Choice, Component, Fact, Shape } from 'nimlab';

/** One move as plain data: `left` holds what it puts in the place of its part, none where the whole game ends at once. */
export interface BoardMove {
  readonly text: string;
  readonly part: number;
  readonly left: readonly Component[] | undefined;
  /** The values of the move's own names (`for i in …`). */
  readonly by: Choice;
  readonly ends: 'win' | 'lose' | 'draw' | undefined;
  readonly fact: Fact;
}

/** One part of a position: its game, and the shape in which the component is to be read. */
export interface BoardPart {
  readonly game: string;
  readonly component: Component;
  readonly text: string;
  readonly shape: Shape;
}

/** What a board draws: the parts of a position, and moves in it. */
export interface Shown {
  readonly parts: readonly BoardPart[];
  readonly moves: readonly BoardMove[];
  readonly parameters: Readonly<Record<string, Component>>;
}
