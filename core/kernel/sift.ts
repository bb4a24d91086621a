import { compareAll, compareListed, compareSix, narrow, ROWS, ROWS_AT_ONCE, ROWS_LAST } from './rows';
import { BEST_AT, BESTS, LISTED, SEEN, SPLITS, STAMPED, step, STRIDE } from './state';

// The best parts and a batch, whole or folded: the first of them are stamped, the others compared, with fewer rows of candidates the further down they stand.

/** How many parts are stamped. */
function stampedParts(): i32 {
  return min(STAMPED, BESTS);
}

/** Marks what the stamped parts give; heap 0 has its value at `values`, and the parts have theirs at `own`. */
export function stampBest<L>(values: usize, own: usize, from: i32): void {
  const end = stampedParts();
  const base = <u32>SEEN;
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const left = leftOf<L>(values, from, rest);
    for (let i: usize = 0; i < <usize>end; i += 1) {
      stamp<L>(left - <usize>load<i32>(BEST_AT + (i << 2)) * sizeof<L>(), base | <u32>load<L>(own + i * sizeof<L>()));
    }
    step(end);
  }
}

/** Where the value lies that the first heap of a batch leaves after the least of the numbers taken, with no part. */
function leftOf<L>(values: usize, from: i32, taken: u64): usize {
  return values + <usize>(from - <i32>ctz(taken)) * sizeof<L>();
}

/** Marks, lane by lane, what a part gives with the heaps at `p`; `base` is its value, and SEEN, which is aligned beyond any value. */
function stamp<L>(p: usize, base: u32): void {
  store<u8>(<usize>(<u32>load<L>(p, 0 * sizeof<L>()) ^ base), 1, 0 * STRIDE);
  store<u8>(<usize>(<u32>load<L>(p, 1 * sizeof<L>()) ^ base), 1, 1 * STRIDE);
  store<u8>(<usize>(<u32>load<L>(p, 2 * sizeof<L>()) ^ base), 1, 2 * STRIDE);
  store<u8>(<usize>(<u32>load<L>(p, 3 * sizeof<L>()) ^ base), 1, 3 * STRIDE);
  store<u8>(<usize>(<u32>load<L>(p, 4 * sizeof<L>()) ^ base), 1, 4 * STRIDE);
  store<u8>(<usize>(<u32>load<L>(p, 5 * sizeof<L>()) ^ base), 1, 5 * STRIDE);
  store<u8>(<usize>(<u32>load<L>(p, 6 * sizeof<L>()) ^ base), 1, 6 * STRIDE);
  store<u8>(<usize>(<u32>load<L>(p, 7 * sizeof<L>()) ^ base), 1, 7 * STRIDE);
  if (sizeof<L>() == 1) {
    store<u8>(<usize>(<u32>load<L>(p, 8) ^ base), 1, 8 * STRIDE);
    store<u8>(<usize>(<u32>load<L>(p, 9) ^ base), 1, 9 * STRIDE);
    store<u8>(<usize>(<u32>load<L>(p, 10) ^ base), 1, 10 * STRIDE);
    store<u8>(<usize>(<u32>load<L>(p, 11) ^ base), 1, 11 * STRIDE);
    store<u8>(<usize>(<u32>load<L>(p, 12) ^ base), 1, 12 * STRIDE);
    store<u8>(<usize>(<u32>load<L>(p, 13) ^ base), 1, 13 * STRIDE);
    store<u8>(<usize>(<u32>load<L>(p, 14) ^ base), 1, 14 * STRIDE);
    store<u8>(<usize>(<u32>load<L>(p, 15) ^ base), 1, 15 * STRIDE);
  }
}

/** Compares the other best parts with the candidates: all of them, or where some parts are not listed, and will be compared whatever is done here, only those by which the last rows are found. */
export function sift<L>(values: usize, own: usize, from: i32, first: i32): void {
  const stamped = stampedParts();
  const many = min(BESTS, stamped + (stamped >> 1));
  const some = min(BESTS, 2 * stamped);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) compareAll<L>(leftOf<L>(values, from, rest), BEST_AT, own, stamped, many);
  narrow<L>(<usize>first, ROWS, ROWS_AT_ONCE);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) compareSix<L>(0, leftOf<L>(values, from, rest), BEST_AT, own, many, some);
  narrow<L>(<usize>first, ROWS_AT_ONCE, ROWS_LAST);
  if (LISTED == 0) return;
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) compareListed<L>(leftOf<L>(values, from, rest), BEST_AT, own, some, BESTS);
}
