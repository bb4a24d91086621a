import { candidate, compareListed, compareRange, fill, put, ROWS, ROWS_LAST, standing, unchosen, unhit } from './rows';
import { hasOption, valueAt } from './search';
import { sift, stampBest } from './sift';
import { BEST_VALUE, DENSE, LEAST, LIMIT, LISTED, RARE_AT, RARE_ROWS, RARE_VALUE, RARES, raise, rareAt, SEEN, SPLITS, STRIDE, step, TAKES, VALUES, weigh } from './state';
import { tiny } from './tiny';

// A batch is as many heaps as a vector has lanes. The best parts are stamped, and the least values that they leave open are candidates, which all other
// parts are compared with.

/** Values of the heaps from + first ... of the batch that starts at `from`, no heap of which is held to be rare. */
export function batch<T>(from: i32, first: i32): void {
  const lanes: i32 = 16 / sizeof<T>();
  if (sizeof<T>() == 1 && DENSE == 0 && LIMIT <= 32) {
    first = tiny(from, first);
    if (first == lanes) return;
  }
  clear(lanes, 2 * LIMIT);
  stampBest<T>(VALUES, BEST_VALUE, from);
  choose<T>(first);
  sift<T>(VALUES, BEST_VALUE, from, first);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const taken = <i32>ctz(rest);
    if (DENSE != 0) compareParts<T>(from - taken, firstPart(taken, lanes));
    else compareRares<T>(from - taken, firstRare(taken, lanes));
  }
  weigh(unchosen<T>(first));
  let most = 0;
  for (let lane = first; lane < lanes; lane += 1) most = max(most, settle<T>(from, lane));
  raise(most);
}

/** The first part that no heap of the batch needs to be known for: with it, what is left lies before the batch. */
export function firstPart(taken: i32, lanes: i32): i32 {
  return max(1, lanes - taken);
}

/** One past the last part that any heap of the batch needs. */
function lastPart<T>(total: i32): i32 {
  return (total + 16 / <i32>sizeof<T>() - 1) / 2 + 1;
}

/** The first rare position that is at least the first part. */
export function firstRare(taken: i32, lanes: i32): i32 {
  const part = firstPart(taken, lanes);
  let i = 0;
  while (i < RARES && rareAt(i) < part) i += 1;
  return i;
}

/** One past the last rare position after which something is left for every heap of the batch. */
export function lastRare(total: i32): i32 {
  let i = RARES;
  while (i > 0 && rareAt(i - 1) >= total) i -= 1;
  return i;
}

/** Clears the marks of the values below `limit`, a multiple of 32, in each lane. */
export function clear(lanes: i32, limit: i32): void {
  const none = i64x2.splat(0);
  for (let lane = 0; lane < lanes; lane += 1) {
    const begin = SEEN + <usize>lane * STRIDE;
    const end = begin + <usize>limit;
    for (let p = begin; p < end; p += 32) {
      v128.store(p, none);
      v128.store(p, none, 16);
    }
  }
}

/** Compares the parts from one on that are not among the best. */
function compareParts<T>(total: i32, begin: i32): void {
  if (LISTED > 0) compareRange<T>(VALUES, total, begin, LEAST);
  compareRange<T>(VALUES, total, max(begin, LISTED), lastPart<T>(total));
}

/** The same of the rare positions. */
function compareRares<T>(total: i32, begin: i32): void {
  const left = VALUES + <usize>total * sizeof<T>();
  if (LISTED > 0) compareListed<T>(left, RARE_AT, RARE_VALUE, begin, firstRare(0, LEAST));
  compareListed<T>(left, RARE_AT, RARE_VALUE, max(begin, LISTED), lastRare(total));
}

/** The least common values of each lane that are not seen. */
function choose<T>(first: i32): void {
  const none = i64x2.splat(0);
  for (let lane: usize = first; lane < 16 / sizeof<T>(); lane += 1) {
    const seen = SEEN + lane * STRIDE;
    const rare = RARE_ROWS + (lane & 1) * STRIDE;
    let row: usize = 0;
    for (let value = 0; row < ROWS && value < 2 * LIMIT; value += 16) {
      let open = i8x16.bitmask(i8x16.eq(v128.or(v128.load(seen + value), v128.load(rare + value)), none));
      for (; open != 0 && row < ROWS; open &= open - 1) {
        put<T>(row, lane, value + ctz(open));
        row += 1;
      }
    }
    fill<T>(row, lane);
  }
  unhit();
}

export function mark(value: i32, lane: usize): void {
  store<u8>(SEEN + lane * STRIDE + <usize>value, 1);
}

/** The value of one heap: marks what parts of the batch itself give, and takes the first candidate that stands. */
function settle<T>(from: i32, lane: i32): i32 {
  const lanes: i32 = 16 / sizeof<T>();
  const n = from + lane;
  for (let rest = TAKES; rest != 0; rest &= rest - 1) mark(valueAt<T>(n - <i32>ctz(rest)), lane);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const taken = <i32>ctz(rest);
    const total = n - taken;
    const begin = firstPart(taken, lanes);
    if (DENSE != 0) {
      for (let part = 1; part < begin; part += 1) mark(valueAt<T>(part) ^ valueAt<T>(total - part), lane);
    } else {
      for (let i = 0; i < RARES; i += 1) {
        const part = rareAt(i);
        if (part >= begin) break;
        mark(valueAt<T>(part) ^ valueAt<T>(total - part), lane);
      }
      for (let i = RARES - 1; i >= 0; i -= 1) {
        const part = rareAt(i);
        if (part < from - taken) break;
        if (part < total) mark(valueAt<T>(part) ^ valueAt<T>(total - part), lane);
      }
    }
  }
  let value = -1;
  for (let row = standing<T>(0, lane); row < ROWS_LAST; row = standing<T>(row + 1, lane)) {
    value = candidate<T>(row, lane);
    if (isOpen(value, lane)) break;
    value = -1;
  }
  if (value < 0) value = searched<T>(from, lane);
  store<T>(VALUES + <usize>n * sizeof<T>(), <T>value);
  return value;
}

function isOpen(value: i32, lane: usize): bool {
  return load<u8>(SEEN + lane * STRIDE + <usize>value) == 0;
}

/** The least common value that no part gives, for this heap alone. */
function searched<T>(from: i32, lane: i32): i32 {
  const n = from + lane;
  const rare = RARE_ROWS + <usize>(lane & 1) * STRIDE;
  if (DENSE == 0) {
    for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
      const total = n - <i32>ctz(rest);
      for (let i = 0; i < RARES; i += 1) {
        const part = rareAt(i);
        if (part >= total) break;
        mark(valueAt<T>(part) ^ valueAt<T>(total - part), lane);
      }
    }
    step(RARES / 8);
  }
  let value = 0;
  while (!isOpen(value, lane) || load<u8>(rare + <usize>value) != 0 || (DENSE != 0 && hasOption<T>(n, value))) value += 1;
  return value;
}
