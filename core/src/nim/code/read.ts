import type { Code, Digit, Leave, Sign } from '../code.ts';
import { normalDigit } from './normal.ts';

/** Why a text is no code: what does not fit at that place, or a digit by which a heap could become one that is not smaller. */
export interface Misread {
  readonly wrong:
    | 'bad-code'
    | 'code-grows'
    | 'code-digit'
    | 'code-ends'
    | 'code-headless'
    | 'code-leftover'
    | 'code-parts'
    | 'code-unclosed';
  readonly at: number;
  /** What stands there. */
  readonly found: string;
}

const DEEPEST_COUNT = 1000;

/** The code that the text writes, digits in normal form: `0.77`, `4.[3]`, `0.3F!`, `0.{0,2+}?`, `80.0`. */
export function readCode(text: string): Code | Misread {
  const point = pointOf(text);
  const before = readDigits(text, 0, point);
  if ('wrong' in before) return before;
  if (point === text.length) return misread('bad-code', point, text);
  if (before.length === 0) return misread('code-headless', 0, text);
  const open = text.indexOf('[', point);
  const after = readDigits(text, point + 1, open < 0 ? text.length : open);
  if ('wrong' in after) return after;
  const close = open < 0 ? -1 : text.indexOf(']', open);
  if (open >= 0 && close < 0) return misread('code-unclosed', open, '[');
  if (open >= 0 && close < text.length - 1) return misread('code-leftover', close + 1, text.slice(close + 1));
  const tail = open < 0 ? [] : readDigits(text, open + 1, text.length - 1);
  if ('wrong' in tail) return tail;
  if (open < 0 ? after.length === 0 : tail.length === 0)
    return misread('code-ends', open < 0 ? text.length : close, '');
  return checked({ before: trimmed(before.reverse()), ...closed(after, tail) });
}

function pointOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? text.length : point;
}

function closed(after: readonly Digit[], tail: readonly Digit[]): Pick<Code, 'after' | 'tail'> {
  if (tail.every((digit) => digit.length === 0)) return { after: trimmed(after), tail: [] };
  return { after, tail };
}

function trimmed(digits: readonly Digit[]): readonly Digit[] {
  return digits.slice(0, digits.findLastIndex((digit) => digit.length > 0) + 1);
}

/** A heap to which j tokens are added must fall into at least j + 2 parts, so that each is smaller. */
function checked(code: Code): Code | Misread {
  const grows = code.before.some((digit, added) => digit.some((leave) => leave.parts < added + 2));
  return grows ? misread('code-grows', 0, '') : code;
}

function misread(wrong: Misread['wrong'], at: number, found: string): Misread {
  return { wrong, at, found };
}

function readDigits(text: string, from: number, to: number): Digit[] | Misread {
  const digits: Digit[] = [];
  for (let i = from; i < to; ) {
    const read = readDigit(text, i, to);
    if ('wrong' in read) return read;
    digits.push(normalDigit(read.leaves));
    i = read.end;
  }
  return digits;
}

type ReadDigit = { readonly leaves: readonly Leave[]; readonly end: number };

function readDigit(text: string, at: number, to: number): ReadDigit | Misread {
  const first = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const inner = first === '{' ? readList(text, at, to) : plainDigit(first, at);
  if ('wrong' in inner) return inner;
  const sign = signAt(text, inner.end, to);
  if (sign === '') return inner;
  return { leaves: inner.leaves.map((leave) => ({ ...leave, sign })), end: inner.end + 1 };
}

function plainDigit(digit: string, at: number): ReadDigit | Misread {
  if (digit === '*') return { leaves: [{ parts: 0, more: true, sign: '' }], end: at + 1 };
  if (!/^[0-9a-f]$/i.test(digit)) return misread('code-digit', at, digit);
  const bits = Number.parseInt(digit, 16);
  const leaves = [0, 1, 2, 3]
    .filter((parts) => (bits >> parts) & 1)
    .map((parts) => ({ parts, more: false, sign: '' }) as const);
  return { leaves, end: at + 1 };
}

function readList(text: string, at: number, to: number): ReadDigit | Misread {
  const close = text.indexOf('}', at);
  if (close < 0 || close >= to) return misread('code-unclosed', at, '{');
  const leaves: Leave[] = [];
  let place = at + 1;
  for (const item of text.slice(at + 1, close).split(',')) {
    const match = /^\s*(\d{1,4})([!?=]?)(\+?)([!?=]?)\s*$/.exec(item);
    const parts = Number(match?.[1] ?? Number.NaN);
    if (match === null || parts > DEEPEST_COUNT || (match[2] && match[4]))
      return misread('code-parts', place, item.trim());
    leaves.push({ parts, more: match[3] === '+', sign: signAt(`${match[2]}${match[4]}`, 0, 1) });
    place += item.length + 1;
  }
  return { leaves, end: close + 1 };
}

function signAt(text: string, at: number, to: number): Sign {
  const sign = at < to ? text.charAt(at) : '';
  return sign === '!' || sign === '?' || sign === '=' ? sign : '';
}
