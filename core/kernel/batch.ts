import {
  DENSE,
  LIMIT,
  raise,
  rareAt,
  RARE_ROWS,
  RARE_VALUE,
  RARES,
  SCRATCH,
  SEEN,
  SPLITS,
  STAMPED,
  STRIDE,
  step,
  TAKES,
  VALUES,
  weigh,
} from './state';
import { hasOption, valueAt } from './search';
import { tiny } from './tiny';

// A batch is as many heaps as a vector has lanes. Candidates M0 to M3, the least common values not seen, lie at SCRATCH, a lane a heap; behind
// them H0 to H3: all ones where some part gives the candidate after all.

const HITS: usize = 64;

/** Values of the heaps from + first ... of the batch that starts at `from`, no heap of which is held to be rare. */
export function batch<T>(from: i32, first: i32): void {
  const lanes: i32 = 16 / sizeof<T>();
  if (sizeof<T>() == 1 && DENSE == 0 && LIMIT <= 32) {
    first = tiny(from, first);
    if (first == lanes) return;
  }
  const stamped = STAMPED;
  clear(lanes, LIMIT);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = from - <i32>ctz(rest);
    if (DENSE != 0) stampAll<T>(total, firstPart(from - total, lanes), min(stamped, lastPart<T>(total)));
    else stampRare<T>(total, firstRare(from - total, lanes), min(stamped, lastRare(total)));
  }
  step(stamped * <i32>popcnt(SPLITS));
  let all = 0;
  for (;;) {
    choose<T>(first);
    const compared = compare<T>(from, stamped);
    const lost = unchosen<T>(first);
    all += lost;
    step(compared);
    if (compared <= 0 || lost < 2) break;
    noteHits<T>();
  }
  weigh(all);
  let most = 0;
  for (let lane = first; lane < lanes; lane += 1) most = max(most, settle<T>(from, lane));
  raise(most);
}

/** Compares all parts that are not stamped with the candidates; gives how many they are. */
function compare<T>(from: i32, stamped: i32): i32 {
  const lanes: i32 = 16 / sizeof<T>();
  let count = 0;
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = from - <i32>ctz(rest);
    const begin = max(stamped, DENSE != 0 ? firstPart(from - total, lanes) : firstRare(from - total, lanes));
    const end = DENSE != 0 ? lastPart<T>(total) : lastRare(total);
    if (DENSE != 0) compareAll<T>(total, begin, end);
    else compareRare<T>(total, begin, end);
    count += max(0, end - begin);
  }
  return count;
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

function stampRare<T>(total: i32, begin: i32, end: i32): void {
  const base = <u32>SEEN;
  for (let i = begin; i < end; i += 1) {
    const at = <usize>(total - rareAt(i));
    stamp<T>(VALUES + at * sizeof<T>(), base | <u32>load<T>(RARE_VALUE + <usize>i * sizeof<T>()));
  }
}

function stampAll<T>(total: i32, begin: i32, end: i32): void {
  const base = <u32>SEEN;
  let p = VALUES + <usize>(total - begin) * sizeof<T>();
  for (let part = begin; part < end; part += 1) {
    stamp<T>(p, base | <u32>load<T>(VALUES + <usize>part * sizeof<T>()));
    p -= sizeof<T>();
  }
}

/** Marks, lane by lane, what a part gives with the heaps at `p`; `base` is its value, and SEEN, which is aligned beyond any value. */
export function stamp<T>(p: usize, base: u32): void {
  store<u8>(<usize>(<u32>load<T>(p, 0 * sizeof<T>()) ^ base), 1, 0 * STRIDE);
  store<u8>(<usize>(<u32>load<T>(p, 1 * sizeof<T>()) ^ base), 1, 1 * STRIDE);
  store<u8>(<usize>(<u32>load<T>(p, 2 * sizeof<T>()) ^ base), 1, 2 * STRIDE);
  store<u8>(<usize>(<u32>load<T>(p, 3 * sizeof<T>()) ^ base), 1, 3 * STRIDE);
  store<u8>(<usize>(<u32>load<T>(p, 4 * sizeof<T>()) ^ base), 1, 4 * STRIDE);
  store<u8>(<usize>(<u32>load<T>(p, 5 * sizeof<T>()) ^ base), 1, 5 * STRIDE);
  store<u8>(<usize>(<u32>load<T>(p, 6 * sizeof<T>()) ^ base), 1, 6 * STRIDE);
  store<u8>(<usize>(<u32>load<T>(p, 7 * sizeof<T>()) ^ base), 1, 7 * STRIDE);
  if (sizeof<T>() == 1) {
    store<u8>(<usize>(<u32>load<T>(p, 8) ^ base), 1, 8 * STRIDE);
    store<u8>(<usize>(<u32>load<T>(p, 9) ^ base), 1, 9 * STRIDE);
    store<u8>(<usize>(<u32>load<T>(p, 10) ^ base), 1, 10 * STRIDE);
    store<u8>(<usize>(<u32>load<T>(p, 11) ^ base), 1, 11 * STRIDE);
    store<u8>(<usize>(<u32>load<T>(p, 12) ^ base), 1, 12 * STRIDE);
    store<u8>(<usize>(<u32>load<T>(p, 13) ^ base), 1, 13 * STRIDE);
    store<u8>(<usize>(<u32>load<T>(p, 14) ^ base), 1, 14 * STRIDE);
    store<u8>(<usize>(<u32>load<T>(p, 15) ^ base), 1, 15 * STRIDE);
  }
}

/** The four least common values of each lane that are not seen. */
function choose<T>(first: i32): void {
  const lanes: i32 = 16 / sizeof<T>();
  const none = i64x2.splat(0);
  for (let lane = first; lane < lanes; lane += 1) {
    const seen = SEEN + <usize>lane * STRIDE;
    const rare = RARE_ROWS + <usize>(lane & 1) * STRIDE;
    const p = SCRATCH + <usize>lane * sizeof<T>();
    let count: usize = 0;
    for (let value = 0; count < 4; value += 16) {
      let open = i8x16.bitmask(i8x16.eq(v128.or(v128.load(seen + value), v128.load(rare + value)), none));
      for (; open != 0 && count < 4; open &= open - 1) {
        store<T>(p + (count << 4), <T>(value + ctz(open)));
        count += 1;
      }
    }
  }
  v128.store(SCRATCH, none, 64);
  v128.store(SCRATCH, none, 80);
  v128.store(SCRATCH, none, 96);
  v128.store(SCRATCH, none, 112);
}

function compareRare<T>(total: i32, begin: i32, end: i32): void {
  const m0 = v128.load(SCRATCH);
  const m1 = v128.load(SCRATCH, 16);
  const m2 = v128.load(SCRATCH, 32);
  const m3 = v128.load(SCRATCH, 48);
  let h0 = v128.load(SCRATCH, 64);
  let h1 = v128.load(SCRATCH, 80);
  let h2 = v128.load(SCRATCH, 96);
  let h3 = v128.load(SCRATCH, 112);
  for (let i = begin; i < end; i += 1) {
    const at = <usize>(total - rareAt(i));
    const x = v128.xor(v128.load(VALUES + at * sizeof<T>()), v128.load_splat<T>(RARE_VALUE + <usize>i * sizeof<T>()));
    h0 = v128.or(h0, v128.eq<T>(x, m0));
    h1 = v128.or(h1, v128.eq<T>(x, m1));
    h2 = v128.or(h2, v128.eq<T>(x, m2));
    h3 = v128.or(h3, v128.eq<T>(x, m3));
  }
  v128.store(SCRATCH, h0, 64);
  v128.store(SCRATCH, h1, 80);
  v128.store(SCRATCH, h2, 96);
  v128.store(SCRATCH, h3, 112);
}

function compareAll<T>(total: i32, begin: i32, end: i32): void {
  const m0 = v128.load(SCRATCH);
  const m1 = v128.load(SCRATCH, 16);
  const m2 = v128.load(SCRATCH, 32);
  const m3 = v128.load(SCRATCH, 48);
  let h0 = v128.load(SCRATCH, 64);
  let h1 = v128.load(SCRATCH, 80);
  let h2 = v128.load(SCRATCH, 96);
  let h3 = v128.load(SCRATCH, 112);
  let p = VALUES + <usize>begin * sizeof<T>();
  let q = VALUES + <usize>(total - begin) * sizeof<T>();
  const last = VALUES + <usize>end * sizeof<T>();
  for (; p + sizeof<T>() < last; p += 2 * sizeof<T>()) {
    const x = v128.xor(v128.load(q), v128.load_splat<T>(p));
    const y = v128.xor(v128.load(q - sizeof<T>()), v128.load_splat<T>(p, sizeof<T>()));
    h0 = v128.or(h0, v128.or(v128.eq<T>(x, m0), v128.eq<T>(y, m0)));
    h1 = v128.or(h1, v128.or(v128.eq<T>(x, m1), v128.eq<T>(y, m1)));
    h2 = v128.or(h2, v128.or(v128.eq<T>(x, m2), v128.eq<T>(y, m2)));
    h3 = v128.or(h3, v128.or(v128.eq<T>(x, m3), v128.eq<T>(y, m3)));
    q -= 2 * sizeof<T>();
  }
  if (p < last) {
    const x = v128.xor(v128.load(q), v128.load_splat<T>(p));
    h0 = v128.or(h0, v128.eq<T>(x, m0));
    h1 = v128.or(h1, v128.eq<T>(x, m1));
    h2 = v128.or(h2, v128.eq<T>(x, m2));
    h3 = v128.or(h3, v128.eq<T>(x, m3));
  }
  v128.store(SCRATCH, h0, 64);
  v128.store(SCRATCH, h1, 80);
  v128.store(SCRATCH, h2, 96);
  v128.store(SCRATCH, h3, 112);
}

/** How many lanes from the first on have no candidate that stands. */
function unchosen<T>(first: i32): i32 {
  const hit = v128.and(
    v128.and(v128.load(SCRATCH, 64), v128.load(SCRATCH, 80)),
    v128.and(v128.load(SCRATCH, 96), v128.load(SCRATCH, 112)),
  );
  return <i32>popcnt(v128.bitmask<T>(hit) >> first);
}

/** Marks the candidates that were hit as seen. */
function noteHits<T>(): void {
  const lanes: usize = 16 / sizeof<T>();
  for (let j: usize = 0; j < 64; j += 16) {
    for (let lane: usize = 0; lane < lanes; lane += 1) {
      const p = SCRATCH + j + lane * sizeof<T>();
      if (load<T>(p, HITS) != <T>0) mark(<i32>load<T>(p), lane);
    }
  }
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
  for (let j: usize = 0; j < 64; j += 16) {
    const p = SCRATCH + j + <usize>lane * sizeof<T>();
    const candidate = <i32>load<T>(p);
    if (load<T>(p, HITS) == <T>0 && isOpen(candidate, lane)) {
      value = candidate;
      break;
    }
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
