import { bytesOf } from './base64.ts';
import { table } from './modules/table.ts';
import { type Cell, instantiated, type Memory, memoryOf } from './webassembly.ts';

/** What the module of core/kernel exports; `core/kernel/state.ts` says what each global is. */
interface Exports {
  readonly VALUES: Cell<number>;
  readonly SEEN: Cell<number>;
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
  run8(n: number, end: number, steps: number): number;
  run16(n: number, end: number, steps: number): number;
  prepare8(n: number): void;
  prepare16(n: number): void;
  refold(n: number): void;
  above(value: number): void;
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

/** Bytes of each area, in this order, from the second page on; `SEEN` must lie at a multiple of 4096. */
const AREAS = {
  SEEN: 17 * (4096 + 64),
  RARE_ROWS: 2 * (4096 + 64),
  SCRATCH: 256,
  CANDIDATES: 6 * 16,
  HITS: 6 * 16,
  ACTIVE: 128,
  NEED: 64,
  FREQUENT_VALUES: 512,
  BITS: 128 * (2048 + 128),
  COUNTS: 4096 * 4,
  PLACES: 4096 * 64 * 2,
  LIST_BEGIN: 4096 * 4,
  LIST_END: 4096 * 4,
  LISTS: 4 * 1_048_576,
  OPEN_GROUPS: 8 * 132,
  RARE_AT: RARES_MOST * 4,
  RARE_VALUE: RARES_MOST * 2,
  RARE_FOLDED: RARES_MOST,
} as const;

/** Bytes that a kernel holds beside its values. */
export const KERNEL_BYTES = PAGE + Object.values(AREAS).reduce((sum, bytes) => sum + bytes + 64, 0);

/** A fresh kernel; undefined where the engine has no WebAssembly with vectors. */
export function openKernel(): Kernel | undefined {
  const memory = memoryOf(Math.ceil(KERNEL_BYTES / PAGE) + 1);
  const found = memory && instantiated(bytesOf(table), memory);
  if (memory === undefined || found === undefined) return undefined;
  const exports = found as Exports; // the module is ours
  let end = PAGE;
  for (const [name, bytes] of Object.entries(AREAS)) {
    exports[name as keyof typeof AREAS].value = end; // the names of the record are its keys
    end = (end + bytes + 63) & ~63;
  }
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
