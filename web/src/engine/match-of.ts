import {
  begin,
  budgetOf,
  DEFAULT_BUDGET,
  finish,
  type Match,
  moved,
  type Position,
  type Question,
  type Read,
  readGame,
  readQuestion,
  type Solution,
  solve,
  typedMoves,
  usualStart,
} from 'nimlab';
import type { Line, Start } from './api.ts';
import { held } from './held.ts';

/** What one look at a position in play may spend. */
const BUDGET = budgetOf(DEFAULT_BUDGET.options / 5);

// A pure memo of the last game: a click asks for the same line several times.
let last: { readonly key: string; readonly read: Read<Match> } | undefined;

/** The game that a line tells, its moves made. */
export function matchOf(line: Line): Read<Match> {
  const key = JSON.stringify(line);
  if (last?.key !== key) last = { key, read: played(line) };
  return last.read;
}

function played(line: Line): Read<Match> {
  const read = readQuestion(questionOf(line));
  if (!read.ok) return read;
  let match = begin(read.value, line.convention);
  for (const text of line.moves) {
    const [move] = typedMoves(text, match.position);
    if (move === undefined) break;
    match = moved(match, move);
  }
  return { ok: true, value: match };
}

/** What a start asks of the desk; where it names no position, about the usual one. */
export function questionOf({ game, page, position, convention, set, proof }: Start): Question {
  const question = { game, page, position, convention, set };
  if (position.trim() !== '') return byProof(question, proof);
  const rules = readGame(question);
  return byProof(rules.ok ? { ...question, position: usualStart(rules.value) ?? position } : question, proof);
}

/** The question with its certificate, where that speaks of a game in it and of the way it is played. */
function byProof(question: Question, proof: string | undefined): Question {
  const certificate = proof === undefined ? undefined : held.get(proof);
  if (certificate === undefined) return question;
  if (!('code' in certificate) && certificate.convention === 'misere' && question.convention === 'normal')
    return question;
  const answered = { ...question, certificates: [certificate] };
  return readQuestion(answered).ok ? answered : question;
}

/** Solves positions of a game in progress. */
export function again({ convention }: Match): (position: Position) => Solution {
  return (position) => finish(solve(position, convention, BUDGET));
}
