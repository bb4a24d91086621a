import { grown } from '../nim/sequences.ts';
import type { Convention } from '../rules/position.ts';
import { LOSE, TOO_MANY, WIN } from './store.ts';
import { D_MARK, N_MARK, P_MARK } from './sums.ts';
import type { Nodes } from './walk.ts';

/** Marks of whole positions where cycles are possible. */
export interface Retrograde {
  /** Goes on for about `work` options; true when all marks stand. */
  run(work: number, most?: number): boolean;
  options(): number;
  bytes(): number;
  mark(node: number): number;
}

const UNMET = -1;

// Outcomes are settled from the ends backwards in order of rank: a position with a settled P option is N, one whose options are all settled N is P;
// what is never settled is drawn. The queue holds ranks in rising order, so the first mark of a position is its fastest win or longest defence.
/** Retrograde analysis of everything that can be reached from `root`. */
export function retrograde(nodes: Nodes, root: number, convention: Convention): Retrograde {
  let codes = new Int32Array(1024);
  let used = 0;
  // By node: its place among the nodes met, then by place: node and end of its codes.
  let places = new Int32Array(256).fill(UNMET);
  let met = new Int32Array(256);
  let ends = new Int32Array(256);
  let count = 0;
  let head = 0;
  let options = 0;
  let phase: 'meet' | 'turn' | 'settle' | 'done' = 'meet';
  const fresh: number[] = [];
  let sources = new Int32Array(0);
  let sourceEnds = new Int32Array(0);
  let waiting = new Int32Array(0);
  let marks = new Int32Array(0);
  let queue = new Int32Array(0);
  let queued = 0;
  meet(root);

  function meet(node: number): number {
    if (node >= places.length) {
      const longer = new Int32Array(Math.max(places.length * 2, node + 1)).fill(UNMET);
      longer.set(places);
      places = longer;
    }
    const known = places[node] ?? UNMET;
    if (known !== UNMET) return known;
    if (count === met.length) {
      met = grown(met);
      ends = grown(ends);
    }
    places[node] = count;
    met[count] = node;
    count += 1;
    return count - 1;
  }

  function expand(work: number, most: number): void {
    const limit = options + work;
    while (head < count && options < limit) {
      const number = nodes.expand(met[head] ?? 0, fresh, Math.max(work, most));
      if (number === TOO_MANY) {
        options += Math.max(work, most) + 1;
        return;
      }
      while (used + number > codes.length) codes = grown(codes);
      for (let i = 0; i < number; i += 1) {
        const code = fresh[i] ?? 0;
        codes[used] = code < 0 ? code : meet(code);
        used += 1;
      }
      ends[head] = used;
      head += 1;
      options += number + 1;
    }
    if (head === count) phase = 'turn';
  }

  /** Turns the edges round, and settles what the ends of play settle. */
  function turn(): void {
    sources = new Int32Array(used);
    sourceEnds = new Int32Array(count + 1);
    waiting = new Int32Array(count);
    marks = new Int32Array(count).fill(UNMET);
    queue = new Int32Array(count);
    for (let i = 0; i < used; i += 1)
      if ((codes[i] ?? 0) >= 0) sourceEnds[(codes[i] ?? 0) + 1] = (sourceEnds[(codes[i] ?? 0) + 1] ?? 0) + 1;
    for (let place = 0; place < count; place += 1)
      sourceEnds[place + 1] = (sourceEnds[place + 1] ?? 0) + (sourceEnds[place] ?? 0);
    const soon: number[] = [];
    for (let place = 0, at = 0; place < count; place += 1) {
      const end = ends[place] ?? 0;
      if (at === end) settle(place, convention === 'normal' ? P_MARK : N_MARK);
      else if (isSoon(place, at, end)) soon.push(place);
      for (; at < end; at += 1) {
        const code = codes[at] ?? 0;
        if (code < 0) continue;
        const slot = sourceEnds[code] ?? 0;
        sources[slot] = place;
        sourceEnds[code] = slot + 1;
      }
    }
    for (const place of soon) settle(place, 4 + (waiting[place] === 0 ? P_MARK : N_MARK));
    head = 0;
    phase = 'settle';
  }

  /** The ends of the whole game settle the position in one move; else says how many options it waits for. */
  function isSoon(place: number, from: number, to: number): boolean {
    let left = to - from;
    let wins = false;
    for (let i = from; i < to; i += 1) {
      if (codes[i] === LOSE) left -= 1;
      if (codes[i] === WIN) wins = true;
    }
    waiting[place] = wins ? UNMET : left;
    return wins || left === 0;
  }

  function settle(place: number, mark: number): void {
    marks[place] = mark;
    queue[queued] = place;
    queued += 1;
  }

  function spread(work: number): void {
    let left = work;
    while (head < queued && left > 0) {
      const place = queue[head] ?? 0;
      head += 1;
      const mark = marks[place] ?? 0;
      const kind = mark % 4;
      const next = mark - kind + 4;
      // While filling, each place's end moved to the end of its sources; the end before it is their start.
      const from = place === 0 ? 0 : (sourceEnds[place - 1] ?? 0);
      const to = sourceEnds[place] ?? 0;
      left -= to - from + 1;
      for (let i = from; i < to; i += 1) {
        const source = sources[i] ?? 0;
        if (marks[source] !== UNMET) continue;
        if (kind === P_MARK) settle(source, next + N_MARK);
        else {
          waiting[source] = (waiting[source] ?? 0) - 1;
          if (waiting[source] === 0) settle(source, next + P_MARK);
        }
      }
    }
    if (head === queued) phase = 'done';
  }

  return {
    run(work, most = work) {
      if (phase === 'meet') expand(work, most);
      else if (phase === 'turn') turn();
      else if (phase === 'settle') spread(work);
      return phase === 'done';
    },
    options: () => options,
    bytes: () => 4 * (codes.length + places.length + met.length * 2 + sources.length + count * 4),
    mark(node) {
      const place = node < places.length ? (places[node] ?? UNMET) : UNMET;
      if (place === UNMET || phase !== 'done') return UNMET;
      const mark = marks[place] ?? UNMET;
      return mark === UNMET ? D_MARK : mark;
    },
  };
}
