import { batch } from './batch';
import { batchFolded } from './batch-folded';
import { check } from './check';
import { foldAll, foldAt, foldRare, hasRarePair } from './folded';
import { list } from './lists';
import { valueAt } from './search';
import {
  addRare,
  BLOCK,
  DENSE,
  FOLD,
  FOLDED_LIMIT,
  folding,
  FOUND_AT,
  FOUND_VALUE,
  halving,
  LIMIT,
  LIMIT_MOST,
  MASK,
  ODD,
  POSITION,
  RARE_AT,
  RARE_ROWS,
  RARE_VALUE,
  RARES,
  RARES_MOST,
  raise,
  STEPS,
  STRIDE,
  VALUES,
} from './state';
import { retract } from './windows';

export {
  ACTIVE,
  BITS,
  BLOCK,
  CANDIDATES,
  COUNTS,
  DENSE,
  FOLDED,
  FREQUENT_VALUES,
  HITS,
  LIMIT,
  LIMIT_MOST,
  LIST_BEGIN,
  LIST_END,
  LISTS,
  MASK,
  NEED,
  ODD,
  OPEN_GROUPS,
  PLACES,
  POSITION,
  RARE_AT,
  RARE_FOLDED,
  RARE_ROWS,
  RARE_VALUE,
  RARES,
  RARES_MOST,
  SCRATCH,
  SEEN,
  SPLITS,
  STAMPED,
  STEPS,
  TAKES,
  VALUES,
} from './state';

/** Values of one byte: the heaps from `n` on, to `end` or until the steps are spent; gives the first heap without a value. */
export function run8(n: i32, end: i32, steps: f64): i32 {
  return run<u8>(n, end, steps);
}

/** Values of two bytes. */
export function run16(n: i32, end: i32, steps: f64): i32 {
  return run<u16>(n, end, steps);
}

/** Makes ready for the mask that was set, the heaps below n having values of one byte. */
export function prepare8(n: i32): void {
  prepare<u8>(n);
}

/** Values of two bytes. */
export function prepare16(n: i32): void {
  prepare<u16>(n);
}

/** Stops early where LIMIT passes LIMIT_MOST or the rare positions have no room left. */
function run<T>(n: i32, end: i32, steps: f64): i32 {
  const last = STEPS + steps;
  while (n < end && STEPS < last && LIMIT <= LIMIT_MOST && RARES < RARES_MOST) n = DENSE != 0 ? dense<T>(n) : sparse<T>(n);
  return n;
}

function dense<T>(n: i32): i32 {
  const lanes: i32 = 16 / sizeof<T>();
  const from = n & -lanes;
  batch<T>(from, n - from);
  return from + lanes;
}

function sparse<T>(n: i32): i32 {
  const base = n & -32;
  const end = base + BLOCK;
  const isApart = sizeof<T>() == 2 && FOLD != 0 && !hasRarePair(n, end);
  for (let at = n; at < end; ) {
    const before = LIMIT;
    at = isApart && FOLD != 0 ? sixteen(at) : few<T>(at);
    if (LIMIT == before) continue;
    rareRows();
    if (LIMIT > FOLDED_LIMIT) folding(false);
  }
  check<T>(base, n, end);
  if (FOUND_AT < 0) return end;
  retract(FOUND_AT & -32);
  store<i32>(RARE_AT + (<usize>RARES << 2), FOUND_AT);
  store<T>(RARE_VALUE + <usize>RARES * sizeof<T>(), <T>FOUND_VALUE);
  store<T>(VALUES + <usize>FOUND_AT * sizeof<T>(), <T>FOUND_VALUE);
  if (FOLD != 0) {
    foldAt(FOUND_AT, FOUND_VALUE);
    foldRare(RARES);
  }
  addRare(1);
  return FOUND_AT + 1;
}

/** Values up to the end of the vector that heap n is in; gives the first heap without a value. */
function few<T>(n: i32): i32 {
  const lanes: i32 = 16 / sizeof<T>();
  const from = n & -lanes;
  batch<T>(from, n - from);
  if (FOLD != 0) for (let at = n; at < from + lanes; at += 1) foldAt(at, valueAt<T>(at));
  return from + lanes;
}

/** The same among folded values; a heap that needs a larger one has its value among all. */
function sixteen(n: i32): i32 {
  const from = n & -16;
  const lane = batchFolded(from, n - from);
  return lane == 16 ? from + 16 : few<u16>(from + lane);
}

/** Folds anew the values of the heaps below n, for FOLDED has moved. */
export function refold(n: i32): void {
  if (FOLD != 0) foldAll(n);
}

function prepare<T>(n: i32): void {
  halving(DENSE == 0 && POSITION != 0);
  folding(sizeof<T>() == 2 && DENSE == 0 && MASK != 0 && LIMIT <= FOLDED_LIMIT);
  rareRows();
  refold(n);
  if (DENSE == 0) list<T>(n);
}

function rareRows(): void {
  for (let value = 0; value < 2 * LIMIT; value += 1) {
    const parity = <i32>popcnt(value & MASK) & 1;
    const even = DENSE == 0 && (POSITION == 0 ? parity : parity ^ ODD) == 0;
    const odd = DENSE == 0 && (POSITION == 0 ? parity : parity ^ ODD ^ 1) == 0;
    store<u8>(RARE_ROWS + <usize>value, even ? 1 : 0);
    store<u8>(RARE_ROWS + STRIDE + <usize>value, odd ? 1 : 0);
  }
}

/** Sets LIMIT above a value. */
export function above(value: i32): void {
  raise(value);
}
