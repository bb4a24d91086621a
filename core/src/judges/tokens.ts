import { whole } from '../nim/whole.ts';
import type { Fact, Fault } from '../rules/fact.ts';
import type { FaultId } from '../rules/fault.ts';
import type { Whole } from '../rules/position.ts';
import { position } from './place.ts';

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
  /** So many whole numbers; for long inputs much quicker than one by one. */
  row(length: number, limit: Limit): Whole[];
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
/** The most places that a list gets before its numbers are seen. */
const ROOM = 1_000_000;
/** The most characters of a wrong token that are shown. */
const LONGEST = 40;

/** The tokens of an input given as bytes. */
export function tokens(bytes: Uint8Array): Tokens {
  const end = bytes.length;
  const notes: Fact[] = [];
  const noted = new Set<string>();
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let last = at;

  function fail(id: FaultId, place: number, fields: Readonly<Record<string, Whole | string>>): never {
    const misread: Misread = { misread: { id, ...position(bytes, place), ...fields } };
    throw misread;
  }

  function more(): boolean {
    while (at < end && isBlank(bytes[at] ?? 0)) at += 1;
    return at < end;
  }

  function digits(limit: Limit): Whole {
    if (!more()) fail('judge-ended', at, { name: limit.name });
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
  function fill(numbers: Whole[], length: number, limit: Limit): void {
    const { from, to = Number.POSITIVE_INFINITY } = limit;
    for (let i = 0; i < length; i += 1) {
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
      const isPlain = stop > start && (stop === end || isBlank(byte)) && value <= Number.MAX_SAFE_INTEGER;
      if (!isPlain || value < from || value > to) numbers[i] = number(limit);
      else {
        numbers[i] = value;
        last = start;
        at = stop;
      }
    }
  }

  function row(length: number, limit: Limit): Whole[] {
    // Room at once, within reason: a list that grows by pushing costs as much as the reading.
    const numbers = new Array<Whole>(Math.min(length, ROOM));
    fill(numbers, length, limit);
    return numbers;
  }

  const single: Whole[] = [0];

  function one(limit: Limit): Whole {
    fill(single, 1, limit);
    return single[0] ?? 0;
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
