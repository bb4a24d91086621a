import { add, close, open } from './groups';
import {
  COUNTS,
  FREQUENT,
  FREQUENT_MOST,
  FREQUENT_VALUES,
  frequentSize,
  HALF,
  LIMIT,
  LIST_BEGIN,
  LIST_END,
  LIST_MOST,
  LISTS_BYTES,
  NEAR,
  PLACES,
  PLACES_MOST,
  RARE_ROWS,
  SPAN,
  SPLITS,
  STRIDE,
  TARGETS_MOST,
  valueIn,
  VALUES,
} from './state';
import { advance, emptied, GROUP, sideOf } from './windows';

/** Parts that a frequent value has in turn. */
const PARTS_AT_ONCE: i32 = 12;

/** Lists the windows of the rare targets, those that give most first; the heaps below `known` are known. Only a heap of a larger value needs a target. */
export function list<T>(known: i32): void {
  const n = known & -32;
  memory.fill(LIST_BEGIN, 0, <usize>TARGETS_MOST << 2);
  memory.fill(LIST_END, 0, <usize>TARGETS_MOST << 2);
  const largest = count(max(1, n - SPAN), n);
  most();
  emptied(n);
  advance<T>(n);
  // Groups that are not full are filled up, one of each shift.
  const room = min(LIST_MOST, <i32>(LISTS_BYTES / 5) / LIMIT - 8 * GROUP);
  place(n);
  let end: u32 = 0;
  for (let target = 0; target < largest; target += 1) {
    if (load<u8>(RARE_ROWS + <usize>target) == 0 && load<u8>(RARE_ROWS + STRIDE + <usize>target) == 0) continue;
    store<u32>(LIST_BEGIN + (<usize>target << 2), end);
    open(end);
    gather(target, room);
    end = close();
    store<u32>(LIST_END + (<usize>target << 2), end);
  }
}

/** Counts the values of some heaps; gives the largest. */
function count(from: i32, to: i32): i32 {
  memory.fill(COUNTS, 0, <usize>TARGETS_MOST << 2);
  let largest = 0;
  for (let at = from; at < to; at += 1) {
    const value = valueIn(VALUES, at);
    const p = COUNTS + (<usize>value << 2);
    store<i32>(p, load<i32>(p) + 1);
    largest = max(largest, value);
  }
  return largest;
}

/** The most frequent values by the counts. */
function most(): void {
  let size = 0;
  for (; size < FREQUENT_MOST; size += 1) {
    let best = 0;
    for (let value = 1; value < LIMIT; value += 1) {
      if (load<i32>(COUNTS + (<usize>value << 2)) > load<i32>(COUNTS + (<usize>best << 2))) best = value;
    }
    if (load<i32>(COUNTS + (<usize>best << 2)) == 0) break;
    store<i32>(COUNTS + (<usize>best << 2), 0);
    store<i32>(FREQUENT_VALUES + (<usize>size << 2), best);
  }
  frequentSize(size);
}

/** The least part, where there are enough heaps: smaller ones are less regular. */
const FROM: i32 = 3072;

/** Collects the common parts by their values. */
function place(n: i32): void {
  memory.fill(COUNTS, 0, <usize>TARGETS_MOST << 2);
  const end = min((NEAR + SPAN) << HALF, n / 2);
  for (let at = min(FROM, n >> 3); at < end; at += 1) {
    const value = <usize>valueIn(VALUES, at);
    if (load<u8>(RARE_ROWS + <usize>(at & 1) * STRIDE + value) != 0) continue;
    const p = COUNTS + (value << 2);
    const size = load<i32>(p);
    if (size == PLACES_MOST) continue;
    store<u16>(PLACES + ((value * PLACES_MOST + <usize>size) << 1), <u16>at);
    store<i32>(p, size + 1);
  }
}

/** Adds windows of a target to the open list: of every frequent value a few parts, the most frequent ones first, and then a few more. */
function gather(target: i32, room: i32): void {
  const side = HALF == 0 ? 0 : sideOf(target);
  let size = 0;
  for (let begin = 0; begin < PLACES_MOST; begin += PARTS_AT_ONCE) {
    const before = size;
    for (let f = 0; f < FREQUENT; f += 1) {
      const frequent = load<i32>(FREQUENT_VALUES + (<usize>f << 2));
      const value = <usize>(target ^ frequent);
      const end = min(begin + PARTS_AT_ONCE, load<i32>(COUNTS + (value << 2)));
      for (let round = begin; round < end; round += 1) {
        const part = <i32>load<u16>(PLACES + ((value * PLACES_MOST + <usize>round) << 1));
        for (let rest = SPLITS, turn = 0; rest != 0 && turn < 2; rest &= rest - 1, turn += 1) {
          if (size >= room) return;
          const back = part + <i32>ctz(rest) - side;
          add(f, HALF == 0 ? back : (back + (sideOf(frequent) ^ 1)) >> 1);
          size += 1;
        }
      }
    }
    if (size == before) break;
  }
}
