import { compiledDigits, type Digits, plainDigits } from '../kernel/digits.ts';
import type { FaultId } from '../rules/fault.ts';
import type { Whole } from '../rules/position.ts';
import { isBlank } from './blank.ts';
import type { Misread, Pull } from './input.ts';
import { places } from './place.ts';

/** The bytes that are held at a time, unless a token is longer. */
const PIECE = 65_536;
/** The bytes of the first piece; each is twice the one before, up to the most. */
const FIRST = 1024;
/** An input of more than so many bytes is long: from there on the compiled reader reads its numbers. */
const LONG = 8192;

/** The piece of an input that is held, and where reading is: at byte `at` of it, before `end`, behind the token that begins at `last`. */
export interface Piece {
  /** Reads the numbers of the piece, which lies in its room. */
  digits: Digits;
  at: number;
  end: number;
  last: number;
  /** Nothing comes behind it. */
  done: boolean;
  /** Lets go what stands before the last token and reads on; by how many bytes the rest has moved. */
  refill(): number;
  /** Whether a further token stands in the input; reads on to it. */
  more(): boolean;
  fail(id: FaultId, byte: number, fields: Readonly<Record<string, Whole | string>>): never;
}

/** The first piece of an input: room for all of it would take longer to get than the reading. */
export function firstPiece(pull: Pull): Piece {
  const place = places();
  let size = FIRST;

  const piece: Piece = {
    digits: plainDigits(PIECE),
    at: 0,
    end: 0,
    last: 0,
    done: false,
    refill() {
      const { last: gone, end } = piece;
      const { bytes } = piece.digits;
      place.pass(bytes, gone);
      const rest = bytes.subarray(gone, end);
      const isFull = rest.length * 2 > bytes.length;
      if (isFull || size === LONG) {
        const room = isFull ? bytes.length * 2 : bytes.length;
        piece.digits = compiledDigits(room) ?? plainDigits(room);
      }
      const to = piece.digits.bytes;
      to.set(rest);
      const count = pull(to.subarray(rest.length, rest.length + size));
      size = Math.min(size * 2, PIECE);
      piece.done = count === 0;
      piece.end = rest.length + count;
      piece.at -= gone;
      piece.last = 0;
      return gone;
    },
    more() {
      for (;;) {
        const { bytes } = piece.digits;
        while (piece.at < piece.end && isBlank(bytes[piece.at] ?? 0)) piece.at += 1;
        if (piece.at < piece.end || piece.done) return piece.at < piece.end;
        piece.refill();
      }
    },
    fail(id, byte, fields) {
      const misread: Misread = { misread: { id, ...place.of(piece.digits.bytes, byte), ...fields } };
      throw misread;
    },
  };

  while (piece.end < 3 && !piece.done) piece.refill();
  const [first, second, third] = piece.digits.bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) piece.at = 3;
  return piece;
}
