import { CANDIDATES, HITS, SEEN, step, STRIDE } from './state';

// The candidates of a batch are the least values that its heaps may have, in rows: a row is a vector, a lane a heap, and the first row has the least ones.
// Beside each row lies one of hits: all ones where some part has been found to give the candidate after all. To compare a part with a row takes a
// fraction of what it takes to stamp it; and the more parts have been compared, the fewer rows need to stay.

/** Rows to begin with, those that are compared at once, and those that stay to the end. */
export const ROWS: usize = 12;
export const ROWS_AT_ONCE: usize = 6;
export const ROWS_LAST: usize = 3;

/** Writes a candidate. */
export function put<L>(row: usize, lane: usize, value: i32): void {
  store<L>(CANDIDATES + (row << 4) + lane * sizeof<L>(), <L>value);
}

/** Ends the candidates of a lane, of which there are as many as rows before this one: the others are the first one again. */
export function fill<L>(row: usize, lane: usize): void {
  const p = CANDIDATES + lane * sizeof<L>();
  for (; row < ROWS; row += 1) store<L>(p + (row << 4), load<L>(p));
}

/** Takes all hits back. */
export function unhit(): void {
  memory.fill(HITS, 0, ROWS << 4);
}

/** Keeps the least candidates of each lane that were not hit, `kept` of those of as many rows; notes as seen what was hit. */
export function narrow<L>(first: usize, rows: usize, kept: usize): void {
  const lanes: usize = 16 / sizeof<L>();
  for (let lane = first; lane < lanes; lane += 1) {
    const offset = lane * sizeof<L>();
    const seen = SEEN + lane * STRIDE;
    let count: usize = 0;
    let last: L = 0;
    // No branches, for nobody could foresee them: what was hit is written over by the next one.
    for (let row: usize = 0; row < rows; row += 1) {
      const value = load<L>(CANDIDATES + (row << 4) + offset);
      const hit = load<L>(HITS + (row << 4) + offset);
      store<L>(CANDIDATES + (count << 4) + offset, value);
      store<u8>(seen + <usize>value, load<u8>(seen + <usize>value) | <u8>(hit & 1));
      last = select<L>(value, last, hit != <L>0);
      count += 1 - <usize>(hit & 1);
    }
    for (let row: usize = 0; row < kept; row += 1) {
      const p = (row << 4) + offset;
      store<L>(CANDIDATES + p, select<L>(load<L>(CANDIDATES + p), last, row < count));
      store<L>(HITS + p, select<L>(0, <L>~0, row < count));
    }
  }
}

/** How many lanes from the first on have no candidate that stands. */
export function unchosen<L>(first: i32): i32 {
  const hit = v128.and(v128.and(v128.load(HITS), v128.load(HITS, 16)), v128.load(HITS, 32));
  return <i32>popcnt(v128.bitmask<L>(hit) >> first);
}

/** The first row, from one on, whose candidate stands for a lane; ROWS_LAST where there is none. */
export function standing<L>(row: usize, lane: usize): usize {
  while (row < ROWS_LAST && load<L>(HITS + (row << 4) + lane * sizeof<L>()) != <L>0) row += 1;
  return row;
}

export function candidate<L>(row: usize, lane: usize): i32 {
  return <i32>load<L>(CANDIDATES + (row << 4) + lane * sizeof<L>());
}

/** Compares parts of a list with all rows. */
export function compareAll<L>(left: usize, parts: usize, values: usize, begin: i32, end: i32): void {
  for (let row: usize = 0; row < ROWS; row += ROWS_AT_ONCE) compareSix<L>(row, left, parts, values, begin, end);
}

/** Compares parts of a list with six rows from the given one on; at `left` lies the value that the first heap leaves with no part. */
export function compareSix<L>(row: usize, left: usize, parts: usize, values: usize, begin: i32, end: i32): void {
  const rows = CANDIDATES + (row << 4);
  const hits = HITS + (row << 4);
  const m0 = v128.load(rows);
  const m1 = v128.load(rows, 16);
  const m2 = v128.load(rows, 32);
  const m3 = v128.load(rows, 48);
  const m4 = v128.load(rows, 64);
  const m5 = v128.load(rows, 80);
  let h0 = v128.load(hits);
  let h1 = v128.load(hits, 16);
  let h2 = v128.load(hits, 32);
  let h3 = v128.load(hits, 48);
  let h4 = v128.load(hits, 64);
  let h5 = v128.load(hits, 80);
  for (let i = begin; i < end; i += 1) {
    const x = optionsOf<L, i32>(left, parts, values, i);
    h0 = v128.or(h0, v128.eq<L>(x, m0));
    h1 = v128.or(h1, v128.eq<L>(x, m1));
    h2 = v128.or(h2, v128.eq<L>(x, m2));
    h3 = v128.or(h3, v128.eq<L>(x, m3));
    h4 = v128.or(h4, v128.eq<L>(x, m4));
    h5 = v128.or(h5, v128.eq<L>(x, m5));
  }
  v128.store(hits, h0);
  v128.store(hits, h1, 16);
  v128.store(hits, h2, 32);
  v128.store(hits, h3, 48);
  v128.store(hits, h4, 64);
  v128.store(hits, h5, 80);
  step(max(0, end - begin));
}

/** Compares parts of a list with the last rows. */
export function compareListed<L>(left: usize, parts: usize, values: usize, begin: i32, end: i32): void {
  compareLast<L, i32>(left, parts, values, begin, end);
}

/** Compares the parts from `begin` to before `end` with the last rows; heap 0 has its value at `values`. */
export function compareRange<L>(values: usize, total: i32, begin: i32, end: i32): void {
  compareLast<L, void>(values + <usize>total * sizeof<L>(), 0, values, begin, end);
}

function compareLast<L, P>(left: usize, parts: usize, values: usize, begin: i32, end: i32): void {
  const m0 = v128.load(CANDIDATES);
  const m1 = v128.load(CANDIDATES, 16);
  const m2 = v128.load(CANDIDATES, 32);
  let h0 = v128.load(HITS);
  let h1 = v128.load(HITS, 16);
  let h2 = v128.load(HITS, 32);
  for (let i = begin; i < end; i += 1) {
    const x = optionsOf<L, P>(left, parts, values, i);
    h0 = v128.or(h0, v128.eq<L>(x, m0));
    h1 = v128.or(h1, v128.eq<L>(x, m1));
    h2 = v128.or(h2, v128.eq<L>(x, m2));
  }
  v128.store(HITS, h0);
  v128.store(HITS, h1, 16);
  v128.store(HITS, h2, 32);
  step(max(0, end - begin) / 2);
}

/** What the i-th part gives to each heap: a part of a list of the type P, or the part i itself where P is void. */
function optionsOf<L, P>(left: usize, parts: usize, values: usize, i: i32): v128 {
  const part = isVoid<P>() ? <usize>i : <usize>load<i32>(parts + (<usize>i << 2));
  return v128.xor(v128.load(left - part * sizeof<L>()), v128.load_splat<L>(values + <usize>i * sizeof<L>()));
}
