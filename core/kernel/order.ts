import { fold } from './folded';
import {
  BEST_AT,
  BEST_FOLDED,
  BEST_MOST,
  BEST_VALUE,
  COUNTS,
  DENSE,
  FOLD,
  JUDGED_MOST,
  LEAST,
  ordered,
  RARE_VALUE,
  rareAt,
  RARES,
  SCORES,
  setValueIn,
  SPLITS,
  step,
  TARGETS_MOST,
  valueIn,
  VALUES,
} from './state';

// The order of the parts. Some parts give what many others give as well, and some what hardly any other part does; with the latter first, half as many
// parts leave as few candidates, and in a dense game a quarter. The heaps just before are the judges.

const JUDGES: i32 = 16;

/** What a part counts for that alone gives a value to a judge; with k others, this over (k + 1) squared. */
const ALONE: i32 = 1 << 16;

/** Parts nearer than this to the heaps to come are not judged: for all others something is left to any heap to come, whatever is taken. */
const NEAREST: i32 = 128;

/** Lists the best parts, the heaps below n being known. */
export function order(n: i32): void {
  const count = judged(n);
  memory.fill(SCORES, 0, <usize>count << 2);
  for (let heap = n - JUDGES; heap < n; heap += 1) judge(heap, count);
  sort(count);
  step((count * <i32>popcnt(SPLITS) * JUDGES) / 8);
}

/** How many parts are judged: rare positions, or in a dense game all parts from LEAST on. */
function judged(n: i32): i32 {
  const most = JUDGED_MOST / <i32>popcnt(SPLITS);
  if (DENSE != 0) return min(most, n / 2 - LEAST);
  let count = min(RARES, most);
  while (count > 0 && rareAt(count - 1) > n - NEAREST) count -= 1;
  return count;
}

/** The i-th part to be judged. */
function partAt(i: i32): i32 {
  return DENSE != 0 ? LEAST + i : rareAt(i);
}

function valueOf(i: i32): i32 {
  return DENSE != 0 ? valueIn(VALUES, LEAST + i) : valueIn(RARE_VALUE, i);
}

/** The entry of COUNTS for what the i-th part gives where that much is left for both parts. */
function entryOf(i: i32, total: i32): usize {
  return COUNTS + (<usize>(valueOf(i) ^ valueIn(VALUES, total - partAt(i))) << 2);
}

/** Adds to the scores what the parts do for a heap: only values below its own count. */
function judge(heap: i32, count: i32): void {
  memory.fill(COUNTS, 0, <usize>TARGETS_MOST << 2);
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = heap - <i32>ctz(rest);
    for (let i = 0; i < count && partAt(i) < total; i += 1) {
      const p = entryOf(i, total);
      store<i32>(p, load<i32>(p) + 1);
    }
  }
  const own = valueIn(VALUES, heap);
  for (let value = 0; value < TARGETS_MOST; value += 1) {
    const p = COUNTS + (<usize>value << 2);
    const times = load<i32>(p);
    store<i32>(p, value < own && times > 0 ? ALONE / times / times : 0);
  }
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = heap - <i32>ctz(rest);
    for (let i = 0; i < count && partAt(i) < total; i += 1) {
      const p = SCORES + (<usize>i << 2);
      store<i32>(p, load<i32>(p) + load<i32>(entryOf(i, total)));
    }
  }
}

/** Lists the judged parts, those of the highest scores first. */
function sort(count: i32): void {
  memory.fill(COUNTS, 0, <usize>TARGETS_MOST << 2);
  for (let i = 0; i < count; i += 1) {
    if (partAt(i) < LEAST) continue;
    const p = COUNTS + (rankOf(i) << 2);
    store<i32>(p, load<i32>(p) + 1);
  }
  let size = 0;
  for (let rank = 0; rank < TARGETS_MOST; rank += 1) {
    const p = COUNTS + (<usize>rank << 2);
    const before = size;
    size += load<i32>(p);
    store<i32>(p, before);
  }
  for (let i = 0; i < count; i += 1) {
    if (partAt(i) < LEAST) continue;
    const p = COUNTS + (rankOf(i) << 2);
    const place = load<i32>(p);
    store<i32>(p, place + 1);
    if (place < BEST_MOST) write(place, i);
  }
  ordered(min(size, BEST_MOST), size > BEST_MOST ? 0 : DENSE != 0 ? LEAST + count : count);
}

/** The rank of a score, among TARGETS_MOST: sixteen for each power of two. */
function rankOf(i: i32): usize {
  return <usize>TARGETS_MOST - 1 - <usize>(reinterpret<u32>(<f32>load<i32>(SCORES + (<usize>i << 2))) >> 19);
}

function write(place: i32, i: i32): void {
  const value = valueOf(i);
  store<i32>(BEST_AT + (<usize>place << 2), partAt(i));
  setValueIn(BEST_VALUE, place, value);
  if (FOLD != 0) store<u8>(BEST_FOLDED + <usize>place, <u8>fold(value));
}
