import { whole } from '../nim/whole.ts';
import type { Fact } from '../rules/fact.ts';
import type { FaultId } from '../rules/fault.ts';
import type { Whole } from '../rules/position.ts';
import { BLANK, isBlank, RETURN, TAB, text } from './blank.ts';
import type { Limit, Misread, Pull, Tokens } from './input.ts';
import { places } from './place.ts';

export type { Limit, Misread, Pull, Tokens } from './input.ts';

const ZERO = 48;
const COMMA = 44;
const SEMICOLON = 59;
/** The closing bracket of each opening one. */
const CLOSING: ReadonlyMap<number, number> = new Map([
  [0x5b, 0x5d],
  [0x7b, 0x7d],
]);
/** The bytes that are held at a time, unless a token is longer. */
const PIECE = 65_536;
/** The bytes of the first piece; each is twice the one before, up to the most. */
const FIRST = 1024;
/** With fewer bytes left, the next piece is read: a token that ends at a piece is read the slow way. */
const NEAR = 64;
/** The most places that a list gets before its numbers are seen. */
const ROOM = 1_000_000;
/** The most characters of a wrong token that are shown. */
const LONGEST = 40;

/** Where `plainNumbers` stopped: the start of the last number, and the place behind it. */
const scanned = { last: 0, at: 0 };

/**
 * Puts what most numbers of a long input are, digits with blanks before and after and within the limits, into the places from `count` on below `length`, and tells how far it
 * came; anything else is left to be read slowly. One plain loop over the bytes: it runs as soon as it is compiled, and is compiled soon.
 */
function plainNumbers(
  bytes: Uint8Array,
  at: number,
  end: number,
  numbers: Whole[],
  count: number,
  length: number,
  from: number,
  to: number,
): number {
  let start = at;
  let value = 0;
  let read = count;
  for (let stop = at; stop < end; stop += 1) {
    const byte = bytes[stop] ?? 0;
    const digit = byte - ZERO;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      continue;
    }
    if (byte !== BLANK && (byte < TAB || byte > RETURN)) break;
    if (stop > start) {
      if (value < from || value > to) break;
      numbers[read] = value;
      read += 1;
      scanned.last = start;
      scanned.at = stop;
      if (read === length) break;
      value = 0;
    }
    start = stop + 1;
  }
  return read;
}

/** The tokens of an input, read piece by piece: room for all of it would take longer to get than the reading. */
export function tokens(pull: Pull): Tokens {
  let bytes = new Uint8Array(PIECE);
  let end = 0;
  let done = false;
  let size = FIRST;
  let at = 0;
  let last = 0;
  const place = places();
  const notes: Fact[] = [];
  const noted = new Set<string>();
  while (end < 3 && !done) refill();
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) at = 3;

  /** Lets go what stands before the last token and reads on; by how many bytes the rest has moved. */
  function refill(): number {
    const gone = last;
    place.pass(bytes, gone);
    const rest = bytes.subarray(gone, end);
    if (rest.length * 2 > bytes.length) bytes = new Uint8Array(bytes.length * 2);
    bytes.set(rest);
    // Small pieces first: what has run a few times before it is compiled is not compiled again.
    const count = pull(bytes.subarray(rest.length, rest.length + size));
    size = Math.min(size * 2, PIECE);
    done = count === 0;
    end = rest.length + count;
    at -= gone;
    last = 0;
    return gone;
  }

  function fail(id: FaultId, byte: number, fields: Readonly<Record<string, Whole | string>>): never {
    const misread: Misread = { misread: { id, ...place.of(bytes, byte), ...fields } };
    throw misread;
  }

  function more(): boolean {
    for (;;) {
      while (at < end && isBlank(bytes[at] ?? 0)) at += 1;
      if (at < end || done) return at < end;
      refill();
    }
  }

  /** Whether a further token stands in the input; then it is held whole. */
  function held(): boolean {
    if (!more()) return false;
    let stop = at;
    for (;;) {
      while (stop < end && !isBlank(bytes[stop] ?? 0)) stop += 1;
      if (stop < end || done) return true;
      stop -= refill();
    }
  }

  function digits(limit: Limit): Whole {
    if (!held()) fail('judge-ended', at, { name: limit.name });
    let stop = at;
    let value = 0;
    for (; stop < end; stop += 1) {
      const digit = (bytes[stop] ?? 0) - ZERO;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    last = at;
    at = stop;
    if (at === last) odd(limit);
    const read = value <= Number.MAX_SAFE_INTEGER ? value : whole(BigInt(text(bytes, last, at)));
    if (read < limit.from || (limit.to !== undefined && read > limit.to)) note(limit, read);
    return read;
  }

  function odd(limit: Limit): never {
    let stop = last;
    while (stop < end && stop < last + LONGEST && !isBlank(bytes[stop] ?? 0)) stop += 1;
    return fail('judge-number', last, { name: limit.name, found: text(bytes, last, stop) });
  }

  function number(limit: Limit): Whole {
    const value = digits(limit);
    if (at < end && !isBlank(bytes[at] ?? 0)) odd(limit);
    return value;
  }

  // Room at once, within reason: a list that grows by pushing costs as much as the reading.
  function row(length: number, limit: Limit, numbers = new Array<Whole>(Math.min(length, ROOM))): Whole[] {
    let count = 0;
    while (count < length) {
      if (end - at < NEAR && !done) refill();
      // Once a number beyond the limits is noted, the others need no note.
      const isFree = noted.has(limit.name);
      const from = isFree ? 0 : Number(limit.from);
      const to = isFree
        ? Number.MAX_SAFE_INTEGER
        : Math.min(Number.MAX_SAFE_INTEGER, Number(limit.to ?? Number.MAX_SAFE_INTEGER));
      const read = plainNumbers(bytes, at, end, numbers, count, length, from, to);
      if (read > count) {
        last = scanned.last;
        at = scanned.at;
        count = read;
      } else {
        numbers[count] = number(limit);
        count += 1;
      }
    }
    return numbers;
  }

  const single: Whole[] = [0];

  function one(limit: Limit): Whole {
    return row(1, limit, single)[0] ?? 0;
  }

  function note(limit: Limit, value: Whole): void {
    if (noted.has(limit.name)) return;
    noted.add(limit.name);
    notes.push(
      value < limit.from
        ? { id: 'judge-below', name: limit.name, value, from: limit.from }
        : { id: 'judge-above', name: limit.name, value, to: limit.to },
    );
  }

  function list(limit: Limit): readonly Whole[] {
    const values: Whole[] = [];
    skip(SEMICOLON);
    last = at;
    const close = CLOSING.get(bytes[at] ?? 0);
    if (close === undefined) return fail('judge-list', at, { name: limit.name });
    at += 1;
    while (skip(COMMA) && bytes[at] !== close) values.push(digits(limit));
    if (at === end) fail('judge-ended', at, { name: limit.name });
    at += 1;
    return values;
  }

  function skip(mark: number): boolean {
    while (more() && bytes[at] === mark) at += 1;
    return at < end;
  }

  return {
    more,
    whole: one,
    row,
    count(limit) {
      const value = one(limit);
      return typeof value === 'number' ? value : fail('judge-too-large', last, { name: limit.name });
    },
    list,
    note,
    refuse: (name, value) => fail('judge-impossible', last, { name, value }),
    notes,
  };
}
