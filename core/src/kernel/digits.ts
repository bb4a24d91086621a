import { bytesOf } from './hex.ts';
import { digits } from './modules/digits.ts';
import { type Cell, instantiated, memoryOf } from './webassembly.ts';

/** Reads the numbers of a text that lies in its own room. */
export interface Digits {
  /** Room for the text. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The numbers of the last reading, from place 0 on; and the same where the greatest is below 2^31, quicker to get at. */
  readonly numbers: Float64Array;
  readonly small: Int32Array;
  /** Reads numbers below 2^53, each with a blank behind it, from byte `at` on before `end`; tells how many. It ends before what is no such number. */
  read(at: number, end: number): number;
  /** Where the last number begins, and the byte behind it. */
  last(): number;
  behind(): number;
  /** The least and the greatest of the numbers. */
  least(): number;
  greatest(): number;
}

/** What the module of core/kernel/digits.ts exports. */
interface Exports {
  readonly LAST: Cell<number>;
  readonly BEHIND: Cell<number>;
  numbers(at: number, end: number, target: number, low: number): number;
  least(): number;
  greatest(): number;
}

const PAGE = 65_536;
const ZERO = 48;
const BLANK = 32;
const TAB = 9;
const RETURN = 13;
/** With more digits a number is left to be read exactly. */
const MOST_DIGITS = 18;

/** The compiled reader with room for so many bytes, as quick as it gets from its first byte on; undefined where the engine has no WebAssembly. */
export function compiledDigits(room: number): Digits | undefined {
  // A number and the blank behind it are two bytes; eight and four as numbers.
  const memory = memoryOf(Math.ceil((room * 7) / PAGE));
  const found = memory && instantiated(bytesOf(digits), memory);
  if (memory === undefined || found === undefined) return undefined;
  const { numbers, LAST, BEHIND, least, greatest } = found as Exports; // the module is ours
  return {
    bytes: new Uint8Array(memory.buffer, 0, room),
    numbers: new Float64Array(memory.buffer, room, room / 2),
    small: new Int32Array(memory.buffer, room * 5, room / 2),
    read: (at, end) => numbers(at, end, room, room * 5),
    last: () => LAST.value,
    behind: () => BEHIND.value,
    least,
    greatest,
  };
}

/** The plain twin of the compiled reader: sooner there for a short text, and there without WebAssembly. */
export function plainDigits(room: number): Digits {
  const bytes = new Uint8Array(room);
  const numbers = new Float64Array(room / 2);
  const small = new Int32Array(room / 2);
  let least = 0;
  let greatest = 0;
  let last = 0;
  let behind = 0;
  return {
    bytes,
    numbers,
    small,
    read(at, end) {
      least = Number.MAX_SAFE_INTEGER;
      greatest = 0;
      let start = at;
      let value = 0;
      let read = 0;
      for (let stop = at; stop < end; stop += 1) {
        const byte = bytes[stop] ?? 0;
        const digit = byte - ZERO;
        if (digit >= 0 && digit <= 9) {
          value = value * 10 + digit;
          continue;
        }
        if (byte !== BLANK && (byte < TAB || byte > RETURN)) break;
        if (stop > start) {
          if (stop - start > MOST_DIGITS || value > Number.MAX_SAFE_INTEGER) break;
          numbers[read] = value;
          small[read] = value;
          if (value < least) least = value;
          if (value > greatest) greatest = value;
          read += 1;
          last = start;
          behind = stop;
          value = 0;
        }
        start = stop + 1;
      }
      return read;
    },
    last: () => last,
    behind: () => behind,
    least: () => least,
    greatest: () => greatest,
  };
}
