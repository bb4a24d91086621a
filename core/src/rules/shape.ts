/**
 * One field of a component. `depth` counts the brackets after its name (0 number, 1 list, 2 grid); `members` names the numbers of a tuple
 * (`s[](l, r)`: depth 1, members l and r; none: plain numbers); `letters` is the alphabet when the innermost list is typed as a word:
 * the element `i` (from 0) stands for the letter at index i.
 */
export interface Field {
  readonly name: string;
  readonly depth: number;
  readonly members: readonly string[];
  readonly letters: string | undefined;
}

/** The fields of a component. With one field the component is that field's value itself; with several it is the list of their values. */
export type Shape = readonly Field[];
