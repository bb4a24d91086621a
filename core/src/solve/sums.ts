import { grown } from '../nim/sequences.ts';
import type { Convention, Outcome } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { DRAW, LOSE, type Store, SUM, TOO_MANY, WIN } from './store.ts';
import type { Nodes } from './walk.ts';

/** Whole positions as nodes: the id of a component alone, or of a sorted list of ids. */
export interface Sums extends Nodes {
  /** The node of a position, added when it is new. */
  node(position: Position): number;
  /** The components of a node. */
  position(node: number): Position;
  size(): number;
  /** Bytes held beside the store's. */
  bytes(): number;
}

/** A mark holds the outcome and the rank, the number of moves until the end: rank * 4 + P_MARK, N_MARK or D_MARK. */
export const P_MARK = 0;
/** The next player wins. */
export const N_MARK = 1;
/** Neither can force the end. */
export const D_MARK = 2;

/** The outcome of a mark. */
export function outcomeOf(mark: number): Outcome {
  const kind = mark % 4;
  return kind === P_MARK ? 'P' : kind === N_MARK ? 'N' : 'D';
}

/** The rank of a mark. */
export function rankOf(mark: number): number | undefined {
  return mark % 4 === D_MARK ? undefined : Math.floor(mark / 4);
}

/** The sums of components of a store, under a convention. */
export function sums(of: Store, convention: Convention): Sums {
  // The codes of components inside longer sums are kept.
  let codes = new Int32Array(256);
  let used = 0;
  const from: (number | undefined)[] = [];
  const fresh: number[] = [];
  const ids: number[] = [];
  const next: number[] = [];
  const several: number[] = [];

  /** Keeps the codes of a component; gives where they start, their number first, or TOO_MANY. */
  function kept(id: number, most: number): number {
    const known = from[id];
    if (known !== undefined) return known;
    const count = of.expand(id, fresh, most);
    if (count === TOO_MANY) return TOO_MANY;
    while (used + count + 1 > codes.length) codes = grown(codes);
    from[id] = used;
    codes[used] = count;
    for (let i = 0; i < count; i += 1) codes[used + 1 + i] = fresh[i] ?? 0;
    used += count + 1;
    return used - count - 1;
  }

  /** Puts a component among the first `length` numbers of `next`, which are sorted, unless it is finished; gives the new length. */
  function joined(length: number, id: number): number {
    if (of.isOver(id)) return length;
    let at = length;
    while (at > 0 && (next[at - 1] ?? 0) > id) {
      next[at] = next[at - 1] ?? 0;
      at -= 1;
    }
    next[at] = id;
    return length + 1;
  }

  function listed(length: number): number {
    return length === 1 ? (next[0] ?? 0) : of.list(next, length);
  }

  /** The node that follows when the component at index `without` of the first `count` of `ids` is replaced as the code says. */
  function replaced(count: number, without: number, code: number): number {
    let length = 0;
    for (let i = 0; i < count; i += 1) if (i !== without) next[length++] = ids[i] ?? 0;
    if (code >= 0) return length === 0 ? code : listed(joined(length, code));
    const parts = of.parts(code, several);
    for (let i = 0; i < parts; i += 1) length = joined(length, several[i] ?? 0);
    return listed(length);
  }

  function expand(node: number, out: number[], most: number): number {
    const count = of.members(node, ids);
    let written = 0;
    if (count === 1) {
      written = of.expand(node, out, most);
      for (let i = 0; i < written; i += 1) if ((out[i] ?? 0) <= SUM) out[i] = replaced(1, 0, out[i] ?? 0);
      return written;
    }
    for (let i = 0; i < count; i += 1) {
      if (i > 0 && ids[i] === ids[i - 1]) continue;
      const start = kept(ids[i] ?? 0, most);
      if (start === TOO_MANY || written + (codes[start] ?? 0) > most) return TOO_MANY;
      const end = start + (codes[start] ?? 0);
      for (let at = start + 1; at <= end; at += 1) {
        const code = codes[at] ?? 0;
        out[written++] = code < 0 && code > SUM ? code : replaced(count, i, code);
      }
    }
    return written;
  }

  return {
    expand,
    parts: () => 0,
    fold: (list, start, to, marks) => fold(list, start, to, marks, convention),
    node(position) {
      const [only] = position;
      if (only !== undefined && position.length === 1) return of.id(only);
      return listed(position.reduce((length, part) => joined(length, of.id(part)), 0));
    },
    position(node) {
      const list: number[] = [];
      of.members(node, list);
      return list.map(of.part);
    },
    size: of.size,
    bytes: () => codes.byteLength + from.length * 8,
  };
}

/** The mark of a position from the marks of all its options. */
function fold(codes: Int32Array, from: number, to: number, marks: Int32Array, convention: Convention): number {
  if (from === to) return convention === 'normal' ? P_MARK : N_MARK;
  let soonest = Number.POSITIVE_INFINITY;
  let latest = 0;
  let isDrawn = false;
  for (let i = from; i < to; i += 1) {
    const code = codes[i] ?? 0;
    if (code === WIN) soonest = 1;
    else if (code === DRAW) isDrawn = true;
    else if (code === LOSE) latest = Math.max(latest, 1);
    else {
      const mark = marks[code] ?? 0;
      const kind = mark % 4;
      const rank = (mark - kind) / 4 + 1;
      if (kind === P_MARK) soonest = Math.min(soonest, rank);
      else if (kind === N_MARK) latest = Math.max(latest, rank);
      else isDrawn = true;
    }
  }
  if (soonest !== Number.POSITIVE_INFINITY) return soonest * 4 + N_MARK;
  return isDrawn ? D_MARK : latest * 4 + P_MARK;
}
