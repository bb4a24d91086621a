import type { Fault, Read } from '../rules/fact.ts';

/** A place in a text: `at` counts characters from 0, line and column count from 1. */
export interface Place {
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** The place of a character of a text. */
export function placeIn(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { at, line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

/** A reading of a text that begins at a place of a longer one: its fault stands in the longer one. */
export function moved<T>(read: Read<T>, { at, line, column }: Place): Read<T> {
  if (read.ok) return read;
  const fault: Fault = {
    ...read.fault,
    at: at + read.fault.at,
    line: line + read.fault.line - 1,
    column: read.fault.line === 1 ? column + read.fault.column - 1 : read.fault.column,
  };
  return { ok: false, fault };
}
