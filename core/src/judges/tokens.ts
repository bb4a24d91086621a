import { whole } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import { ahead } from './ahead.ts';
import { isBlank, text } from './blank.ts';
import type { Limit, Pull, Tokens } from './input.ts';
import { isOutside, noted } from './noted.ts';
import { firstPiece } from './piece.ts';

export type { Limit, Misread, Pull, Tokens } from './input.ts';

const ZERO = 48;
const COMMA = 44;
const SEMICOLON = 59;
/** The closing bracket of each opening one. */
const CLOSING: ReadonlyMap<number, number> = new Map([
  [0x5b, 0x5d],
  [0x7b, 0x7d],
]);
/** The most characters of a wrong token that are shown. */
const LONGEST = 40;

/** The tokens of an input, read piece by piece. */
export function tokens(pull: Pull): Tokens {
  const piece = firstPiece(pull);
  const outside = noted();
  const numbers = ahead(piece, outside, number);

  /** Whether a further token stands in the input; then it is held whole. */
  function held(): boolean {
    if (!piece.more()) return false;
    let stop = piece.at;
    for (;;) {
      while (stop < piece.end && !isBlank(byte(stop))) stop += 1;
      if (stop < piece.end || piece.done) return true;
      stop -= piece.refill();
    }
  }

  function byte(at: number): number {
    return piece.digits.bytes[at] ?? 0;
  }

  function unsigned(limit: Limit): Whole {
    if (!held()) piece.fail('judge-ended', piece.at, { name: limit.name });
    let stop = piece.at;
    let value = 0;
    for (; stop < piece.end; stop += 1) {
      const digit = byte(stop) - ZERO;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    piece.last = piece.at;
    piece.at = stop;
    if (stop === piece.last) odd(limit);
    const read = value <= Number.MAX_SAFE_INTEGER ? value : whole(BigInt(text(piece.digits.bytes, piece.last, stop)));
    if (isOutside(limit, read)) outside.note(limit, read);
    return read;
  }

  function odd(limit: Limit): never {
    const { last, end } = piece;
    let stop = last;
    while (stop < end && stop < last + LONGEST && !isBlank(byte(stop))) stop += 1;
    return piece.fail('judge-number', last, { name: limit.name, found: text(piece.digits.bytes, last, stop) });
  }

  function number(limit: Limit): Whole {
    const value = unsigned(limit);
    if (piece.at < piece.end && !isBlank(byte(piece.at))) odd(limit);
    return value;
  }

  function list(limit: Limit): readonly Whole[] {
    const values: Whole[] = [];
    numbers.settle();
    skip(SEMICOLON);
    piece.last = piece.at;
    const close = CLOSING.get(byte(piece.at));
    if (close === undefined) return piece.fail('judge-list', piece.at, { name: limit.name });
    piece.at += 1;
    while (skip(COMMA) && byte(piece.at) !== close) values.push(unsigned(limit));
    if (piece.at === piece.end) piece.fail('judge-ended', piece.at, { name: limit.name });
    piece.at += 1;
    return values;
  }

  function skip(mark: number): boolean {
    while (piece.more() && byte(piece.at) === mark) piece.at += 1;
    return piece.at < piece.end;
  }

  return {
    more: () => numbers.more() || piece.more(),
    whole: numbers.one,
    row: numbers.row,
    rapid: numbers.rapid,
    count(limit) {
      const value = numbers.one(limit);
      return typeof value === 'number' ? value : piece.fail('judge-too-large', piece.last, { name: limit.name });
    },
    list,
    note: outside.note,
    refuse(name, value) {
      numbers.settle();
      return piece.fail('judge-impossible', piece.last, { name, value });
    },
    notes: outside.notes,
  };
}
