import type { Item, Machine } from '../cases.ts';

/** A way to ask for a game: by a name of the catalogue, a code, or rules written out. */
export interface Way {
  readonly game: string;
  readonly set?: readonly string[];
  /** A position as a person types it; without it, the numbers one after the other. */
  readonly typed?: (item: Item) => string;
  /** The largest number that the rules are asked about without a theorem of their own. */
  readonly most?: number;
}

/** Numbers one after the other. */
export const bare = (item: Item): string => (Array.isArray(item) ? item.join(' ') || '0' : String(item));

/** One list. */
export const list = (item: Item): string => (Array.isArray(item) ? `[${item.map(list).join(', ')}]` : String(item));

/** A sum of lists. */
export const lists = (item: Item): string => (Array.isArray(item) ? item.map(list).join(' + ') : list(item));

/** A list of pairs. */
export const pairs = (item: Item): string =>
  Array.isArray(item) ? `[${item.map((pair) => `(${bare(pair).replace(' ', ', ')})`).join(', ')}]` : bare(item);

/** A sum of components, each the numbers one after the other. */
export const sum = (item: Item): string => (Array.isArray(item) ? item.map(bare).join(' + ') : bare(item));

/** How a position is typed. */
export const typedBy = (way: Way, item: Item): string => (way.typed ?? bare)(item);

/** Rules written out for a case, asked about numbers up to `most`. */
export const written = (game: string, most = 60, more: Partial<Way> = {}): Way => ({ game, most, ...more });

/** A game in every way that it may be asked; the ways may turn on the position. */
export type Ways = (machine: Machine, item: Item) => readonly Way[];
