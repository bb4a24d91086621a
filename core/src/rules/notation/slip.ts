import type { Fact, Fault } from '../fact.ts';
import type { PositionFault } from '../fault.ts';
import type { Component } from '../position.ts';

/** A mistake at a place of the text, before its line and column are counted. */
export interface Slip {
  readonly id: PositionFault;
  readonly at: number;
  readonly [name: string]: Component | Fact | undefined;
}

/** The mistake with its line and column. */
export function faultOf(text: string, slip: Slip): Fault {
  const before = text.slice(0, slip.at).split('\n');
  return { ...slip, line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

/** Whether a reading went wrong. */
export function isSlip(read: object | string | number | bigint): read is Slip {
  return typeof read === 'object' && 'id' in read;
}

/** Some of a long text, for a sentence that quotes it. */
export function quoted(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
