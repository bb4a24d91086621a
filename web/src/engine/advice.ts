import {
  ask,
  budgetOf,
  type Fact,
  finish,
  hint,
  moveFact,
  type Read,
  type Reply,
  saidMove,
  turningPoints,
} from 'nimlab';
import type { Line, Start, Turned } from './api.ts';
import { again, matchOf, questionOf } from './match-of.ts';

// What is not needed before a person asks for it is loaded then.

/** The hint of a rung. */
export function hints(line: Line, rung: number): readonly Fact[] {
  const match = matchOf(line);
  if (!match.ok) return [match.fault];
  const solved = again(match.value);
  return hint(solved(match.value.position), rung, solved);
}

/** Where the players gave away what they had. */
export function turned(line: Line): readonly Turned[] {
  const match = matchOf(line);
  if (!match.ok) return [];
  const { plies } = match.value;
  return turningPoints(match.value, again(match.value)).flatMap(({ ply, had, better }) => {
    const made = plies[ply - 1];
    return made === undefined
      ? []
      : [
          {
            ply,
            had,
            move: moveFact(made.position, made.move),
            better: moveFact(made.position, better),
            betterText: saidMove(made.position, better).text,
          },
        ];
  });
}

/** The answer to a question, as plain data. */
export function asked(
  start: Start,
  wanted: { readonly all: boolean; readonly count: boolean; readonly why: boolean },
  options: number,
): Read<Reply> {
  const read = finish(ask(questionOf(start), wanted, budgetOf(options)));
  return read.ok ? { ok: true, value: read.value.reply } : read;
}
