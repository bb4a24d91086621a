/**
 * Some moves of a heap n, in order. `all`: take 1 to n. `take`: take k where at least `least` are left. `split`: take k and leave a and the rest,
 * a from `low` to the rest less `low`, or to half the rest less `short`.
 */
export type Moves =
  | { readonly is: 'all' }
  | { readonly is: 'take'; readonly k: number; readonly least: number }
  | { readonly is: 'split'; readonly k: number; readonly low: number; readonly half: boolean; readonly short: number };

/** What a program knows: the first values of the heaps, how they go on (undefined: not known), and the moves in the game's order. */
export interface Program {
  readonly game: string;
  readonly values: readonly number[];
  readonly repeats: { readonly period: number; readonly saltus: number } | undefined;
  readonly moves: readonly Moves[];
}

/** How sure the values are, as the comment of a program. */
export function certainty({ game, values, repeats }: Program): string {
  const last = values.length - 1;
  if (repeats === undefined) return `${game}: nim-values of heaps 0 to ${last} computed; no heap beyond is answered`;
  const { period, saltus } = repeats;
  const from = values.length - period;
  const rise = saltus === 0 ? '' : `, each time raised by ${saltus}`;
  return `${game}: nim-values repeat every ${period} from ${from} on${rise} (proved)`;
}
