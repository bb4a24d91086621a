import { whole } from '../nim/whole.ts';
import type { Fact, Fault } from '../rules/fact.ts';
import type { FaultId } from '../rules/fault.ts';
import type { Whole } from '../rules/position.ts';
import { places } from './place.ts';

/** What a problem promises of one of its numbers: its letter in the statement, the least and the greatest it may be (undefined: not stated). */
export interface Limit {
  readonly name: string;
  readonly from: Whole;
  readonly to: Whole | undefined;
}

/** A judge's input, read token by token: blanks and line ends of any kind only part the tokens. Reading throws a `Misread`. */
export interface Tokens {
  /** Whether a further token stands in the input. */
  more(): boolean;
  /** The next whole number, exact at any size; outside its limits it is noted, not refused. */
  whole(limit: Limit): Whole;
  /** So many whole numbers, for long inputs much quicker than one by one; into a list that is to be used again, if one is given. */
  row(length: number, limit: Limit, into?: Whole[]): Whole[];
  /** The next whole number where only one below 2^53 makes sense: a count, a place. */
  count(limit: Limit): number;
  /** The next list in brackets or braces, its numbers parted by commas: `{3,5}`, `[3, 5]`. */
  list(limit: Limit): readonly Whole[];
  /** Notes a number that is outside what the problem promises. */
  note(limit: Limit, value: Whole): void;
  /** Gives up: the number just read cannot be answered at all. */
  refuse(name: string, value: Whole): never;
  /** What was noted so far, each limit once. */
  readonly notes: readonly Fact[];
}

/** Thrown while reading an input that is not of the problem's form. */
export interface Misread {
  readonly misread: Fault;
}

const BLANK = 32;
const ZERO = 48;
const NINE = 57;
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

/** Reads further bytes of an input into room for them and tells how many; 0 at the end. */
export type Pull = (room: Uint8Array) => number;

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

  // What most numbers of a long input are: blanks, digits, a blank. Anything else is read again, slowly.
  // Room at once, within reason: a list that grows by pushing costs as much as the reading.
  function row(length: number, limit: Limit, numbers = new Array<Whole>(Math.min(length, ROOM))): Whole[] {
    const { from, to = Number.POSITIVE_INFINITY } = limit;
    for (let i = 0; i < length; i += 1) {
      if (end - at < NEAR && !done) refill();
      let stop = at;
      while (stop < end && isBlank(bytes[stop] ?? 0)) stop += 1;
      const start = stop;
      let value = 0;
      let byte = BLANK;
      for (; stop < end; stop += 1) {
        byte = bytes[stop] ?? 0;
        if (byte < ZERO || byte > NINE) break;
        value = value * 10 + (byte - ZERO);
      }
      const isPlain = stop > start && (stop === end ? done : isBlank(byte)) && value <= Number.MAX_SAFE_INTEGER;
      if (!isPlain || value < from || value > to) numbers[i] = number(limit);
      else {
        numbers[i] = value;
        last = start;
        at = stop;
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

function isBlank(byte: number): boolean {
  return byte === BLANK || (byte >= 9 && byte <= 13);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  let characters = '';
  for (let i = from; i < to; i += 1) characters += String.fromCharCode(bytes[i] ?? 0);
  return characters;
}
