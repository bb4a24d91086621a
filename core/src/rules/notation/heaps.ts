import type { Whole } from '../position.ts';
import { readNumber, wholeOf } from './number.ts';
import type { Slip } from './slip.ts';

const ZERO = 48;
const NINE = 57;
const DEEPEST = 64;

/**
 * Reads a text of heaps, where every number is one (`3 6 9`, `[3, 6] + (9)`), in one pass: `add` is given each number and its place.
 * Answers the first mistake. The text is plain (no full-width signs).
 */
export function readHeaps(text: string, add: (heap: Whole, at: number) => void): Slip | undefined {
  const open: number[] = [];
  let waiting = -1; // the place of a comma or plus that no number has followed yet
  let filled = false; // a number stands before this place, in the same brackets
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      const end = endOfAtom(text, i);
      const value = small(text, i, end) ?? readNumber(text.slice(i, end), i);
      if (typeof value === 'object') return value;
      add(value, i);
      waiting = -1;
      filled = true;
      i = end;
      continue;
    }
    const sign = text.charAt(i);
    if (sign === ',' || sign === ';' || sign === '+') {
      if (!filled || waiting >= 0) return { id: 'missing-number', at: i, found: sign };
      waiting = i;
    } else if (sign === '(' || sign === '[') {
      if (open.length === DEEPEST) return { id: 'too-deep', at: i, most: DEEPEST };
      open.push(i);
      waiting = -1;
      filled = false;
    } else if (sign === ')' || sign === ']') {
      const opening = open.pop();
      if (opening === undefined || (text[opening] === '(') !== (sign === ')'))
        return { id: 'unopened', at: i, found: sign };
      if (waiting >= 0) return { id: 'missing-number', at: waiting, found: text.charAt(waiting) };
      filled = true;
    } else if (!isBlank(code)) return wrongAtom(text, i);
    i += 1;
  }
  const opening = open.at(-1);
  if (opening !== undefined) return { id: 'unclosed', at: opening, found: text.charAt(opening) };
  if (waiting >= 0) return { id: 'missing-number', at: waiting, found: text.charAt(waiting) };
  return undefined;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function endOfAtom(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if ((code < ZERO || code > NINE) && (isBlank(code) || ',;+()[]/"'.includes(text.charAt(i)))) return i;
    i += 1;
  }
  return i;
}

/** The number of up to 15 digits that stands there, without a text of its own. */
function small(text: string, start: number, end: number): Whole | undefined {
  if (end - start > 15) return /^\d{16,17}$/.test(text.slice(start, end)) ? wholeOf(text.slice(start, end)) : undefined;
  let value = 0;
  for (let i = start; i < end; i += 1) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

function wrongAtom(text: string, at: number): Slip {
  const atom = text.slice(at, endOfAtom(text, at));
  const before = /\d+$/.exec(text.slice(Math.max(0, at - 20), at))?.[0];
  if (atom.startsWith('/') && before !== undefined) {
    return {
      id: 'fraction',
      at: at - before.length,
      found: `${before}/${/^\d*/.exec(text.slice(at + 1, at + 20))?.[0] ?? ''}`,
    };
  }
  const slip = readNumber(atom, at);
  return typeof slip === 'object' ? slip : { id: 'not-a-number', at, found: atom };
}
