import type { Whole } from '../rules/position.ts';
import { isBlank } from './blank.ts';
import type { Limit, Row } from './input.ts';
import { isOutside, type Noted } from './noted.ts';
import type { Piece } from './piece.ts';

/** Numbers below are small: they fit in 32 bits with a sign. */
const SMALL = 2 ** 31;
/** With fewer bytes left, the next piece is read: a token that ends at a piece is read the slow way. */
const NEAR = 64;
/** The most places that a row gets before its numbers are seen. */
const ROOM = 1_000_000;

/** The numbers of an input, which are read ahead as far as they are plain. */
export interface Ahead {
  /** Whether numbers are there that were not given out. */
  more(): boolean;
  /** Goes back behind the last number that was given out. */
  settle(): void;
  one(limit: Limit): Whole;
  row(length: number, limit: Limit): Whole[];
  rapid(length: number, limit: Limit): Row;
}

/** Reads the numbers of a piece ahead; `slowly` reads the next one that is not plain. */
export function ahead(piece: Piece, noted: Noted, slowly: (limit: Limit) => Whole): Ahead {
  let numbers: Int32Array | Float64Array = piece.digits.small;
  // So many were read from byte `from` on, and so many of them are out. While some are not, the piece stands behind the last that was read.
  let read = 0;
  let out = 0;
  let from = 0;

  /** Goes back behind the last number that was given out. */
  function settle(): void {
    if (out === read) return;
    piece.at = from;
    piece.last = from;
    for (let number = 0; number < out; number += 1) {
      while (isBlank(piece.digits.bytes[piece.at] ?? 0)) piece.at += 1;
      piece.last = piece.at;
      while (!isBlank(piece.digits.bytes[piece.at] ?? 0)) piece.at += 1;
    }
    read = 0;
    out = 0;
  }

  /** Whether plain numbers are there that were not given out; reads them ahead if need be. */
  function isAhead(): boolean {
    if (out < read) return true;
    if (piece.end - piece.at < NEAR && !piece.done) piece.refill();
    from = piece.at;
    out = 0;
    read = piece.digits.read(piece.at, piece.end);
    if (read === 0) return false;
    piece.last = piece.digits.last();
    piece.at = piece.digits.behind();
    numbers = piece.digits.greatest() < SMALL ? piece.digits.small : piece.digits.numbers;
    return true;
  }

  function one(limit: Limit): Whole {
    if (!isAhead()) return slowly(limit);
    const value = numbers[out] ?? 0;
    out += 1;
    if (isOutside(limit, value)) noted.note(limit, value);
    return value;
  }

  /** Notes the first of some numbers read ahead that is outside its limits. */
  function look(limit: Limit, start: number, stop: number): void {
    // Once a number beyond the limits is noted, the others need no note.
    if (noted.has(limit)) return;
    const least = Number(limit.from);
    const most = Number(limit.to ?? Number.MAX_SAFE_INTEGER);
    if (piece.digits.least() >= least && piece.digits.greatest() <= most) return;
    for (let i = start; i < stop; i += 1) {
      const value = numbers[i] ?? 0;
      if (value >= least && value <= most) continue;
      noted.note(limit, value);
      return;
    }
  }

  /** Fills a row; one of small numbers that cannot hold a number becomes a list. */
  function filled<R extends Int32Array | Whole[]>(given: R, length: number, limit: Limit): R | Whole[] {
    let row: R | Whole[] = given;
    let count = 0;
    while (count < length) {
      if (isAhead()) {
        const some = Math.min(read - out, length - count);
        look(limit, out, out + some);
        if (row instanceof Int32Array && numbers !== piece.digits.small) row = Array.from(row);
        if (row instanceof Int32Array) row.set(numbers.subarray(out, out + some), count);
        else for (let i = 0; i < some; i += 1) row[count + i] = numbers[out + i] ?? 0;
        out += some;
        count += some;
      } else {
        const value = slowly(limit);
        if (row instanceof Int32Array && value >= SMALL) row = Array.from(row);
        if (row instanceof Int32Array) row[count] = Number(value);
        else row[count] = value;
        count += 1;
      }
    }
    return row;
  }

  // Room at once, within reason: a list that grows by pushing costs as much as the reading.
  function row(length: number, limit: Limit): Whole[] {
    return filled(new Array<Whole>(Math.min(length, ROOM)), length, limit);
  }

  function rapid(length: number, limit: Limit): Row {
    if (length > ROOM) return row(length, limit);
    if (!isAhead() || read - out < length) return filled(new Int32Array(length), length, limit);
    look(limit, out, out + length);
    out += length;
    return numbers.subarray(out - length, out);
  }

  return { more: () => out < read, settle, one, row, rapid };
}
