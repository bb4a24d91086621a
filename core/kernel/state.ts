// What the caller sets and reads, as globals of the module. Addresses are in bytes, positions are heaps.

/** The values: that of heap n lies at VALUES + n * its size. */
export let VALUES: usize = 0;
/** STRIDE bytes for each lane: byte v is 1 once that heap of the batch has an option of value v. Aligned to 4096. */
export let SEEN: usize = 0;
/** STRIDE bytes for even and for odd heaps: byte v is 1 where v is a rare target. */
export let RARE_ROWS: usize = 0;
/** 256 bytes of scratch. */
export let SCRATCH: usize = 0;
/** Folded candidates, rows of 16 bytes, a lane a heap; and rows as many, all ones where some part gives the candidate after all. */
export let CANDIDATES: usize = 0;
export let HITS: usize = 0;
/** The rare positions, ascending (32 bits each), their values, how many there are and how many have room. */
export let RARE_AT: usize = 0;
export let RARE_VALUE: usize = 0;
export let RARES: i32 = 0;
export let RARES_MOST: i32 = 0;
/** Parts in the order that `order.ts` gives them, their values, whole and folded, and how many they are; and what parts score. */
export let BEST_AT: usize = 0;
export let BEST_VALUE: usize = 0;
export let BEST_FOLDED: usize = 0;
export let BESTS: i32 = 0;
export let SCORES: usize = 0;
/** Among the best parts are all from LEAST on up to this place of the rare positions, or in a dense game up to this part; 0 where some are left out. */
export let LISTED: i32 = 0;
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
/** How many of the best parts are stamped before candidates are chosen; the others are compared with the candidates only. */
export let STAMPED: i32 = 256;
/** Heaps between two checks of the rare targets: a multiple of 32, at most BLOCK_MOST, or twice that where HALF is 1. */
export let BLOCK: i32 = 128;
/** Steps so far; a step handles one part for a whole batch, or one window for a whole block. */
export let STEPS: f64 = 0;
/** 1: the lanes of a block are every second heap, as windows.ts says. */
export let HALF: i32 = 0;

/** 1: values have a copy of one byte each at FOLDED, and rare ones at RARE_FOLDED, as folded.ts says. */
export let FOLD: i32 = 0;
export let FOLDED: usize = 0;
export let RARE_FOLDED: usize = 0;

/** The heaps of the block at work, a bit each, 64 bytes for each side; and those that need the target at work. */
export let ACTIVE: usize = 0;
export let NEED: usize = 0;

/** Bitmaps of FREQUENT values, COPY bytes each, for the positions from BITS_FROM to BITS_TO - 1. */
export let FREQUENT: i32 = 0;
export let FREQUENT_VALUES: usize = 0;
export let BITS: usize = 0;
export let BITS_FROM: i32 = 0;
export let BITS_TO: i32 = 0;

/** Common parts by value: how many, and PLACES_MOST of them a value, 16 bits each. Before that, how often values occur. */
export let COUNTS: usize = 0;
export let PLACES: usize = 0;
/** A word for each target: where its windows begin in LISTS, and where they end. */
export let LIST_BEGIN: usize = 0;
export let LIST_END: usize = 0;
/** Windows in groups: a word for the shift, and for each window its byte from that of the block on. */
export let LISTS: usize = 0;
/** Groups that are not yet full, one for each shift. */
export let OPEN_GROUPS: usize = 0;

/** The first heap whose value must be a rare one, and that value; found by the last check. */
export let FOUND_AT: i32 = -1;
export let FOUND_VALUE: i32 = 0;

/** Bytes of one lane: all values below 4096, and a line of the cache, lest all lanes fall on the same ones. */
export const STRIDE: usize = 4096 + 64;
export const TARGETS_MOST: i32 = 4096;
/** Lanes of a block: eight short of 512, for windows are shifted; and a multiple of 32. */
export const BLOCK_MOST: i32 = 480;
/** Parts that are judged, each for every number taken, and those that are listed; none is smaller than LEAST, so that vectors lie before the batch. */
export const JUDGED_MOST: i32 = 1 << 18;
export const BEST_MOST: i32 = 1 << 16;
export const LEAST: i32 = 16;
/** Values below it have room in a byte without one of their bits. */
export const FOLDED_LIMIT: i32 = 512;
/** Parts that windows are listed for: none below NEAR, and none from NEAR + SPAN on (twice that where HALF is 1). */
export const NEAR: i32 = 32;
export const SPAN: i32 = 16384;
export const FREQUENT_MOST: i32 = 80;
export const PLACES_MOST: i32 = 64;
/** Bytes of all lists, and windows in one. */
export const LISTS_BYTES: usize = 1 << 22;
export const LIST_MOST: i32 = 1024;
/** Bits in one bitmap, and its bytes with those behind it that a window may read: they are zero. */
export const COPY_BITS: i32 = SPAN + 8192;
export const COPY: usize = COPY_BITS / 8 + 128;

/** The i-th rare position. */
export function rareAt(i: i32): i32 {
  return load<i32>(RARE_AT + (<usize>i << 2));
}

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
  if (lost > 12) STAMPED = min(STAMPED + STAMPED / 8, BEST_MOST);
  else if (lost < 5) STAMPED = max<i32>(32, STAMPED - STAMPED / 16);
  batches = 0;
  lost = 0;
}

export function bitsSpan(from: i32, to: i32): void {
  BITS_FROM = from;
  BITS_TO = to;
}

export function frequentSize(count: i32): void {
  FREQUENT = count;
}

export function ordered(count: i32, listed: i32): void {
  BESTS = count;
  LISTED = listed;
}

/** Bytes of a value, for what is not written twice, for one byte and for two. */
let bytes: i32 = 1;

export function sized(size: i32): void {
  bytes = size;
}

/** The i-th value of an area. */
export function valueIn(area: usize, i: i32): i32 {
  return bytes == 1 ? <i32>load<u8>(area + <usize>i) : <i32>load<u16>(area + (<usize>i << 1));
}

export function setValueIn(area: usize, i: i32, value: i32): void {
  if (bytes == 1) store<u8>(area + <usize>i, <u8>value);
  else store<u16>(area + (<usize>i << 1), <u16>value);
}

export function found(at: i32, value: i32): void {
  FOUND_AT = at;
  FOUND_VALUE = value;
}

export function addRare(count: i32): void {
  RARES += count;
}

export function folding(is: bool): void {
  FOLD = is ? 1 : 0;
}

export function halving(is: bool): void {
  HALF = is ? 1 : 0;
}

/** Where the last block was begun to be found, and LIMIT and FOLD at that time. */
export let BEGUN_AT: i32 = 0;
export let BEGUN_LIMIT: i32 = 0;
export let BEGUN_FOLD: i32 = 0;

/** Takes note that a block is begun. */
export function begun(n: i32): void {
  BEGUN_AT = n;
  BEGUN_LIMIT = LIMIT;
  BEGUN_FOLD = FOLD;
}

let markedSteps: f64 = 0;
let markedStamped: i32 = 0;
let markedBatches: i32 = 0;
let markedLost: i32 = 0;
let markedLimit: i32 = 0;
let markedFold: i32 = 0;
let markedAt: i32 = 0;
let markedBegunLimit: i32 = 0;
let markedBegunFold: i32 = 0;

/** Takes note of where the work stands, beside the values. */
export function mark(): void {
  markedSteps = STEPS;
  markedStamped = STAMPED;
  markedBatches = batches;
  markedLost = lost;
  markedLimit = LIMIT;
  markedFold = FOLD;
  markedAt = BEGUN_AT;
  markedBegunLimit = BEGUN_LIMIT;
  markedBegunFold = BEGUN_FOLD;
}

/** Goes back to where `mark` was called. */
export function back(): void {
  STEPS = markedSteps;
  STAMPED = markedStamped;
  batches = markedBatches;
  lost = markedLost;
  LIMIT = markedLimit;
  FOLD = markedFold;
  BEGUN_AT = markedAt;
  BEGUN_LIMIT = markedBegunLimit;
  BEGUN_FOLD = markedBegunFold;
}

/** Sets LIMIT itself. */
export function limited(limit: i32): void {
  LIMIT = limit;
}
