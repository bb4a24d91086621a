// What the caller sets and reads, as globals of the module. Addresses are in bytes, positions are heaps.

/** The values: that of heap n lies at VALUES + n * its size. */
export let VALUES: usize = 0;
/** STRIDE bytes for each lane: byte v is 1 once that heap of the batch has an option of value v. Aligned to 4096. */
export let SEEN: usize = 0;
/** STRIDE bytes for even and for odd heaps: byte v is 1 where v is a rare target. */
export let RARE_ROWS: usize = 0;
/** 256 bytes of scratch. */
export let SCRATCH: usize = 0;
/** The rare positions, ascending (32 bits each), their values, how many there are and how many have room. */
export let RARE_AT: usize = 0;
export let RARE_VALUE: usize = 0;
export let RARES: i32 = 0;
export let RARES_MOST: i32 = 0;
/** A power of two above every value so far, and the most that it may become. */
export let LIMIT: i32 = 0;
export let LIMIT_MOST: i32 = 0;
/** 1: every position is tried as a part, and nothing is rare. */
export let DENSE: i32 = 0;
/** The mask of the functional, and whether the parity of the position, counted from ODD, is part of it. */
export let MASK: i32 = 0;
export let POSITION: i32 = 0;
export let ODD: i32 = 0;
/** Numbers taken by splits and by takes that leave one heap: bit t for t. */
export let SPLITS: u64 = 0;
export let TAKES: u64 = 0;
/** How many parts are stamped before candidates are chosen; the rest is compared with the candidates only. */
export let STAMPED: i32 = 256;
/** Heaps between two checks of the rare targets: a power of two from 16 to 128. */
export let BLOCK: i32 = 128;
/** Steps so far; a step handles one part for a whole batch. */
export let STEPS: f64 = 0;

/** Bitmaps of FREQUENT values, eight copies each, copy s shifted by s bits, for the positions from BITS_FROM to BITS_TO - 1. */
export let FREQUENT: i32 = 0;
export let FREQUENT_VALUES: usize = 0;
export let BITS: usize = 0;
export let BITS_FROM: i32 = 0;
export let BITS_TO: i32 = 0;
/** The bitmaps end BEHIND before the heap under work; parts from BEHIND to BEHIND + SPAN have their
 * windows listed by their value, PLACES_MOST each. */
export let BEHIND: i32 = 0;
export let COUNTS: usize = 0;
export let PLACES: usize = 0;

/** For each rare target: the heaps of the 128 that need a witness of it; and the targets that such heaps have, with a copy of them. */
export let NEEDS: usize = 0;
export let OPEN: usize = 0;

/** The first heap whose value must be a rare one, and that value; found by the last check. */
export let FOUND_AT: i32 = -1;
export let FOUND_VALUE: i32 = 0;

/** Bytes of one lane: all values below 4096, and a line of the cache, lest all lanes fall on the same ones. */
export const STRIDE: usize = 4096 + 64;
export const SPAN: i32 = 8192;
/** A multiple of 64, as is SPAN. */
export const BEHIND_MOST: i32 = 8192;
/** Bytes of the list of targets; its copy follows it. */
export const OPEN_HALF: usize = 4096 * 2;
/** After so many frequent values a target that so few heaps need is searched heap by heap. */
export const SURE: i32 = 8;
export const FEW: i64 = 3;
export const FREQUENT_MOST: i32 = 32;
export const PLACES_MOST: i32 = 64;
/** Bytes of the lists for one number taken. */
export const PLACES_EACH: usize = 4096 * 64 * 2;
/** Bits in one copy, and its bytes, with a word before and after it. */
export const COPY_BITS: i32 = 2 * SPAN;
export const COPY: usize = COPY_BITS / 8 + 32;

export function raise(value: i32): void {
  while (LIMIT <= value) LIMIT *= 2;
}

export function step(count: i32): void {
  STEPS += <f64>count;
}

let batches: i32 = 0;
let lost: i32 = 0;

/** Takes note of a batch, and of the lanes in it whose candidates were all hit; stamps more or fewer parts where that is often or seldom so. */
export function weigh(count: i32): void {
  lost += count;
  batches += 1;
  if (batches < 32) return;
  if (lost > 24) STAMPED += STAMPED / 8;
  else if (lost < 10) STAMPED = max<i32>(32, STAMPED - STAMPED / 16);
  batches = 0;
  lost = 0;
}

export function bitsSpan(from: i32, to: i32): void {
  BITS_FROM = from;
  BITS_TO = to;
}

export function behind(distance: i32): void {
  BEHIND = distance;
}

export function frequent(count: i32): void {
  FREQUENT = count;
}

export function found(at: i32, value: i32): void {
  FOUND_AT = at;
  FOUND_VALUE = value;
}

export function addRare(count: i32): void {
  RARES += count;
}
