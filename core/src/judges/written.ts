import type { Whole } from '../rules/position.ts';

/** A line of output: text of plain ASCII, or its bytes where it is long. */
export type Line = string | Uint8Array;

const BLANK = 32;
const END = 10;
const ZERO = 48;
/** The most digits of a number below 2^53, and a blank. */
const ROOM = 17;
/** Bytes are made into text so many at a time. */
const CHUNK = 8192;

/** The bytes of lines, each with its end. */
export function written(lines: readonly Line[]): Uint8Array {
  const bytes = new Uint8Array(lines.reduce((sum, line) => sum + line.length + 1, 0));
  let at = 0;
  for (const line of lines) {
    if (typeof line === 'string') for (let i = 0; i < line.length; i += 1) bytes[at + i] = line.charCodeAt(i);
    else bytes.set(line, at);
    at += line.length;
    bytes[at] = END;
    at += 1;
  }
  return bytes;
}

/** An output as text. */
export function textOf(output: Uint8Array): string {
  let text = '';
  for (let i = 0; i < output.length; i += CHUNK) text += String.fromCharCode(...output.subarray(i, i + CHUNK));
  return text;
}

/** A line of numbers with a blank between; several times as fast as making text of a million numbers. */
export function spaced(numbers: readonly Whole[]): Line {
  const bytes = new Uint8Array(numbers.length * ROOM);
  let at = 0;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    if (typeof number === 'bigint') return numbers.join(' ');
    at = digits(bytes, at, number);
    bytes[at] = BLANK;
    at += 1;
  }
  return bytes.subarray(0, Math.max(at - 1, 0));
}

/** Writes the digits of a number from `at` on; the place after them. */
function digits(bytes: Uint8Array, at: number, number: number): number {
  let end = at + 1;
  for (let size = 10; size <= number; size *= 10) end += 1;
  let left = number;
  for (let i = end - 1; i >= at; i -= 1) {
    const rest = Math.floor(left / 10);
    bytes[i] = ZERO + (left - rest * 10);
    left = rest;
  }
  return end;
}
