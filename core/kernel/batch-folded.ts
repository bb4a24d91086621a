import { clear, firstRare, lastRare, mark } from './batch';
import { commonParity, fold, unfold } from './folded';
import { candidate, compareListed, fill, put, ROWS, ROWS_LAST, standing, unchosen, unhit } from './rows';
import { sift, stampBest } from './sift';
import { BEST_FOLDED, FOLDED, LEAST, LISTED, MASK, RARE_AT, RARE_FOLDED, RARES, raise, rareAt, SEEN, SPLITS, STRIDE, step, TAKES, VALUES, weigh } from './state';

// A batch of folded values: as in batch.ts, with sixteen heaps at once and every value common.

const LANES: i32 = 16;
const FOLDED_VALUES: i32 = 256;

/** Values of the heaps from + first ... of the sixteen that start at `from`, none of which two rare parts give; gives the first lane that needs a larger value, or 16. */
export function batchFolded(from: i32, first: i32): i32 {
  clear(LANES, FOLDED_VALUES);
  stampBest<u8>(FOLDED, BEST_FOLDED, from);
  if (!choose(first)) return first;
  sift<u8>(FOLDED, BEST_FOLDED, from, first);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const taken = <i32>ctz(rest);
    const total = from - taken;
    compareListed<u8>(FOLDED + <usize>total, RARE_AT, RARE_FOLDED, max(LISTED, firstRare(taken, LANES)), lastRare(total));
  }
  weigh(unchosen<u8>(first));
  let most = 0;
  let lane = first;
  for (; lane < LANES; lane += 1) {
    const folded = settle(from, lane);
    if (folded < 0) break;
    const value = unfold(folded, from + lane);
    store<u8>(FOLDED + <usize>(from + lane), <u8>folded);
    store<u16>(VALUES + (<usize>(from + lane) << 1), <u16>value);
    most = max(most, value);
  }
  raise(most);
  return lane;
}

/** The bits of sixteen values that are not seen. */
function open16(p: usize): u64 {
  return <u64>i8x16.bitmask(i8x16.eq(v128.load(p), i64x2.splat(0)));
}

/** The least values of each lane that are not seen; false where there is none. */
function choose(first: i32): bool {
  for (let lane: usize = first; lane < <usize>LANES; lane += 1) {
    const seen = SEEN + lane * STRIDE;
    let row: usize = 0;
    for (let value = 0; row < ROWS && value < FOLDED_VALUES; value += 64) {
      const p = seen + <usize>value;
      let open = open16(p) | (open16(p + 16) << 16) | (open16(p + 32) << 32) | (open16(p + 48) << 48);
      const end = row + min(ROWS - row, <usize>popcnt(open));
      for (; row < end; row += 1) {
        put<u8>(row, lane, value + <i32>ctz(open));
        open &= open - 1;
      }
    }
    if (row == 0) return false;
    fill<u8>(row, lane);
  }
  unhit();
  return true;
}

/** The folded value of one heap: marks what the takes and the parts of the batch itself give, and takes the first candidate that stands; -1 where there is none. */
function settle(from: i32, lane: usize): i32 {
  const n = from + <i32>lane;
  for (let rest = TAKES; rest != 0; rest &= rest - 1) {
    const value = <i32>load<u16>(VALUES + (<usize>(n - <i32>ctz(rest)) << 1));
    if ((<i32>popcnt(value & MASK) & 1) == commonParity(n)) mark(fold(value), lane);
  }
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const taken = <i32>ctz(rest);
    const total = n - taken;
    for (let i = 0; i < RARES && rareAt(i) < LEAST; i += 1) markPair(i, total, lane);
    for (let i = RARES - 1; i >= 0 && rareAt(i) >= from - taken; i -= 1) if (rareAt(i) < total) markPair(i, total, lane);
  }
  const seen = SEEN + lane * STRIDE;
  for (let row = standing<u8>(0, lane); row < ROWS_LAST; row = standing<u8>(row + 1, lane)) {
    const value = candidate<u8>(row, lane);
    if (load<u8>(seen + <usize>value) == 0) return value;
  }
  return searched(n, lane);
}

/** Marks what the i-th rare position gives. */
function markPair(i: i32, total: i32, lane: usize): void {
  mark(<i32>load<u8>(RARE_FOLDED + <usize>i) ^ <i32>load<u8>(FOLDED + <usize>(total - rareAt(i))), lane);
}

/** The least folded value that no part gives, for this heap alone; -1 where there is none. */
function searched(n: i32, lane: usize): i32 {
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = n - <i32>ctz(rest);
    for (let i = 0; i < RARES && rareAt(i) < total; i += 1) markPair(i, total, lane);
  }
  step(RARES / 8);
  const seen = SEEN + lane * STRIDE;
  for (let value = 0; value < FOLDED_VALUES; value += 1) if (load<u8>(seen + <usize>value) == 0) return value;
  return -1;
}
