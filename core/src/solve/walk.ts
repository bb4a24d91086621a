import { grown } from '../nim/sequences.ts';
import { SUM, TOO_MANY } from './store.ts';

/** A graph to be walked: codes below SUM name several nodes at once. */
export interface Nodes {
  /** Writes the codes of a node's options into `out` and gives their number, or TOO_MANY when they are more than `most`; what `out` held past them stays. */
  expand(node: number, out: number[], most: number): number;
  /** Writes the nodes that a code names into `out` and gives their number. */
  parts(code: number, out: number[]): number;
  /** The mark (0 and up) of a node from the marked options codes[from..to). */
  fold(codes: Int32Array, from: number, to: number, marks: Int32Array): number;
}

/** A walk in progress. */
export interface Walk {
  /**
   * Marks all nodes below `root`, generating about `work` options; true when done or a cycle was met. A node of more than `most` options is not
   * opened: they count as generated, and the walk stands still.
   */
  run(root: number, work: number, most?: number): boolean;
  /** The nodes of a cycle that was met, in order. */
  cycle(): readonly number[] | undefined;
  /** Options generated so far. */
  options(): number;
  bytes(): number;
  /** The mark of a node, or -1. */
  mark(node: number): number;
}

const UNKNOWN = -1;
const OPEN = -2;

/** A depth-first walk with its stack in arrays: a game of a million plies is no deeper than memory. */
export function walk(nodes: Nodes): Walk {
  let marks = new Int32Array(1024).fill(UNKNOWN);
  let codes = new Int32Array(1024);
  // Three numbers a frame: the node, where its codes start, and the code that is looked at.
  let frames = new Int32Array(768);
  let depth = 0;
  let used = 0;
  let options = 0;
  let cycle: readonly number[] | undefined;
  const fresh: number[] = [];
  const several: number[] = [];

  function mark(node: number): number {
    return node < marks.length ? (marks[node] ?? UNKNOWN) : UNKNOWN;
  }

  /** Opens a node; false when it has more than `most` options. */
  function open(node: number, most: number): boolean {
    const count = nodes.expand(node, fresh, most);
    if (count === TOO_MANY) {
      options += most + 1;
      return false;
    }
    while (used + count > codes.length) codes = grown(codes);
    while (node >= marks.length) marks = doubled(marks);
    if ((depth + 1) * 3 > frames.length) frames = grown(frames);
    marks[node] = OPEN;
    frames[depth * 3] = node;
    frames[depth * 3 + 1] = used;
    frames[depth * 3 + 2] = used;
    depth += 1;
    for (let i = 0; i < count; i += 1) codes[used + i] = fresh[i] ?? 0;
    used += count;
    options += count + 1;
    return true;
  }

  /** The first unmarked node of a code, or -1. */
  function unmarked(code: number): number {
    if (code >= 0) return mark(code) < 0 ? code : UNKNOWN;
    if (code > SUM) return UNKNOWN;
    const count = nodes.parts(code, several);
    for (let i = 0; i < count; i += 1) if (mark(several[i] ?? 0) < 0) return several[i] ?? 0;
    return UNKNOWN;
  }

  function run(root: number, work: number, most = work): boolean {
    const limit = options + work;
    const last = options + Math.max(most, work);
    while (depth > 0 || mark(root) === UNKNOWN) {
      if (options >= limit) return false;
      if (depth === 0 && !open(root, last - options)) return false;
      const frame = (depth - 1) * 3;
      let at = frames[frame + 2] ?? 0;
      let next = UNKNOWN;
      while (at < used) {
        next = unmarked(codes[at] ?? 0);
        if (next !== UNKNOWN) break;
        at += 1;
      }
      frames[frame + 2] = at;
      if (next === UNKNOWN) close(frame);
      else if (mark(next) === OPEN) {
        cycle = loop(next);
        return true;
      } else if (!open(next, last - options)) return false;
    }
    return true;
  }

  function close(frame: number): void {
    const from = frames[frame + 1] ?? 0;
    marks[frames[frame] ?? 0] = nodes.fold(codes, from, used, marks);
    used = from;
    depth -= 1;
  }

  function loop(node: number): readonly number[] {
    const stack = Array.from({ length: depth }, (_, i) => frames[i * 3] ?? 0);
    return stack.slice(stack.indexOf(node));
  }

  return {
    run,
    mark,
    cycle: () => cycle,
    options: () => options,
    bytes: () => marks.byteLength + codes.byteLength + frames.byteLength,
  };
}

function doubled(marks: Int32Array): Int32Array<ArrayBuffer> {
  const next = new Int32Array(marks.length * 2).fill(UNKNOWN);
  next.set(marks);
  return next;
}
