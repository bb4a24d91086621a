import { type Kernel, LARGEST_VALUE, RARES_MOST } from '../kernel/kernel.ts';
import type { Pair } from '../kernel/pair.ts';
import { type Code, digitOf, mostTaken } from '../nim/code.ts';
import { type Functional, fewest, isRare, type Tally, tally } from '../nim/functional.ts';
import { runPair } from './paired.ts';

/** The nim-values of a code that splits into two, many heaps at a time, by the kernel. */
export interface Batches {
  /** Goes on for about `work` steps, to heap `end` - 1 at most. */
  run(end: number, work: number): void;
  /** Values computed so far: those of heaps 0 to size - 1. */
  size(): number;
  /** The values; a view, valid until the next run. */
  values(): Uint8Array | Uint16Array;
  steps(): number;
  bytes(): number;
  /** Whether the kernel can go no further: its values become too large, or its memory ends. */
  isStuck(): boolean;
  /** Ends the second thread where there is one. */
  end(): void;
}

/** Opens two kernels, one of them in another thread; undefined where the engine cannot. */
export type OpenPair = () => Pair | undefined;

/** How batches are computed; never what they are. */
export interface Way {
  /** Every part is tried while one heap in `crowd` of the later half is rare. */
  readonly crowd?: number;
  /** Two kernels in two threads, for a sparse game from heap `pairedFrom` on. */
  readonly open?: OpenPair | undefined;
  readonly pairedFrom?: number;
}

/** Goes on from known values by a kernel; undefined where they are too large for it. The kernel is one of the pair where there is one. */
export function batchRun(
  kernel: Kernel,
  pair: Pair | undefined,
  code: Code,
  known: ArrayLike<number>,
  { crowd = CROWD, pairedFrom = PAIRED_FROM }: Way,
): Batches | undefined {
  const { exports } = kernel;
  const last = mostTaken(code) ?? 0;
  const takes = Array.from({ length: last + 1 }, (_, taken) => taken);
  const leaving = (parts: number): readonly number[] =>
    takes.filter((taken) => digitOf(code, taken).some((leave) => leave.parts === parts));
  const splits = leaving(2);
  exports.SPLITS.value = bitsOf(splits);
  exports.TAKES.value = bitsOf(leaving(1));
  const parity = splits.every((taken) => taken % 2 === (splits[0] ?? 0) % 2) ? (splits[0] ?? 0) % 2 : undefined;

  let size = known.length;
  let most = 0;
  for (let n = 0; n < size; n += 1) most = Math.max(most, known[n] ?? 0);
  if (most > LARGEST_VALUE) return undefined;
  let wide = most > NARROW;
  let isStuck = !kernel.reserve((wide ? 2 : 1) * size);
  if (isStuck) return undefined;
  valuesOf(kernel, wide, size).set(Array.from(known));
  exports.LIMIT.value = 32;
  exports.above(most);
  let refitAt = size;
  let room = 0;
  let listed: Functional | undefined;
  let isPaired = false;
  let counted: { readonly to: number; readonly tally: Tally } | undefined;

  function refit(): void {
    const values = valuesOf(kernel, wide, size);
    const limit = exports.LIMIT.value;
    counted = { to: size, tally: tally(values, counted?.to ?? 1, size, limit, counted?.tally) };
    const { functional, rare } = fewest(counted.tally, parity === undefined ? undefined : parity === 0 ? 0 : 1);
    const stays = listed !== undefined && functional.mask === listed.mask && functional.position === listed.position;
    if (!stays) list(functional, values);
    listed = functional;
    const from = size - Math.floor(size / 2);
    let late = 0;
    const at = new Int32Array(kernel.memory.buffer, exports.RARE_AT.value, exports.RARES.value);
    for (let i = at.length - 1; i >= 0 && (at[i] ?? 0) >= from; i -= 1) late += 1;
    const half = size / 2;
    // A rare value makes its block begin again; a dense heap has all its parts tried.
    const costly = crowd === CROWD && rare > RARES_FEW && size >= COSTLY_FROM;
    const many = costly ? BLOCK_MOST * late > half * (size / COSTS_LIKE - 1) : late * crowd > half;
    const dense = many || rare > RARES_MOST / 2;
    if (dense) listed = undefined;
    exports.DENSE.value = dense ? 1 : 0;
    exports.MASK.value = dense ? 0 : functional.mask;
    exports.POSITION.value = functional.position;
    exports.ODD.value = functional.odd;
    const block = functional.position === 1 ? 2 * BLOCK_MOST : BLOCK_MOST;
    exports.BLOCK.value = !costly && late * 300 > half ? 32 : block;
    if (dense) exports.RARES.value = 0;
    isPaired = pair !== undefined && !dense && size >= pairedFrom && pair.start();
    if (pair !== undefined && isPaired) {
      pair.askReady(size, wide);
      if (wide) exports.prepareFind16(size);
      else exports.prepareFind8(size);
      exports.STEPS.value += pair.answer().steps;
    } else if (wide) exports.prepare16(size);
    else exports.prepare8(size);
    refitAt = size + Math.floor(size / (dense ? DENSE_PART : SPARSE_PART));
  }

  function list(functional: Functional, values: Uint8Array | Uint16Array): void {
    const { buffer } = kernel.memory;
    const at = new Int32Array(buffer, exports.RARE_AT.value, RARES_MOST);
    const own = new (wide ? Uint16Array : Uint8Array)(buffer, exports.RARE_VALUE.value, RARES_MOST);
    let rares = 0;
    for (let n = 1; n < size; n += 1) {
      const value = values[n] ?? 0;
      if (!isRare(functional, n, value)) continue;
      if (rares === RARES_MOST) break;
      at[rares] = n;
      own[rares] = value;
      rares += 1;
    }
    exports.RARES.value = rares;
  }

  /** Values of two bytes from here on. */
  function widen(): void {
    wide = true;
    room = 0;
    isStuck = !kernel.reserve(2 * size);
    if (isStuck) return;
    const narrow = valuesOf(kernel, false, size);
    const twice = valuesOf(kernel, true, size);
    // Backwards, so that no byte is written over before it is read.
    for (let n = size - 1; n >= 0; n -= 1) twice[n] = narrow[n] ?? 0;
    refitAt = size;
    listed = undefined;
  }

  /** Makes room for values, and behind those of two bytes for their folded copies; false where there is none. */
  function provide(values: number): boolean {
    if (values <= room) return true;
    isStuck = !kernel.reserve((wide ? 3 : 1) * values + 64);
    if (isStuck) return false;
    room = values;
    if (!wide) return true;
    exports.FOLDED.value = exports.VALUES.value + 64 * Math.ceil(values / 32);
    exports.refold(size);
    return true;
  }

  return {
    run(end, work) {
      const stop = exports.STEPS.value + work;
      while (size < end && !isStuck && exports.STEPS.value < stop) {
        exports.LIMIT_MOST.value = wide ? LARGEST_VALUE + 1 : NARROW + 1;
        const due = size >= refitAt || exports.RARES.value >= RARES_MOST;
        // A block may end past the heap where it should.
        if (!provide(Math.min(end, due ? size + Math.floor(size / SPARSE_PART) : refitAt) + 2 * BLOCK_MOST)) return;
        if (due) refit();
        const to = Math.min(end, refitAt);
        const left = Math.max(1, stop - exports.STEPS.value);
        if (pair !== undefined && isPaired) size = runPair(pair, wide, size, to, left);
        else size = wide ? exports.run16(size, to, left) : exports.run8(size, to, left);
        if (exports.LIMIT.value <= exports.LIMIT_MOST.value) continue;
        if (wide) isStuck = true;
        else widen();
      }
    },
    size: () => size,
    values: () => valuesOf(kernel, wide, size),
    steps: () => exports.STEPS.value,
    bytes: () => kernel.bytes(),
    isStuck: () => isStuck,
    end: () => pair?.end(),
  };
}

/** The largest value of one byte: the power of two above it must be one too. */
const NARROW = 127;

/** Blocks are then long work enough for two threads. */
const PAIRED_FROM = 32_768;

/** After this part more of the heaps all is made anew: in a dense game soon, for its parts in order are half of the heaps. */
const SPARSE_PART = 2;
const DENSE_PART = 8;

/** Every 40th heap of the later half rare: then trying every part is the quicker way, as long as blocks are cheap. */
const CROWD = 40;

/** Heaps of a block, as `core/kernel/state.ts` has it. */
const BLOCK_MOST = 480;

/** With more rare positions than this, and from this heap on, a block is dear. */
const RARES_FEW = 192;
const COSTLY_FROM = 8192;

/** A heap of a sparse game then costs as much as all parts of a heap of this size. */
const COSTS_LIKE = 7000;

function valuesOf({ exports, memory }: Kernel, wide: boolean, size: number): Uint8Array | Uint16Array {
  return new (wide ? Uint16Array : Uint8Array)(memory.buffer, exports.VALUES.value, size);
}

function bitsOf(places: readonly number[]): bigint {
  return places.reduce((sum, place) => sum + 2n ** BigInt(place), 0n);
}
