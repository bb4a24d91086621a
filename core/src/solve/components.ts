import { type Vectors, vectors } from '../nim/vectors.ts';
import type { Component } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { flatten, type Reach, reach, text, unflatten } from './flat.ts';

/** A game of a store, with what its components need. */
export interface Game {
  readonly rules: Rules;
  /** Finds the end of a flat component. */
  readonly reach: Reach;
  readonly canon: ((flat: readonly number[]) => readonly number[]) | undefined;
  /** The place in the store of each game of the compiled family. */
  readonly family: number[];
  /** The kind of its components of each flat length. */
  readonly kinds: (number | undefined)[];
  /** Options in a row may be written as one: no game of the family has a normal form. */
  hasRows: boolean;
}

/** Components of many games and lists of them, each met once and known by a small id. */
export interface Components {
  /** The flat components and lists themselves, whose places are the ids. */
  readonly records: Vectors;
  /** The game at a place. */
  game(place: number): Game;
  /** The game of a component. */
  gameOf(id: number): Game;
  /** The kind of the components of a flat length of the game at a place. */
  kind(place: number, length: number): number;
  /** The id of a component (of its normal form under `same`), added when it is new. */
  id(part: Part): number;
  /** The component of an id. */
  part(id: number): Part;
  /** The id of a list of ids, its first `length` numbers; lists and components have different ids. */
  list(ids: readonly number[], length: number): number;
  isList(id: number): boolean;
  /** Bytes of the components that are held whole, about. */
  bigBytes(): number;
}

const LIST = -1;

/** A component that is held whole, its name and their places, beside the digits. */
const BIG_BYTES = 300;

/** No components. */
export function components(): Components {
  const records = vectors();
  const games: Game[] = [];
  const places = new Map<Rules, number>();
  const big: Component[] = [];
  const bigPlaces = new Map<string, number>();
  let bigBytes = 0;
  // The place of the game of each kind; LIST for the kinds of lists, which `lists` names by length.
  const owners: number[] = [];
  const lists: (number | undefined)[] = [];

  function game(place: number): Game {
    return games[place] ?? missing();
  }

  function gameOf(id: number): Game {
    return game(owners[records.kindOf(id)] ?? 0);
  }

  function place(rules: Rules): number {
    const known = places.get(rules);
    if (known !== undefined) return known;
    const index = games.length;
    const { compiled } = rules;
    const fresh: Game = {
      rules,
      reach: reach(rules.shape),
      canon: compiled?.canon,
      family: [],
      kinds: [],
      hasRows: false,
    };
    places.set(rules, index);
    games.push(fresh);
    for (const member of compiled?.family ?? []) fresh.family.push(place(member));
    fresh.hasRows =
      compiled?.rows !== undefined && compiled.family.every((member) => member.compiled?.canon === undefined);
    return index;
  }

  function kind(place: number, length: number): number {
    const { kinds } = game(place);
    const known = kinds[length];
    if (known !== undefined) return known;
    const fresh = records.kind(length);
    kinds[length] = fresh;
    owners[fresh] = place;
    return fresh;
  }

  function id(part: Part): number {
    const own = place(part.rules);
    const component = part.rules.same?.(part.component) ?? part.component;
    const flat = flatten(part.rules.shape, component);
    if (flat !== undefined) return records.place(kind(own, flat.length), flat, 0);
    // A component with a number past 2^53 (or below 0) is kept whole: its record is [-1, index].
    const name = `${own} ${text(component)}`;
    let index = bigPlaces.get(name);
    if (index === undefined) {
      index = big.push(component) - 1;
      bigPlaces.set(name, index);
      bigBytes += BIG_BYTES + name.length * 3;
    }
    return records.place(kind(own, 2), [-1, index], 0);
  }

  function part(of: number): Part {
    const flat: number[] = [];
    records.copy(of, flat, 0);
    const { rules } = gameOf(of);
    const component = flat[0] === -1 ? (big[flat[1] ?? 0] ?? 0) : unflatten(rules.shape, flat, 0);
    return { rules, component };
  }

  return {
    records,
    game,
    gameOf,
    kind,
    id,
    part,
    list(ids, length) {
      const own = lists[length] ?? records.kind(length);
      lists[length] = own;
      owners[own] = LIST;
      return records.place(own, ids, 0);
    },
    isList: (of) => owners[records.kindOf(of)] === LIST,
    bigBytes: () => bigBytes,
  };
}

function missing(): never {
  throw new Error('a game that the store does not hold');
}
