import { sequences } from '../nim/sequences.ts';
import type { Component } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { flatten, type Reach, reach, text, unflatten } from './flat.ts';

/**
 * Options as codes: a component's id (0 and up) where one component follows; WIN, LOSE, DRAW where the game ends; SUM and below where the
 * number of components that follow is not one.
 */
export const WIN = -1;
/** The option loses the whole game. */
export const LOSE = -2;
/** The option draws the whole game. */
export const DRAW = -3;
/** Codes from here down name sums: `store.parts(code)`. */
export const SUM = -4;

/** Components of a family of games, each met once and known by a small id. */
export interface Store {
  size(): number;
  /** Bytes held. */
  bytes(): number;
  /** The id of a component (of its normal form under `same`), added when it is new. */
  id(part: Part): number;
  /** The component of an id. */
  part(id: number): Part;
  /** Writes the codes of all options into `out`, in the game's own order. */
  expand(id: number, out: number[]): void;
  /** The components of a sum's code. */
  parts(code: number): readonly number[];
  /** No move is left in the component. */
  isOver(id: number): boolean;
}

interface Game {
  readonly rules: Rules;
  readonly reach: Reach;
  readonly canon: ((flat: readonly number[]) => readonly number[]) | undefined;
  /** The place in the store of each game of the compiled family. */
  readonly family: number[];
}

/** An empty store. */
export function store(): Store {
  const records = sequences();
  const sums = sequences();
  const games: Game[] = [];
  const places = new Map<Rules, number>();
  const big: Component[] = [];
  const bigPlaces = new Map<string, number>();
  const over: (boolean | undefined)[] = [];
  const record: number[] = [];
  const found: number[] = [];
  const several: number[] = [];

  function place(rules: Rules): number {
    const known = places.get(rules);
    if (known !== undefined) return known;
    const index = games.length;
    const game: Game = { rules, reach: reach(rules.shape), canon: rules.compiled?.canon, family: [] };
    places.set(rules, index);
    games.push(game);
    for (const member of rules.compiled?.family ?? []) game.family.push(place(member));
    return index;
  }

  function id(part: Part): number {
    const game = place(part.rules);
    const component = part.rules.same?.(part.component) ?? part.component;
    const flat = flatten(part.rules.shape, component);
    if (flat !== undefined) return records.place([game, ...flat], 0, flat.length + 1);
    // A component with a number past 2^53 (or below 0) is kept whole: its record is [game, -1, index].
    const name = `${game} ${text(component)}`;
    const index = bigPlaces.get(name) ?? big.push(component) - 1;
    bigPlaces.set(name, index);
    return records.place([game, -1, index], 0, 3);
  }

  function part(of: number): Part {
    const flat: number[] = [];
    records.copy(of, flat);
    const { rules } = games[flat[0] ?? 0] ?? missing();
    const component = flat[1] === -1 && flat.length === 3 ? (big[flat[2] ?? 0] ?? 0) : unflatten(rules.shape, flat, 1);
    return { rules, component };
  }

  function sum(ids: readonly number[]): number {
    return SUM - sums.place(ids, 0, ids.length);
  }

  function exact(of: number, out: number[]): void {
    out.length = 0;
    const { rules, component } = part(of);
    for (const option of rules.options(component)) {
      if (option.ends !== undefined) out.push(option.ends === 'win' ? WIN : option.ends === 'lose' ? LOSE : DRAW);
      else {
        const ids = option.to.map(id);
        out.push(ids.length === 1 ? (ids[0] ?? missing()) : sum(ids));
      }
    }
  }

  function expand(of: number, out: number[]): void {
    records.copy(of, record);
    const game = games[record[0] ?? 0] ?? missing();
    const { compiled } = game.rules;
    if (compiled === undefined || record[1] === -1) {
      exact(of, out);
      return;
    }
    record[0] = 0;
    if (!compiled.expand(record, 0, found)) {
      exact(of, out);
      return;
    }
    let written = 0;
    for (let at = 0; at < found.length; ) {
      const count = found[at] ?? 0;
      at += 1;
      if (count < 0) {
        out[written++] = count;
        continue;
      }
      if (count === 1) {
        const target = game.family[found[at] ?? 0] ?? 0;
        const to = games[target] ?? missing();
        const end = to.reach(found, at + 1);
        out[written++] = canonical(to, target, at, end);
        at = end;
        continue;
      }
      several.length = 0;
      for (let i = 0; i < count; i += 1) {
        const target = game.family[found[at] ?? 0] ?? 0;
        const to = games[target] ?? missing();
        const end = to.reach(found, at + 1);
        several.push(canonical(to, target, at, end));
        at = end;
      }
      out[written++] = sum(several);
    }
    if (out.length !== written) out.length = written;
  }

  function canonical({ canon }: Game, target: number, from: number, to: number): number {
    if (canon === undefined) {
      found[from] = target;
      return records.place(found, from, to);
    }
    const flat = found.slice(from, to);
    flat[0] = 0;
    const form = [...canon(flat)];
    form[0] = target;
    return records.place(form, 0, form.length);
  }

  return {
    size: records.size,
    bytes: () => records.bytes() + sums.bytes(),
    id,
    part,
    expand,
    parts(code) {
      const ids: number[] = [];
      sums.copy(SUM - code, ids);
      return ids;
    },
    isOver(of) {
      const known = over[of];
      if (known !== undefined) return known;
      const { rules, component } = part(of);
      for (const _ of rules.options(component)) {
        over[of] = false;
        return false;
      }
      over[of] = true;
      return true;
    },
  };
}

function missing(): never {
  throw new Error('an id that the store does not hold');
}
