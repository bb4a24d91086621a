import { batch } from './batch';
import { afterLarge, begin, checked, find, outgrown, rareRows, settle, sparse } from './blocks';
import { foldAll } from './folded';
import { list } from './lists';
import { order } from './order';
import { back, BLOCK, DENSE, FOLD, LIMIT, LIMIT_MOST, limited, RARES, RARES_MOST, raise, STEPS } from './state';

export {
  ACTIVE,
  BEST_AT,
  BEST_FOLDED,
  BEST_VALUE,
  BITS,
  BLOCK,
  CANDIDATES,
  COUNTS,
  DENSE,
  FOLDED,
  FOUND_AT,
  FOUND_VALUE,
  FREQUENT_VALUES,
  HITS,
  LIMIT,
  LIMIT_MOST,
  LIST_BEGIN,
  LIST_END,
  LISTS,
  mark,
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
  SCORES,
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
  return LIMIT > LIMIT_MOST ? afterLarge<T>(n) : from + lanes;
}

// Two kernels over one memory: one finds the values of a block while the other checks those of the block before.

export function find8(n: i32): i32 {
  return find<u8>(n);
}

export function find16(n: i32): i32 {
  return find<u16>(n);
}

export function settle8(at: i32, value: i32): void {
  settle<u8>(at, value);
}

export function settle16(at: i32, value: i32): void {
  settle<u16>(at, value);
}

/** Checks the heaps from n to before `end`, LIMIT being what the other kernel has. */
export function check8(n: i32, end: i32, limit: i32): void {
  adopt(limit);
  checked<u8>(n, end);
}

export function check16(n: i32, end: i32, limit: i32): void {
  adopt(limit);
  checked<u16>(n, end);
}

function adopt(limit: i32): void {
  if (limit == LIMIT) return;
  limited(limit);
  outgrown();
}

/** Makes ready to find only: what `prepare8` does without the lists of windows. */
export function prepareFind8(n: i32): void {
  begin<u8>();
  refold(n);
  order(n);
}

export function prepareFind16(n: i32): void {
  begin<u16>();
  refold(n);
  order(n);
}

/** Makes ready to check only: the other kernel folds the values. */
export function prepareCheck8(n: i32): void {
  begin<u8>();
  list<u8>(n);
}

export function prepareCheck16(n: i32): void {
  begin<u16>();
  list<u16>(n);
}

/** Goes back to where `mark` was called. */
export function unmark(): void {
  const limit = LIMIT;
  back();
  if (LIMIT != limit) rareRows();
}

/** Folds anew the values of the heaps below n, for FOLDED has moved. */
export function refold(n: i32): void {
  if (FOLD != 0) foldAll(n);
}

function prepare<T>(n: i32): void {
  begin<T>();
  refold(n);
  order(n);
  if (DENSE == 0) list<T>(n);
}

/** Sets LIMIT above a value. */
export function above(value: i32): void {
  raise(value);
}
