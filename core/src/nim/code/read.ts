import type { Code, Digit, Leave, Sign } from '../code.ts';
import { normalDigit } from './normal.ts';

/** Why a text is no code: a character that does not fit, or a digit by which a heap could become one that is not smaller. */
export interface Misread {
  readonly wrong: 'bad-code' | 'code-grows';
  readonly at: number;
}

const DEEPEST_COUNT = 1000;

/** The code that the text writes, digits in normal form: `0.77`, `4.[3]`, `0.3F!`, `0.{0,2+}?`, `80.0`. */
export function readCode(text: string): Code | Misread {
  const point = pointOf(text);
  const before = readDigits(text, 0, point);
  if ('wrong' in before) return before;
  if (point === text.length || before.length === 0) return { wrong: 'bad-code', at: before.length === 0 ? 0 : point };
  const open = text.indexOf('[', point);
  const after = readDigits(text, point + 1, open < 0 ? text.length : open);
  if ('wrong' in after) return after;
  if (open >= 0 && !text.endsWith(']')) return { wrong: 'bad-code', at: text.length };
  const tail = open < 0 ? [] : readDigits(text, open + 1, text.length - 1);
  if ('wrong' in tail) return tail;
  if (open < 0 ? after.length === 0 : tail.length === 0) return { wrong: 'bad-code', at: text.length };
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
  return grows ? { wrong: 'code-grows', at: 0 } : code;
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
  const first = text.charAt(at);
  const inner = first === '{' ? readList(text, at, to) : plainDigit(first, at);
  if ('wrong' in inner) return inner;
  const sign = signAt(text, inner.end, to);
  if (sign === '') return inner;
  return { leaves: inner.leaves.map((leave) => ({ ...leave, sign })), end: inner.end + 1 };
}

function plainDigit(digit: string, at: number): ReadDigit | Misread {
  if (digit === '*') return { leaves: [{ parts: 0, more: true, sign: '' }], end: at + 1 };
  if (!/^[0-9a-f]$/i.test(digit)) return { wrong: 'bad-code', at };
  const bits = Number.parseInt(digit, 16);
  const leaves = [0, 1, 2, 3]
    .filter((parts) => (bits >> parts) & 1)
    .map((parts) => ({ parts, more: false, sign: '' }) as const);
  return { leaves, end: at + 1 };
}

function readList(text: string, at: number, to: number): ReadDigit | Misread {
  const close = text.indexOf('}', at);
  if (close < 0 || close >= to) return { wrong: 'bad-code', at };
  const leaves: Leave[] = [];
  let place = at + 1;
  for (const item of text.slice(at + 1, close).split(',')) {
    const match = /^\s*(\d{1,4})([!?=]?)(\+?)([!?=]?)\s*$/.exec(item);
    const parts = Number(match?.[1] ?? Number.NaN);
    if (match === null || parts > DEEPEST_COUNT || (match[2] && match[4])) return { wrong: 'bad-code', at: place };
    leaves.push({ parts, more: match[3] === '+', sign: signAt(`${match[2]}${match[4]}`, 0, 1) });
    place += item.length + 1;
  }
  return { leaves, end: close + 1 };
}

function signAt(text: string, at: number, to: number): Sign {
  const sign = at < to ? text.charAt(at) : '';
  return sign === '!' || sign === '?' || sign === '=' ? sign : '';
}
