import type { Fact, Fault } from '../rules/fact.ts';
import type { Both } from '../rules/rules.ts';
import type { Undecided } from './ruling.ts';
import { type Limit, type Misread, type Pull, type Tokens, tokens } from './tokens.ts';
import { type Line, type Put, write } from './written.ts';

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

/** What was said about an input beside the output: notes, and the fault where reading ended. */
export interface Judged {
  readonly notes: readonly Fact[];
  readonly fault: Fault | undefined;
}

/** Puts the output of a problem on an input, plain ASCII, every line ended; no input gives no output. With a fault, the lines before its place are put. */
export function judged(judge: Judge, pull: Pull, put: Put): Judged {
  const input = tokens(pull);
  const fault = input.more() ? answered(judge, input, put) : undefined;
  const rest: readonly Fact[] = fault === undefined && input.more() ? [{ id: 'judge-rest' }] : [];
  return { notes: [...input.notes, ...rest], fault };
}

/** The bytes of an input held whole, to be pulled. */
export function held(bytes: Uint8Array): Pull {
  let at = 0;
  return (room) => {
    const piece = bytes.subarray(at, at + room.length);
    room.set(piece);
    at += piece.length;
    return piece.length;
  };
}

/** The output of a problem on an input held whole, as text. */
export function judgedText(judge: Judge, input: Uint8Array): Judged & { readonly output: string } {
  let output = '';
  const said = judged(judge, held(input), (piece) => {
    for (let i = 0; i < piece.length; i += CHUNK) output += String.fromCharCode(...piece.subarray(i, i + CHUNK));
  });
  return { ...said, output };
}

/** Bytes are made into text so many at a time. */
const CHUNK = 8192;

function answered(judge: Judge, input: Tokens, put: Put): Fault | undefined {
  try {
    write(judge.answer(input), put);
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
