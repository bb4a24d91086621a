import { decimal } from '../nim/decimal.ts';
import type { Whole } from '../rules/position.ts';

/** A line of output: text of plain ASCII, or numbers with a blank between. */
export type Line = string | ArrayLike<Whole>;

/** Takes a piece of output; its bytes are written over afterwards. */
export type Put = (piece: Uint8Array) => void;

const BLANK = 32;
const END = 10;
/** The most digits of a number below 2^53, and a blank. */
const LONGEST = 17;
/** The bytes of a piece: fresh memory for a whole output takes longer than writing it. */
const PIECE = 65_536;

/** Writes the bytes of lines, each with its end, piece by piece; a thrown line leaves those before it written. */
export function write(lines: Iterable<Line>, put: Put): void {
  const bytes = new Uint8Array(PIECE);
  let at = 0;

  function flush(): void {
    put(bytes.subarray(0, at));
    at = 0;
  }

  function text(line: string): void {
    for (let i = 0; i < line.length; i += 1) {
      if (at === PIECE) flush();
      bytes[at] = line.charCodeAt(i);
      at += 1;
    }
  }

  function spaced(numbers: ArrayLike<Whole>): void {
    for (let i = 0; i < numbers.length; i += 1) {
      const number = numbers[i] ?? 0;
      if (at + LONGEST > PIECE) flush();
      if (i > 0) {
        bytes[at] = BLANK;
        at += 1;
      }
      if (typeof number === 'bigint') text(String(number));
      else at = decimal(bytes, at, number);
    }
  }

  try {
    for (const line of lines) {
      if (typeof line === 'string') text(line);
      else spaced(line);
      if (at === PIECE) flush();
      bytes[at] = END;
      at += 1;
    }
  } finally {
    if (at > 0) flush();
  }
}
