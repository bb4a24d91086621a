import { readFileSync } from 'node:fs';

/** A number of a case; numbers too large for JSON are text. */
export type Item = number | string | readonly Item[];

/** What a case asks of the library: a game with its parameters, positions of it, and a question with its answer. */
export interface Machine {
  readonly game: string;
  readonly query: string;
  readonly convention?: 'normal' | 'misere' | 'both';
  /** One position, several, or all from one number to another. */
  readonly heaps?: readonly Item[];
  readonly rows?: readonly Item[];
  readonly batch?: readonly Item[];
  readonly range?: readonly [number, number];
  readonly range2?: number;
  readonly limit?: number;
  readonly k?: number | readonly [number, number];
  readonly steps_max?: readonly number[];
  readonly inputs?: readonly string[];
  /** The problem of an online judge whose input and output the case states. */
  readonly io?: string;
  readonly set?: string | readonly number[];
  readonly code?: string;
  readonly variants?: readonly string[];
  readonly arrows?: Readonly<Record<string, readonly string[]>>;
  readonly factor?: number;
  readonly first?: 'any' | 'not-all';
  readonly locked?: number;
  readonly cap?: number;
  readonly max?: number;
  readonly K?: number;
  readonly answer: unknown;
}

/** Something that people met, with the answer that brute force gave. */
export interface Case {
  readonly id: string;
  readonly rules: string;
  readonly convention: string;
  readonly input: string;
  readonly expected: string;
  readonly machine: Machine;
  /** Further questions that the case answers. */
  readonly also?: readonly Machine[];
}

/** Every case, one a line of the file. */
export const cases: readonly Case[] = readFileSync(new URL('cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
