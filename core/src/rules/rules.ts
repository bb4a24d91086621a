import type { BoxForm } from './box.ts';
import type { Certificate } from './certificate.ts';
import type { Fact } from './fact.ts';
import type { Choice, Component, Convention, End, Outcome, Sum, Whole } from './position.ts';
import type { Runs } from './run.ts';
import type { Shape } from './shape.ts';

/** One component together with the game it is played by. */
export interface Part {
  readonly rules: Rules;
  readonly component: Component;
}

/** A sum of components, possibly of different games. */
export type Position = readonly Part[];

/** What may follow a component: other components in its place (none: it vanishes), or the end of the whole game; `by` holds the move's `for` names. */
export type Option = (
  | { readonly to: Position; readonly ends?: never }
  | { readonly ends: End; readonly to?: never }
) & { readonly by: Choice };

/** An option of one part of a position; parts are numbered from 1. */
export type Move = Option & { readonly part: number };

/** Another way to name a start (`fibonacci 20`): its own fields, and the position that they name. */
export interface Start {
  readonly shape: Shape;
  position(values: Component): Position;
}

/** A sentence pair of a game's own page. */
export interface Both {
  readonly en: string;
  readonly zh: string;
}

/** What a game's page says of it for people, and its text. */
export interface Page {
  readonly called: Both | undefined;
  readonly about: Both | undefined;
  readonly nicknames: readonly string[];
  readonly text: string;
}

/** Begins options in a row (`Compiled.rows`). */
export const ROW = -4;
/** Begins options in a row that are near the component they follow (`Compiled.rows`). */
export const NEAR = -5;

/**
 * The compiled form of the rules for small numbers (below 2^53), on flat components: the game's place in `family`, then its numbers in reading
 * order, every list preceded by its length (a word is a list).
 */
export interface Compiled {
  /** The games that parts of options may belong to; the game itself is first. */
  readonly family: readonly Rules[];
  /**
   * Writes all options of the flat component that starts at `from` into `out` (cleared first), in the game's own order, normal forms taken:
   * per option the number of its parts, then each part flat; an end of the whole game as -1 (win), -2 (lose), -3 (draw).
   * Returns false when a number left the small range: the exact form must answer.
   */
  expand(flat: readonly number[], from: number, out: number[]): boolean;
  /**
   * The same, where options in a row, of one part each, may be written as one: ROW, how many, the first option, and the step of each of its numbers;
   * or, when they are of the same game and flat length as the component, NEAR, how many, how many of the component's numbers change, and for each of
   * those its index, what the first option adds to it, and its step.
   * Gives how many numbers were written (what `out` held past them stays), or -1.
   */
  readonly rows?: (flat: readonly number[], from: number, out: number[]) => number;
  /** The normal form under `same as`, flat; undefined when the game states no symmetry. */
  readonly canon: ((flat: readonly number[]) => readonly number[]) | undefined;
}

/** The rules of one game with its parameters chosen. */
export interface Rules {
  readonly name: string;
  readonly shape: Shape;
  readonly parameters: Readonly<Record<string, Component>>;
  /** The options of a component in the game's own order, normal forms taken; exact at any size. Throws a `Misstep` where the rules themselves break. */
  options(component: Component): Iterable<Option>;
  /** Every option that leads to that sum, in the game's own order, found without listing the others; undefined where the rules cannot be read backwards. */
  readonly leading: ((component: Component, to: Position) => readonly Option[]) | undefined;
  /** The normal form of a typed component (`kept as`); identity when none is stated. */
  kept(component: Component): Component;
  /** The normal form under the game's symmetry (`same as`); undefined when none is stated. */
  readonly same: ((component: Component) => Component) | undefined;
  /** Why the component may not stand on the board (`require`), or undefined when it may. */
  refused(component: Component): Fact | undefined;
  /** Small components, smallest first, on which theorems are compared where the shape alone does not lead to any; undefined: all of the shape. */
  readonly samples: readonly Component[] | undefined;
  /** Components, easiest first, on which theorems are compared where the small ones of the shape are beyond every search, as the count 0 is far from a large goal. */
  readonly beyond?: readonly Component[] | undefined;
  readonly starts: readonly Start[];
  /** The page says that every play ends. */
  readonly ends: boolean;
  /** Some move wins, loses or draws the whole game at once, in this game or in one that its options lead to: values have no meaning. */
  readonly finals: boolean;
  /** The take-and-break code when the rule is one by form: heap n of this game is heap n of that code. */
  readonly code: string | undefined;
  /** The options of such a heap as runs, in the game's own order; undefined where a line takes and splits without end. */
  readonly runs?: Runs;
  /** What a heap must remember, where the form of the moves tells. */
  readonly memory?: Memory | undefined;
  readonly compiled: Compiled | undefined;
  /** The moves as loops over all components that have as many numbers as the given one, none of them as large as its size; undefined where its shape is not fixed. */
  readonly box?: (like: Component, sizes: readonly number[]) => BoxForm | undefined;
  readonly theorems: readonly Theorem[];
  readonly page: Page;
}

/** One heap is left, and what may be taken from heap n depends on n mod `modulus` alone, and on n being as large; it is `most` at most. */
export interface Memory {
  readonly modulus: number;
  readonly most: number;
}

/** Thrown by `options` when the rules break on a position: an index outside its list, `min` of nothing, a division by zero, a broken `require`. */
export interface Misstep {
  readonly misstep: Fact;
}

/** A reason that a theorem's page gives for one position: the name of a kind of step, and its values. */
export interface Reason {
  readonly name: string;
  readonly values: readonly Component[];
}

/**
 * What is known of a game. `speaks`: of the value of one component (hence of every sum), of the outcome of a single component, or of a whole sum.
 * Every function answers undefined where the theorem is silent.
 */
export interface Theorem {
  readonly id: string;
  readonly source: string;
  readonly status: 'proved' | 'cited' | 'claimed';
  readonly speaks: 'component' | 'single' | 'sum';
  readonly convention: Convention;
  /** The theorem as its page writes it. */
  readonly text: string;
  /** The nim-value of one component in normal play. */
  value?(component: Component): Whole | undefined;
  /** Every option of that value, or of either when two are asked for, in the game's own order, one at a time; throws a `Misstep` where it can tell no more. */
  reach?(component: Component, value: Whole, other?: Whole): Iterable<Option>;
  /** How many they are, told without listing them; undefined where only the list tells it. */
  reachCount?(component: Component, value: Whole): Whole | undefined;
  /** The outcome of a position made of this game's components. */
  outcome?(position: Sum): Outcome | undefined;
  /** Every winning move of such a position, in the game's own order, one at a time; throws a `Misstep` where it can tell no more. */
  replies?(position: Sum): Iterable<Move>;
  /** How many they are, told without listing them; undefined where only the list tells it. */
  replyCount?(position: Sum): Whole | undefined;
  /** Why, for one component: the steps that the page names (`because`). */
  because?(component: Component): readonly Reason[];
  /** Sums in misère play go as misère Nim on the values of the normal theorem. */
  readonly tame?: true;
  /** The proof that the heaps repeat, where the theorem rests on one: what it says is then told by: period. */
  readonly certificate?: Certificate;
  /** How far the theorem of a page that is part of the library has been compared with a search already: sizes up to `to` (places in the page's own list where `named`), so many positions, none of which denies it. */
  readonly borneOut?: { readonly to: number; readonly positions: number; readonly named: boolean };
}
