import { batch } from './batch';
import {
  addRare,
  BEHIND,
  BEHIND_MOST,
  FREQUENT_MOST,
  BITS,
  BLOCK,
  behind,
  bitsSpan,
  COPY,
  COUNTS,
  DENSE,
  FOUND_AT,
  FOUND_VALUE,
  FREQUENT_VALUES,
  frequent,
  LIMIT,
  LIMIT_MOST,
  MASK,
  ODD,
  PLACES,
  PLACES_EACH,
  PLACES_MOST,
  POSITION,
  RARE_AT,
  RARE_ROWS,
  RARE_VALUE,
  RARES,
  RARES_MOST,
  raise,
  SPAN,
  STEPS,
  SPLITS,
  STRIDE,
  VALUES,
} from './state';
import { check, placeOf } from './witness';

export {
  BITS,
  BLOCK,
  COUNTS,
  DENSE,
  FREQUENT_VALUES,
  LIMIT,
  LIMIT_MOST,
  MASK,
  NEEDS,
  ODD,
  OPEN,
  PLACES,
  POSITION,
  RARE_AT,
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
  const lanes: i32 = 16 / sizeof<T>();
  const before = LIMIT;
  const end = (n & -BLOCK) + BLOCK;
  for (let at = n; at < end; ) {
    const from = at & -lanes;
    batch<T>(from, at - from);
    at = from + lanes;
    if (LIMIT != before) rareRows();
  }
  check<T>(n & -128, n, end);
  if (FOUND_AT < 0) return end;
  store<i32>(RARE_AT + (<usize>RARES << 2), FOUND_AT);
  store<T>(RARE_VALUE + <usize>RARES * sizeof<T>(), <T>FOUND_VALUE);
  store<T>(VALUES + <usize>FOUND_AT * sizeof<T>(), <T>FOUND_VALUE);
  addRare(1);
  return FOUND_AT + 1;
}

function prepare<T>(n: i32): void {
  rareRows();
  if (DENSE != 0) return;
  behind(min((n / 4) & -64, BEHIND_MOST));
  for (let value = 0; value < 2 * LIMIT_MOST; value += 1) store<i32>(COUNTS + (<usize>value << 2), 0);
  most<T>(n - BEHIND - SPAN, n - BEHIND);
  for (let value = 0; value < 2 * LIMIT_MOST; value += 1) store<i32>(COUNTS + (<usize>value << 2), 0);
  for (let at = BEHIND; at < min(n - 320, BEHIND + SPAN); at += 1) {
    const value = <usize>load<T>(VALUES + <usize>at * sizeof<T>());
    const count = load<i32>(COUNTS + (value << 2));
    if (count == PLACES_MOST) continue;
    let place = PLACES + value * (PLACES_MOST << 1) + (<usize>count << 1);
    for (let rest = SPLITS, turn = 0; rest != 0 && turn < 2; rest &= rest - 1, turn += 1) {
      store<u16>(place, <u16>placeOf(at, <i32>ctz(rest)));
      place += PLACES_EACH;
    }
    store<i32>(COUNTS + (value << 2), count + 1);
  }
  fill();
  memory.fill(BITS, 0, <usize>(FREQUENT_MOST * 8) * COPY);
  const start = max(0, n - BEHIND - SPAN - 384) & -128;
  bitsSpan(start, start);
}

/** Fills the lists of places up to a multiple of four by their first one. */
function fill(): void {
  for (let value: usize = 0; value < <usize>(2 * LIMIT_MOST); value += 1) {
    const count = load<i32>(COUNTS + (value << 2));
    for (let turn: usize = 0; turn < 2; turn += 1) {
      const list = PLACES + turn * PLACES_EACH + value * (PLACES_MOST << 1);
      for (let i = count; count > 0 && (i & 3) != 0; i += 1) store<u16>(list + (<usize>i << 1), load<u16>(list));
    }
  }
}

/** The most frequent values among some positions. */
function most<T>(from: i32, to: i32): void {
  for (let at = max(1, from); at < to; at += 1) {
    const p = COUNTS + (<usize>load<T>(VALUES + <usize>at * sizeof<T>()) << 2);
    store<i32>(p, load<i32>(p) + 1);
  }
  let count = 0;
  for (; count < FREQUENT_MOST; count += 1) {
    let best = 0;
    for (let value = 1; value < LIMIT; value += 1) {
      if (load<i32>(COUNTS + (<usize>value << 2)) > load<i32>(COUNTS + (<usize>best << 2))) best = value;
    }
    if (load<i32>(COUNTS + (<usize>best << 2)) == 0) break;
    store<i32>(COUNTS + (<usize>best << 2), 0);
    store<i32>(FREQUENT_VALUES + (<usize>count << 2), best);
  }
  frequent(count);
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
