import type { Places } from '../nim/rows.ts';
import { sequences } from '../nim/sequences.ts';
import { NEAR, type Part, ROW } from '../rules/rules.ts';
import { components, type Game } from './components.ts';
import { priceOfComponent } from './price.ts';

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

/** There are more options than were asked for. */
export const TOO_MANY = -1;

/** Components of a family of games, each met once and known by a small id. */
export interface Store {
  size(): number;
  /** Bytes held. */
  bytes(): number;
  /** The id of a component (of its normal form under `same`), added when it is new. */
  id(part: Part): number;
  /** The component of an id. */
  part(id: number): Part;
  /**
   * Writes the codes of all options into `out`, in the game's own order, and gives their number, or TOO_MANY when they are more than `most`; what
   * `out` held past them stays.
   */
  expand(id: number, out: number[], most: number): number;
  /** Writes the components of a sum's code into `out` and gives their number. */
  parts(code: number, out: number[]): number;
  /** The id of a list of ids, its first `length` numbers; lists and components have different ids. */
  list(ids: readonly number[], length: number): number;
  /** Writes the ids of a list into `out`, or the id itself when it is a component's, and gives their number. */
  members(id: number, out: number[]): number;
  /** No move is left in the component. */
  isOver(id: number): boolean;
}

/** An empty store. */
export function store(): Store {
  const held = components();
  const { records, game, gameOf, kind, id, part } = held;
  const sums = sequences();
  const over: (boolean | undefined)[] = [];
  const record: number[] = [];
  const found: number[] = [];
  const several: number[] = [];
  const codes: Places = { out: [], at: 0 };

  function exact(of: number, out: number[], most: number): number {
    const { rules, component } = part(of);
    let count = 0;
    // Components of large numbers are held whole, each in more bytes than a small one.
    const room = most / priceOfComponent(component);
    for (const option of rules.options(component)) {
      if (count >= room) return TOO_MANY;
      if (option.ends !== undefined) out[count] = option.ends === 'win' ? WIN : option.ends === 'lose' ? LOSE : DRAW;
      else {
        const ids = option.to.map(id);
        out[count] = ids.length === 1 ? (ids[0] ?? 0) : SUM - sums.place(ids, 0, ids.length);
      }
      count += 1;
    }
    return count;
  }

  /** Writes the options of the component in `record` to `found`; gives how many numbers they are, or -1. */
  function write({ rules: { compiled }, hasRows }: Game): number {
    if (compiled === undefined || record[1] === -1) return -1;
    if (hasRows && compiled.rows !== undefined) return compiled.rows(record, 0, found);
    return compiled.expand(record, 0, found) ? found.length : -1;
  }

  function expand(of: number, out: number[], most: number): number {
    record[0] = 0;
    records.copy(of, record, 1);
    const own = gameOf(of);
    const length = write(own);
    if (length < 0) return exact(of, out, most);
    codes.out = out;
    codes.at = 0;
    for (let at = 0; at < length; ) {
      const sign = found[at] ?? 0;
      const inRow = sign === NEAR || sign === ROW ? (found[at + 1] ?? 0) : 1;
      if (codes.at + inRow > most) return TOO_MANY;
      at = code(of, own, at);
    }
    return codes.at;
  }

  /** Writes the codes of what stands at found[at], one option or several in a row; gives where the next stand. */
  function code(of: number, { family }: Game, at: number): number {
    const sign = found[at] ?? 0;
    if (sign === NEAR) {
      const changes = found[at + 2] ?? 0;
      records.near(of, found, at + 3, changes, found[at + 1] ?? 0, codes);
      return at + 3 + 3 * changes;
    }
    if (sign === ROW) {
      // How many, the first option (its one part: 1, place, numbers), and the step of each of its numbers.
      const target = family[found[at + 3] ?? 0] ?? 0;
      const to = game(target);
      const width = to.reach(found, at + 4) - at - 4;
      records.row(kind(target, width), found, at + 4, at + 6 + width, found[at + 1] ?? 0, codes);
      return at + 6 + 2 * width;
    }
    const { out } = codes;
    let next = at + 1;
    for (let i = 0; i < sign; i += 1) {
      const target = family[found[next] ?? 0] ?? 0;
      const to = game(target);
      const end = to.reach(found, next + 1);
      several[i] = canonical(to, target, next, end);
      next = end;
    }
    out[codes.at] = sign < 0 ? sign : sign === 1 ? (several[0] ?? 0) : SUM - sums.place(several, 0, sign);
    codes.at += 1;
    return next;
  }

  function canonical({ canon }: Game, target: number, from: number, to: number): number {
    if (canon === undefined) return records.place(kind(target, to - from - 1), found, from + 1);
    const flat = found.slice(from, to);
    flat[0] = 0;
    const form = canon(flat);
    return records.place(kind(target, form.length - 1), form, 1);
  }

  return {
    size: records.size,
    bytes: () => records.bytes() + sums.bytes() + held.bigBytes(),
    id,
    part,
    expand,
    parts: (code, out) => sums.copy(SUM - code, out),
    list: held.list,
    members(of, out) {
      if (held.isList(of)) return records.copy(of, out, 0);
      out[0] = of;
      return 1;
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
