import type { Fact, Fault } from '../rules/fact.ts';
import type { Both } from '../rules/rules.ts';
import type { Undecided } from './ruling.ts';
import { type Limit, type Misread, type Tokens, tokens } from './tokens.ts';
import { type Line, written } from './written.ts';

/** One problem of an online judge: what it asks, in our words, and the translation of its input into its output. */
export interface Judge {
  readonly name: string;
  readonly title: Both;
  readonly site: string;
  readonly statement: Both;
  /** What the problem promises of its numbers; an input outside is answered all the same, and noted. */
  readonly limits: readonly Limit[];
  readonly sample: { readonly input: string; readonly output: string };
  /** Whether the statement was read at its source (or in a public copy of it), or written down from memory. */
  readonly known: 'seen' | 'recalled';
  readonly source: string;
  /** The lines of the output, in the order of the input, each without its line end. */
  answer(input: Tokens): Iterable<Line>;
}

/** What a judge's translation of one input came to; the output is plain ASCII. With a fault, it holds the lines before the place of the fault. */
export interface Judged {
  readonly output: Uint8Array;
  readonly notes: readonly Fact[];
  readonly fault: Fault | undefined;
}

/** The output of a problem on an input, every line ended; no input gives no output. */
export function judged(judge: Judge, bytes: Uint8Array): Judged {
  const input = tokens(bytes);
  const lines: Line[] = [];
  const fault = input.more() ? read(judge, input, lines) : undefined;
  const rest: readonly Fact[] = fault === undefined && input.more() ? [{ id: 'judge-rest' }] : [];
  return { output: written(lines), notes: [...input.notes, ...rest], fault };
}

function read(judge: Judge, input: Tokens, lines: Line[]): Fault | undefined {
  try {
    for (const line of judge.answer(input)) lines.push(line);
    return undefined;
  } catch (thrown) {
    if (isMisread(thrown)) return thrown.misread;
    if (isUndecided(thrown)) return { id: 'judge-undecided', at: 0, line: 1, column: 1, why: thrown.undecided };
    throw thrown;
  }
}

function isMisread(thrown: unknown): thrown is Misread {
  return typeof thrown === 'object' && thrown !== null && 'misread' in thrown;
}

function isUndecided(thrown: unknown): thrown is Undecided {
  return typeof thrown === 'object' && thrown !== null && 'undecided' in thrown;
}
