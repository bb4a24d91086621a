import { bytesOf } from './hex.ts';
import { table } from './modules/table.ts';
import { type Cell, instantiated, type Memory, memoryOf } from './webassembly.ts';

/** What the module of core/kernel exports; `core/kernel/state.ts` says what each global is. */
export interface Exports {
  readonly VALUES: Cell<number>;
  readonly SEEN: Cell<number>;
  readonly BEST_AT: Cell<number>;
  readonly BEST_VALUE: Cell<number>;
  readonly BEST_FOLDED: Cell<number>;
  readonly SCORES: Cell<number>;
  readonly RARE_ROWS: Cell<number>;
  readonly SCRATCH: Cell<number>;
  readonly RARE_AT: Cell<number>;
  readonly RARE_VALUE: Cell<number>;
  readonly RARES: Cell<number>;
  readonly RARES_MOST: Cell<number>;
  readonly LIMIT: Cell<number>;
  readonly LIMIT_MOST: Cell<number>;
  readonly DENSE: Cell<number>;
  readonly MASK: Cell<number>;
  readonly POSITION: Cell<number>;
  readonly ODD: Cell<number>;
  readonly SPLITS: Cell<bigint>;
  readonly TAKES: Cell<bigint>;
  readonly BLOCK: Cell<number>;
  readonly STEPS: Cell<number>;
  readonly CANDIDATES: Cell<number>;
  readonly HITS: Cell<number>;
  readonly FOLDED: Cell<number>;
  readonly RARE_FOLDED: Cell<number>;
  readonly ACTIVE: Cell<number>;
  readonly NEED: Cell<number>;
  readonly FREQUENT_VALUES: Cell<number>;
  readonly BITS: Cell<number>;
  readonly COUNTS: Cell<number>;
  readonly PLACES: Cell<number>;
  readonly LIST_BEGIN: Cell<number>;
  readonly LIST_END: Cell<number>;
  readonly LISTS: Cell<number>;
  readonly OPEN_GROUPS: Cell<number>;
  readonly FOUND_AT: Cell<number>;
  readonly FOUND_VALUE: Cell<number>;
  run8(n: number, end: number, steps: number): number;
  run16(n: number, end: number, steps: number): number;
  prepare8(n: number): void;
  prepare16(n: number): void;
  refold(n: number): void;
  above(value: number): void;
  find8(n: number): number;
  find16(n: number): number;
  settle8(at: number, value: number): void;
  settle16(at: number, value: number): void;
  check8(n: number, end: number, limit: number): void;
  check16(n: number, end: number, limit: number): void;
  prepareFind8(n: number): void;
  prepareFind16(n: number): void;
  prepareCheck8(n: number): void;
  prepareCheck16(n: number): void;
  mark(): void;
  unmark(): void;
}

/** A kernel with its memory laid out; the values come last and may grow. */
export interface Kernel {
  readonly exports: Exports;
  readonly memory: Memory;
  /** Makes room for that many bytes of values; false where the memory cannot grow so far. */
  reserve(bytes: number): boolean;
  bytes(): number;
}

/** Values that the kernel takes: below 2048, the next power of two being below 4096. */
export const LARGEST_VALUE = 2047;

/** Rare positions that have room. */
export const RARES_MOST = 1_000_000;

const PAGE = 65_536;

/** Parts that the kernel puts in order. */
const BEST_MOST = 65_536;

/** Bytes of the areas by whose help values are checked. */
export const CHECKING = {
  RARE_ROWS: 2 * (4096 + 64),
  SCRATCH: 256,
  ACTIVE: 128,
  NEED: 64,
  FREQUENT_VALUES: 80 * 4,
  BITS: 80 * (3072 + 128),
  COUNTS: 4096 * 4,
  PLACES: 4096 * 64 * 2,
  LIST_BEGIN: 4096 * 4,
  LIST_END: 4096 * 4,
  LISTS: 4 * 1_048_576,
  OPEN_GROUPS: 8 * 132,
} as const;

/** Bytes of each area, in this order, from the second page on; `SEEN` must lie at a multiple of 4096. */
const AREAS = {
  SEEN: 17 * (4096 + 64),
  ...CHECKING,
  CANDIDATES: 12 * 16,
  HITS: 12 * 16,
  RARE_AT: RARES_MOST * 4,
  RARE_VALUE: RARES_MOST * 2,
  RARE_FOLDED: RARES_MOST,
  BEST_AT: BEST_MOST * 4,
  BEST_VALUE: BEST_MOST * 2,
  BEST_FOLDED: BEST_MOST,
  SCORES: 262_144 * 4,
} as const;

/** Names and bytes of areas. */
type Areas = Readonly<Partial<Record<keyof typeof AREAS, number>>>;

/** Bytes that areas take, each at a multiple of 64. */
export function roomOf(areas: Areas): number {
  return Object.values(areas).reduce((sum, bytes) => sum + bytes + 64, 0);
}

/** Bytes that a kernel holds beside its values. */
export const KERNEL_BYTES = PAGE + roomOf(AREAS);

/** A fresh kernel; undefined where the engine has no WebAssembly with vectors. */
export function openKernel(): Kernel | undefined {
  return laidOut(table, memoryOf(pagesOf(0)), 0);
}

/** Pages of 64 KiB for a kernel without values, and some more bytes. */
export function pagesOf(more: number): number {
  return Math.ceil((KERNEL_BYTES + more) / PAGE) + 1;
}

/** The build of a kernel over a memory, with bytes for others between its areas and the values. */
export function laidOut(build: string, memory: Memory | undefined, more: number): Kernel | undefined {
  const found = memory && instantiated(bytesOf(build), memory);
  if (memory === undefined || found === undefined) return undefined;
  const exports = found as Exports; // the module is ours
  const end = placed(exports, AREAS, PAGE) + more;
  exports.VALUES.value = end;
  exports.RARES_MOST.value = RARES_MOST;
  return {
    exports,
    memory,
    reserve(bytes) {
      // Vectors at the last value reach beyond it.
      const pages = Math.ceil((end + bytes + 256) / PAGE) - memory.buffer.byteLength / PAGE;
      if (pages <= 0) return true;
      try {
        memory.grow(pages);
        return true;
      } catch {
        return false;
      }
    },
    bytes: () => memory.buffer.byteLength,
  };
}

/** Lays areas out from an address on, and tells the kernel; gives the address behind them. */
export function placed(exports: Exports, areas: Areas, begin: number): number {
  let end = begin;
  for (const [name, bytes] of Object.entries(areas)) {
    exports[name as keyof typeof AREAS].value = end; // the names of the record are its keys
    end = (end + bytes + 63) & ~63;
  }
  return end;
}
