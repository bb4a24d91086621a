/** A whole number, exact at any size: a `number` up to 2^53 - 1 in absolute value, a `bigint` beyond; one integer, one form. */
export type Whole = number | bigint;

/** One summand of a position as plain data: a number, a word, or a list of components; its shape is stated by its game. */
export type Component = Whole | string | readonly Component[];

/** Several components of one game, played together. */
export type Sum<C extends Component = Component> = readonly C[];

/** Who wins when no move is left: the last to move (normal) or the other (misère). */
export type Convention = 'normal' | 'misere';

/** N: the next player wins; P: the previous player wins; D: endless play with best play of both. */
export type Outcome = 'N' | 'P' | 'D';

/** A move that ends the whole game at once, for the player who makes it. */
export type End = 'win' | 'lose' | 'draw';

/** The values of a move's `for` names, by name. */
export type Choice = Readonly<Record<string, Component>>;
