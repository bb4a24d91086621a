/** A condition on the numbers of a component; `fields` are those that it reads. */
export interface Guard {
  readonly fields: readonly number[];
  truth(cell: number[]): boolean;
}

/**
 * Options in a fixed direction: the first lies `first` below the component, and each further one `step` below the one before it (all zero: there is
 * only the first), as long as no number falls below its `floor`.
 */
export interface Ray {
  readonly is: 'ray';
  readonly first: readonly number[];
  readonly step: readonly number[];
  readonly floor: readonly number[];
  readonly when: Guard | undefined;
}

/** Options along one field by a step that the other numbers tell: `times` steps less `add` below the component first, as long as the number stays at `floor`. */
export interface Stride {
  readonly is: 'stride';
  readonly field: number;
  readonly times: number;
  readonly add: number;
  readonly floor: number;
  readonly when: Guard | undefined;
  by(cell: number[]): number;
}

/** Options numbered by k from `from` to `to` that do not depend on the number at `field`, which only says how far k goes. */
export interface Sweep {
  readonly is: 'sweep';
  readonly field: number;
  readonly when: Guard | undefined;
  from(cell: number[]): number;
  to(cell: number[]): number;
  /** Writes the option of k, in normal form; false when there is none. */
  option(cell: number[], k: number, out: number[]): boolean;
}

/** An end of the whole game, or (`nothing`) of the component, open under a condition. */
export interface Ending {
  readonly is: 'end';
  readonly ends: 'win' | 'lose' | 'nothing';
  readonly when: Guard | undefined;
}

/** What is known by form of some of the moves. */
export type BoxLine = Ray | Stride | Sweep | Ending;

/**
 * The moves of a game over all components of one fixed shape of whole numbers, as loops over a box need them. Its functions throw where a number
 * leaves the small range or the rules break: the exact form must answer then.
 */
export interface BoxForm {
  readonly names: readonly string[];
  readonly lines: readonly BoxLine[];
  /** All other moves: the options of a component, as `Compiled.expand` writes them; undefined when there are none. */
  readonly rest: ((cell: readonly number[], out: number[]) => boolean) | undefined;
  /** Some move is open. */
  moves(cell: number[]): boolean;
  /** Writes the normal form of a component; undefined when the game keeps none. */
  readonly kept: ((cell: number[], out: number[]) => void) | undefined;
  /** The component may not stand on the board; undefined when all may. */
  readonly refused: ((cell: number[]) => boolean) | undefined;
}
