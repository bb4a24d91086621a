import { xor } from '../nim/xor.ts';
import type { Valued } from '../rules/answer.ts';
import type { Part } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';
import { type Store, SUM } from './store.ts';
import { type Nodes, type Walk, walk } from './walk.ts';

/** Nim-values of all components that can be reached from those asked for; normal play, no finals. */
export interface Search {
  readonly walk: Walk;
  readonly store: Store;
  /** The value of a component that was reached, or undefined. */
  value(part: Part): number | undefined;
  /** Everything found, as evidence. */
  values(): readonly Valued[];
  /** How many values are found. */
  known(): number;
}

/** A search with nothing asked yet. */
export function search(of: Store): Search {
  const found = walk(values(of));
  return {
    walk: found,
    store: of,
    value(part) {
      const mark = found.mark(of.id(part));
      return mark < 0 ? undefined : mark;
    },
    known() {
      let count = 0;
      for (let id = 0; id < of.size(); id += 1) if (found.mark(id) >= 0) count += 1;
      return count;
    },
    values() {
      const list: Valued[] = [];
      for (let id = 0; id < of.size(); id += 1) {
        const value = found.mark(id);
        if (value < 0) continue;
        const { rules, component } = of.part(id);
        list.push({ game: titleOf(rules), component, value });
      }
      return list;
    },
  };
}

function values(of: Store): Nodes {
  // seen[v] = turn: v is the value of an option of the node now folded.
  let seen = new Int32Array(256);
  let turn = 0;
  const several: number[] = [];

  function fold(codes: Int32Array, from: number, to: number, marks: Int32Array): number {
    turn += 1;
    // The mex is at most the number of options: greater values do not matter.
    const most = to - from;
    if (most >= seen.length) {
      seen = new Int32Array(most * 2);
      turn = 1;
    }
    for (let i = from; i < to; i += 1) {
      const code = codes[i] ?? 0;
      const value = code >= 0 ? (marks[code] ?? 0) : total(code, marks);
      if (value <= most) seen[value] = turn;
    }
    let mex = 0;
    while (seen[mex] === turn) mex += 1;
    return mex;
  }

  function total(code: number, marks: Int32Array): number {
    if (code > SUM) throw new Error('an end of the whole game has no nim-value');
    let sum = 0;
    const count = of.parts(code, several);
    for (let i = 0; i < count; i += 1) sum = Number(xor(sum, marks[several[i] ?? 0] ?? 0));
    return sum;
  }

  return { expand: of.expand, parts: of.parts, fold };
}
