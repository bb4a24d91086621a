import { batch } from './batch';
import { batchFolded } from './batch-folded';
import { check } from './check';
import { foldAt, foldRare, hasRarePair } from './folded';
import { valueAt } from './search';
import { addRare, BEGUN_AT, BEGUN_FOLD, BEGUN_LIMIT, begun, BLOCK, DENSE, FOLD, FOLDED_LIMIT, folding, FOUND_AT, FOUND_VALUE, halving, LIMIT, LIMIT_MOST, limited, MASK, ODD, POSITION, raise, RARE_AT, RARE_ROWS, RARE_VALUE, RARES, sized, STRIDE, TARGETS_MOST, VALUES } from './state';
import { retract } from './windows';

// The blocks of a sparse game: their heaps get common values first, and then a check tells the first one that must have a rare value.

/** Values of a block, checked: to its end, or to the first heap that has a rare value; gives the heap after the last. */
export function sparse<T>(n: i32): i32 {
  const end = find<T>(n);
  checked<T>(n, end);
  if (FOUND_AT < 0) return end;
  settle<T>(FOUND_AT, FOUND_VALUE);
  return FOUND_AT + 1;
}

/** Checks the heaps from n to the end of their block, as FOUND_AT and FOUND_VALUE tell; what was known from the found one on is forgotten. */
export function checked<T>(n: i32, end: i32): void {
  check<T>(n & -32, n, end);
  if (FOUND_AT >= 0) retract(FOUND_AT & -32);
}

/** Values of the heaps from n to the end of its block, or to the first one whose value is too large, all common: to be checked; gives the heap after the last. */
export function find<T>(n: i32): i32 {
  begun(n);
  const end = (n & -32) + BLOCK;
  const isApart = sizeof<T>() == 2 && FOLD != 0 && !hasRarePair(n, end);
  for (let at = n; at < end; ) {
    const before = LIMIT;
    const next = isApart && FOLD != 0 ? sixteen(at) : few<T>(at);
    if (LIMIT > LIMIT_MOST) return afterLarge<T>(at);
    if (LIMIT != before) outgrown();
    at = next;
  }
  return end;
}

/** The heap after the first one, from n on, whose value is too large: those behind it were found by means of it. */
export function afterLarge<T>(n: i32): i32 {
  while (valueAt<T>(n) < LIMIT_MOST) n += 1;
  return n + 1;
}

/** What depends on LIMIT is made anew. */
export function outgrown(): void {
  rareRows();
  if (LIMIT > FOLDED_LIMIT) folding(false);
}

/** Gives a heap the rare value that its check has found. */
export function settle<T>(at: i32, value: i32): void {
  restore<T>(at, value);
  store<i32>(RARE_AT + (<usize>RARES << 2), at);
  store<T>(RARE_VALUE + <usize>RARES * sizeof<T>(), <T>value);
  store<T>(VALUES + <usize>at * sizeof<T>(), <T>value);
  if (FOLD != 0) {
    foldAt(at, value);
    foldRare(RARES);
  }
  addRare(1);
}

/** Takes back what heaps from one on have done to LIMIT, one of them having that value in truth: a heap that is rare may have been given a large value. */
function restore<T>(at: i32, value: i32): void {
  limited(BEGUN_LIMIT);
  for (let n = BEGUN_AT; n < at; n += 1) raise(valueAt<T>(n));
  raise(value);
  if (LIMIT != BEGUN_LIMIT) outgrown();
  if (BEGUN_FOLD == 0 || FOLD != 0 || LIMIT > FOLDED_LIMIT) return;
  folding(true);
  for (let n = BEGUN_AT; n < at; n += 1) foldAt(n, valueAt<T>(n));
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

/** What the mask and the limit decide. */
export function begin<T>(): void {
  sized(sizeof<T>());
  halving(DENSE == 0 && POSITION != 0);
  folding(sizeof<T>() == 2 && DENSE == 0 && MASK != 0 && LIMIT <= FOLDED_LIMIT);
  rareRows();
}

/** The rows of rare targets. */
export function rareRows(): void {
  for (let value = 0; value < min(2 * LIMIT, TARGETS_MOST); value += 1) {
    const parity = <i32>popcnt(value & MASK) & 1;
    const even = DENSE == 0 && (POSITION == 0 ? parity : parity ^ ODD) == 0;
    const odd = DENSE == 0 && (POSITION == 0 ? parity : parity ^ ODD ^ 1) == 0;
    store<u8>(RARE_ROWS + <usize>value, even ? 1 : 0);
    store<u8>(RARE_ROWS + STRIDE + <usize>value, odd ? 1 : 0);
  }
}
