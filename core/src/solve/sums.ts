import { grown, sequences } from '../nim/sequences.ts';
import type { Convention, Outcome } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { DRAW, LOSE, type Store, SUM, WIN } from './store.ts';
import type { Nodes } from './walk.ts';

/** Whole positions as nodes: sorted lists of component ids, each known by a small number. */
export interface Sums extends Nodes {
  /** The node of a position, added when it is new. */
  node(position: Position): number;
  /** The components of a node. */
  position(node: number): Position;
  size(): number;
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
  const lists = sequences();
  const UNMET = -1;
  // One component alone is so common that its node is looked up by id; the codes of components inside longer sums are kept.
  let single = new Int32Array(256).fill(UNMET);
  let codes = new Int32Array(256);
  let used = 0;
  const from: (number | undefined)[] = [];
  const fresh: number[] = [];
  const ids: number[] = [];
  const next: number[] = [];

  function alone(id: number): number {
    if (id >= single.length) {
      const longer = new Int32Array(Math.max(single.length * 2, id + 1)).fill(UNMET);
      longer.set(single);
      single = longer;
    }
    const known = single[id] ?? UNMET;
    if (known !== UNMET) return known;
    const node = lists.place([id], 0, 1);
    single[id] = node;
    return node;
  }

  /** Keeps the codes of a component; gives where they start, their number first. */
  function kept(id: number): number {
    const known = from[id];
    if (known !== undefined) return known;
    of.expand(id, fresh);
    while (used + fresh.length + 1 > codes.length) codes = grown(codes);
    from[id] = used;
    codes[used] = fresh.length;
    codes.set(fresh, used + 1);
    used += fresh.length + 1;
    return used - fresh.length - 1;
  }

  /** The node of the first `count` numbers of `next`, once sorted and rid of finished components. */
  function listed(count: number): number {
    if (count === 1) return alone(next[0] ?? 0);
    let length = 0;
    for (let i = 0; i < count; i += 1) {
      const id = next[i] ?? 0;
      if (of.isOver(id)) continue;
      let at = length;
      while (at > 0 && (next[at - 1] ?? 0) > id) {
        next[at] = next[at - 1] ?? 0;
        at -= 1;
      }
      next[at] = id;
      length += 1;
    }
    return length === 1 ? alone(next[0] ?? 0) : lists.place(next, 0, length);
  }

  /** The node that follows when the component at index `without` of `ids` is replaced as the code says. */
  function replaced(without: number, code: number): number {
    let count = 0;
    for (let i = 0; i < ids.length; i += 1) if (i !== without) next[count++] = ids[i] ?? 0;
    if (code >= 0) next[count++] = code;
    else for (const id of of.parts(code)) next[count++] = id;
    return listed(count);
  }

  function expand(node: number, out: number[]): void {
    lists.copy(node, ids);
    if (ids.length === 1) {
      of.expand(ids[0] ?? 0, out);
      for (let i = 0; i < out.length; i += 1) {
        const code = out[i] ?? 0;
        if (code >= 0) out[i] = alone(code);
        else if (code <= SUM) out[i] = replaced(0, code);
      }
      return;
    }
    out.length = 0;
    for (let i = 0; i < ids.length; i += 1) {
      if (i > 0 && ids[i] === ids[i - 1]) continue;
      const start = kept(ids[i] ?? 0);
      const count = codes[start] ?? 0;
      for (let j = 1; j <= count; j += 1) {
        const code = codes[start + j] ?? 0;
        out.push(code < 0 && code > SUM ? code : replaced(i, code));
      }
    }
  }

  return {
    expand,
    parts: () => [],
    fold: (list, start, to, marks) => fold(list, start, to, marks, convention),
    node(position) {
      position.forEach((part, i) => {
        next[i] = of.id(part);
      });
      return listed(position.length);
    },
    position(node) {
      const list: number[] = [];
      lists.copy(node, list);
      return list.map(of.part);
    },
    size: lists.size,
    bytes: () => lists.bytes() + single.byteLength + codes.byteLength + from.length * 8,
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
