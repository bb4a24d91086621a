import { clear, firstPart, firstRare, lastRare, mark, stamp } from './batch';
import { commonParity, fold, unfold } from './folded';
import { CANDIDATES, FOLDED, HITS, MASK, raise, rareAt, RARE_FOLDED, RARES, SEEN, SPLITS, STAMPED, STRIDE, step, TAKES, VALUES, weigh } from './state';

// A batch of folded values: as in batch.ts, with sixteen heaps at once and every value common.

const LANES: i32 = 16;
const FOLDED_VALUES: i32 = 256;
/** Candidates of a heap: rows of CANDIDATES, 16 bytes each. */
const MOST: usize = 6;

/** Values of the heaps from + first ... of the sixteen that start at `from`, none of which two rare parts give; gives the first lane that needs a larger value, or 16. */
export function batchFolded(from: i32, first: i32): i32 {
  const stamped = STAMPED;
  clear(LANES, FOLDED_VALUES);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = from - <i32>ctz(rest);
    stampFolded(total, firstRare(from - total, LANES), min(stamped, lastRare(total)));
  }
  step(stamped * <i32>popcnt(SPLITS));
  let all = 0;
  for (;;) {
    if (!choose(first)) return first;
    const compared = compare(from, stamped);
    const lost = unchosen(first);
    all += lost;
    step(compared);
    if (compared <= 0 || lost < 2) break;
    noteHits();
  }
  weigh(all);
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

function stampFolded(total: i32, begin: i32, end: i32): void {
  const base = <u32>SEEN;
  const from = FOLDED + <usize>total;
  for (let i = begin; i < end; i += 1) stamp<u8>(from - <usize>rareAt(i), base | <u32>load<u8>(RARE_FOLDED + <usize>i));
}

/** The least values of each lane that are not seen; the first one again where they are too few, and false where there is none. */
function choose(first: i32): bool {
  const none = i64x2.splat(0);
  for (let lane = first; lane < LANES; lane += 1) {
    const seen = SEEN + <usize>lane * STRIDE;
    const p = CANDIDATES + <usize>lane;
    let count: usize = 0;
    for (let value = 0; count < MOST && value < FOLDED_VALUES; value += 16) {
      for (let open = i8x16.bitmask(i8x16.eq(v128.load(seen + value), none)); open != 0 && count < MOST; open &= open - 1) {
        store<u8>(p + (count << 4), <u8>(value + ctz(open)));
        count += 1;
      }
    }
    if (count == 0) return false;
    for (; count < MOST; count += 1) store<u8>(p + (count << 4), load<u8>(p));
  }
  return true;
}

/** Compares the rare parts that are not stamped with the candidates; gives how many they are. */
function compare(from: i32, stamped: i32): i32 {
  const none = i64x2.splat(0);
  for (let j: usize = 0; j < MOST; j += 1) v128.store(HITS + (j << 4), none);
  let count = 0;
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = from - <i32>ctz(rest);
    const begin = max(stamped, firstRare(from - total, LANES));
    const end = lastRare(total);
    compareRare(total, begin, end);
    count += max(0, end - begin);
  }
  return count;
}

function compareRare(total: i32, begin: i32, end: i32): void {
  const m0 = v128.load(CANDIDATES);
  const m1 = v128.load(CANDIDATES, 16);
  const m2 = v128.load(CANDIDATES, 32);
  const m3 = v128.load(CANDIDATES, 48);
  const m4 = v128.load(CANDIDATES, 64);
  const m5 = v128.load(CANDIDATES, 80);
  let h0 = v128.load(HITS);
  let h1 = v128.load(HITS, 16);
  let h2 = v128.load(HITS, 32);
  let h3 = v128.load(HITS, 48);
  let h4 = v128.load(HITS, 64);
  let h5 = v128.load(HITS, 80);
  const from = FOLDED + <usize>total;
  for (let i = begin; i < end; i += 1) {
    const x = v128.xor(v128.load(from - <usize>rareAt(i)), v128.load8_splat(RARE_FOLDED + <usize>i));
    h0 = v128.or(h0, i8x16.eq(x, m0));
    h1 = v128.or(h1, i8x16.eq(x, m1));
    h2 = v128.or(h2, i8x16.eq(x, m2));
    h3 = v128.or(h3, i8x16.eq(x, m3));
    h4 = v128.or(h4, i8x16.eq(x, m4));
    h5 = v128.or(h5, i8x16.eq(x, m5));
  }
  v128.store(HITS, h0);
  v128.store(HITS, h1, 16);
  v128.store(HITS, h2, 32);
  v128.store(HITS, h3, 48);
  v128.store(HITS, h4, 64);
  v128.store(HITS, h5, 80);
}

/** How many lanes from the first on have no candidate that stands. */
function unchosen(first: i32): i32 {
  let hit = v128.load(HITS);
  for (let j: usize = 1; j < MOST; j += 1) hit = v128.and(hit, v128.load(HITS + (j << 4)));
  return <i32>popcnt(i8x16.bitmask(hit) >> first);
}

/** Marks the candidates that were hit as seen. */
function noteHits(): void {
  for (let j: usize = 0; j < MOST << 4; j += 1) if (load<u8>(HITS + j) != 0) mark(<i32>load<u8>(CANDIDATES + j), j & 15);
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
    const begin = firstPart(taken, LANES);
    for (let i = 0; i < RARES && rareAt(i) < begin; i += 1) markPair(i, total, lane);
    for (let i = RARES - 1; i >= 0 && rareAt(i) >= from - taken; i -= 1) if (rareAt(i) < total) markPair(i, total, lane);
  }
  const seen = SEEN + lane * STRIDE;
  for (let j: usize = 0; j < MOST << 4; j += 16) {
    const candidate = <usize>load<u8>(CANDIDATES + j + lane);
    if (load<u8>(HITS + j + lane) == 0 && load<u8>(seen + candidate) == 0) return <i32>candidate;
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
