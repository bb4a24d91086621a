import { decimal } from '../nim/decimal.ts';
import type { Whole } from '../rules/position.ts';

/** A line of output: text of plain ASCII, or numbers with a blank between. */
export type Line = string | readonly Whole[];

const BLANK = 32;
const END = 10;
/** The most digits of a number below 2^53, and a blank. */
const ROOM = 17;
/** Bytes are made into text so many at a time. */
const CHUNK = 8192;

/** The bytes of lines, each with its end. Numbers become bytes at once, several times as fast as by way of text. */
export function written(lines: readonly Line[]): Uint8Array {
  // Room for the longest numbers: what is not filled costs nothing.
  const bytes = new Uint8Array(lines.reduce((sum, line) => sum + room(line), 0));
  let at = 0;
  for (const line of lines) {
    at = typeof line === 'string' ? text(bytes, at, line) : spaced(bytes, at, line);
    bytes[at] = END;
    at += 1;
  }
  return bytes.subarray(0, at);
}

/** An output as text. */
export function textOf(output: Uint8Array): string {
  let text = '';
  for (let i = 0; i < output.length; i += CHUNK) text += String.fromCharCode(...output.subarray(i, i + CHUNK));
  return text;
}

function room(line: Line): number {
  if (typeof line === 'string') return line.length + 1;
  const long = line.reduce<number>((sum, number) => sum + (typeof number === 'bigint' ? String(number).length : 0), 0);
  return line.length * ROOM + long + 1;
}

function text(bytes: Uint8Array, from: number, line: string): number {
  for (let i = 0; i < line.length; i += 1) bytes[from + i] = line.charCodeAt(i);
  return from + line.length;
}

function spaced(bytes: Uint8Array, from: number, numbers: readonly Whole[]): number {
  let at = from;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    at = typeof number === 'bigint' ? text(bytes, at, String(number)) : decimal(bytes, at, number);
    bytes[at] = BLANK;
    at += 1;
  }
  // The last blank makes way for the end of the line.
  return Math.max(at - 1, from);
}
