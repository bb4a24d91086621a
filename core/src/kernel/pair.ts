import { bytesOf } from './hex.ts';
import { CHECKING, type Exports, type Kernel, laidOut, pagesOf, placed, roomOf } from './kernel.ts';
import { pair } from './modules/pair.ts';
import { instantiated, type Memory, memoryOf } from './webassembly.ts';

// Two kernels over one memory, each in a thread of its own. The first asks and goes on with work of its own; the second sleeps, does what is asked, and
// answers. They speak by words of the memory.

/** What the second thread is given: data that a thread may be sent. */
export interface Assistance {
  readonly memory: Memory;
  /** Where the words lie by which the threads speak, and behind them the areas of the second kernel. */
  readonly at: number;
}

/** Starts a thread that does `assist` with what it is given; gives how to end it. */
export type Second = (given: Assistance) => () => void;

/** What a check has found: the first heap that must have a rare value, -1 where there is none, that value, and the steps of the check. */
interface Found {
  readonly at: number;
  readonly value: number;
  readonly steps: number;
}

/** The first kernel of two, and the other one. */
export interface Pair extends Kernel {
  /** Starts the second thread where it does not run yet; whether it is ready. */
  start(): boolean;
  /** Asks for a check of the heaps from n to before `end`. */
  askCheck(n: number, end: number, wide: boolean): void;
  /** Asks to make ready for checks, heaps below n being known. */
  askReady(n: number, wide: boolean): void;
  /** Waits for the answer. */
  answer(): Found;
  /** Ends the second thread. */
  end(): void;
}

/** Places of 32 bits: whose turn it is, what is asked, of which heap, before which heap, the heap found and its value, whether the second thread runs, the settings. */
const TURN = 0;
const OP = 1;
const HEAP = 2;
const FOUND = 3;
const VALUE = 4;
const READY = 5;
const SETTINGS = 8;
const END = 20;

/** Places of 64 bits: the steps of an answer, the splits, the takes. */
const STEPS = 3;
const SPLITS = 8;
const TAKES = 9;

/** Bytes of all places. */
const PLACES = 128;

const FIRST = 0;
const SECOND = 1;

const op = { check8: 0, check16: 1, prepare8: 2, prepare16: 3 } as const;

/** What the second kernel is told before each task, beside the splits and the takes. */
const settings = ['VALUES', 'FOLDED', 'MASK', 'POSITION', 'ODD', 'BLOCK', 'DENSE', 'LIMIT'] as const;

const MORE = PLACES + roomOf(CHECKING);

/** Looks before a thread that waits goes to sleep: waking takes as long. */
const LOOKS = 3000;

/** How long an answer may take before the other thread is taken for lost: a block takes a few milliseconds. */
const PATIENCE_MS = 60_000;

/** Two kernels, the second one in the thread that `second` starts; undefined where the engine cannot. */
export function openPair(second: Second): Pair | undefined {
  const memory = memoryOf(pagesOf(MORE), true);
  const kernel = laidOut(pair, memory, MORE);
  if (memory === undefined || kernel === undefined) return undefined;
  const { exports } = kernel;
  const at = exports.VALUES.value - MORE;
  const { words, floats, longs } = placesOf(memory, at);
  let stop: (() => void) | undefined;
  const give = (what: number, n: number, end: number) => {
    words[OP] = what;
    words[HEAP] = n;
    words[END] = end;
    for (const [i, name] of settings.entries()) words[SETTINGS + i] = exports[name].value;
    longs[SPLITS] = exports.SPLITS.value;
    longs[TAKES] = exports.TAKES.value;
    pass(words, SECOND);
  };
  return {
    ...kernel,
    start() {
      stop ??= second({ memory, at });
      return Atomics.load(words, READY) === 1;
    },
    askCheck(n, end, wide) {
      give(wide ? op.check16 : op.check8, n, end);
    },
    askReady(n, wide) {
      give(wide ? op.prepare16 : op.prepare8, n, n);
    },
    answer() {
      waitFor(words, FIRST);
      return { at: words[FOUND] ?? -1, value: words[VALUE] ?? 0, steps: floats[STEPS] ?? 0 };
    },
    end() {
      stop?.();
    },
  };
}

/** Does what the first kernel asks, for as long as its thread is let live: the work of the second thread. */
export function assist({ memory, at }: Assistance): never {
  const found = instantiated(bytesOf(pair), memory);
  if (found === undefined) throw new Error('the engine of the second thread is not that of the first');
  const exports = found as Exports; // the module is ours
  placed(exports, CHECKING, at + PLACES);
  const { words, floats, longs } = placesOf(memory, at);
  Atomics.store(words, READY, 1);
  for (;;) {
    waitFor(words, SECOND, Number.POSITIVE_INFINITY);
    const what = words[OP] ?? 0;
    const limit = exports.LIMIT.value;
    for (const [i, name] of settings.entries()) exports[name].value = words[SETTINGS + i] ?? 0;
    exports.SPLITS.value = longs[SPLITS] ?? 0n;
    exports.TAKES.value = longs[TAKES] ?? 0n;
    const before = exports.STEPS.value;
    did(exports, what, words[HEAP] ?? 0, words[END] ?? 0, limit);
    floats[STEPS] = exports.STEPS.value - before;
    words[FOUND] = exports.FOUND_AT.value;
    words[VALUE] = exports.FOUND_VALUE.value;
    pass(words, FIRST);
  }
}

function did(exports: Exports, what: number, n: number, end: number, limit: number): void {
  if (what === op.prepare8) exports.prepareCheck8(n);
  if (what === op.prepare16) exports.prepareCheck16(n);
  if (what === op.prepare8 || what === op.prepare16) return;
  // The kernel makes anew what depends on its limit where that is another one.
  const next = exports.LIMIT.value;
  exports.LIMIT.value = limit;
  if (what === op.check8) exports.check8(n, end, next);
  else exports.check16(n, end, next);
}

function placesOf({ buffer }: Memory, at: number) {
  return {
    words: new Int32Array(buffer, at, PLACES / 4),
    floats: new Float64Array(buffer, at, PLACES / 8),
    longs: new BigUint64Array(buffer, at, PLACES / 8),
  };
}

/** Hands the turn over. */
function pass(words: Int32Array, to: number): void {
  Atomics.store(words, TURN, to);
  Atomics.notify(words, TURN);
}

/** Waits for a turn. */
function waitFor(words: Int32Array, turn: number, patience = PATIENCE_MS): void {
  for (let i = 0; i < LOOKS; i += 1) if (Atomics.load(words, TURN) === turn) return;
  while (Atomics.load(words, TURN) !== turn)
    if (Atomics.wait(words, TURN, 1 - turn, patience) === 'timed-out') throw new Error('the other thread is lost');
}
