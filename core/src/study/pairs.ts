import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact, Fault, Read } from '../rules/fact.ts';
import { readPosition, writeMove, writePosition } from '../rules/notation.ts';
import type { Convention, Outcome } from '../rules/position.ts';
import type { Position, Rules } from '../rules/rules.ts';
import { solve } from '../solve/solve.ts';
import { allowedFact, outcomeFact, valueFact } from './claim/said.ts';

/** One line of a program's answers: a position, and what the program says of it. */
export interface Pair {
  readonly line: number;
  readonly position: Position;
  readonly answer: Answered;
}

type Answered = { readonly outcome: Outcome } | { readonly value: number } | { readonly move: string };

/** A line and what became of it; undefined `fact`: it is right. */
export interface PairResult {
  readonly line: number;
  readonly verdict: 'right' | 'wrong' | 'unsettled';
  readonly fact: Fact | undefined;
}

const WORDS: Readonly<Record<string, Outcome>> = {
  n: 'N',
  win: 'N',
  wins: 'N',
  yes: 'N',
  first: 'N',
  true: 'N',
  必胜: 'N',
  先手胜: 'N',
  先手必胜: 'N',
  先手: 'N',
  胜: 'N',
  p: 'P',
  lose: 'P',
  loses: 'P',
  lost: 'P',
  no: 'P',
  second: 'P',
  false: 'P',
  必败: 'P',
  后手胜: 'P',
  后手必胜: 'P',
  先手必败: 'P',
  后手: 'P',
  负: 'P',
  败: 'P',
  d: 'D',
  draw: 'D',
  draws: 'D',
  drawn: 'D',
  和局: 'D',
  和: 'D',
  平局: 'D',
};

/** Lines `POSITION : ANSWER`; `#` opens a comment. An answer is an outcome in many spellings, a nim-value, or a winning move `3: 9 -> 5`. */
export function readPairs(text: string, rules: Rules): Read<readonly Pair[]> {
  const pairs: Pair[] = [];
  let at = 0;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\r$/u, '').replace(/#.*$/u, '');
    const place = { at, line: i + 1 };
    at += raw.length + 1;
    if (line.trim() === '') continue;
    const colon = line.search(/[:：]/u);
    if (colon < 0) return { ok: false, fault: { id: 'pair-without-answer', ...place, column: 1 } };
    const position = readPosition(line.slice(0, colon), rules);
    if (!position.ok) return { ok: false, fault: moved(position.fault, place) };
    const found = line.slice(colon + 1).trim();
    const answer = answered(found);
    if (answer === undefined)
      return {
        ok: false,
        fault: { id: 'pair-unclear', found, at: place.at + colon + 1, line: place.line, column: colon + 2 },
      };
    pairs.push({ line: i + 1, position: position.value, answer });
  }
  return pairs.length > 0
    ? { ok: true, value: pairs }
    : { ok: false, fault: { id: 'no-pairs', at: 0, line: 1, column: 1 } };
}

function moved(fault: Fault, { at, line }: { readonly at: number; readonly line: number }): Fault {
  return { ...fault, at: at + fault.at, line, column: fault.at + 1 };
}

function answered(text: string): Answered | undefined {
  const typed = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ (win|player|player wins)$/u, '');
  const outcome = Object.hasOwn(WORDS, typed) ? WORDS[typed] : undefined;
  if (outcome !== undefined) return { outcome };
  if (/^\d+$/u.test(typed)) return { value: Number(typed) };
  return typed.includes('->') ? { move: spaced(typed) } : undefined;
}

function spaced(move: string): string {
  return move.replaceAll(/\s+/gu, '').toLowerCase();
}

/** Compares a line with the game: the outcome, the nim-value, or whether the move wins. */
export function* checkPair(
  { line, position, answer }: Pair,
  convention: Convention,
  budget: Budget,
): Generator<Progress, PairResult, number> {
  const solution = yield* solve(position, convention, budget);
  const at = writePosition(position);
  const found = solution.answer;
  if (found.outcome === '?')
    return { line, verdict: 'unsettled', fact: { id: 'pair-unsettled', line, position: at, why: found.why } };
  const wrong = (said: Fact, fact: Fact): PairResult => ({
    line,
    verdict: 'wrong',
    fact: { id: 'pair-wrong', line, position: at, said, found: fact },
  });
  const right: PairResult = { line, verdict: 'right', fact: undefined };
  if ('outcome' in answer)
    return answer.outcome === found.outcome ? right : wrong(allowedFact([answer.outcome]), outcomeFact(found.outcome));
  if ('value' in answer) {
    if (found.value === undefined)
      return {
        line,
        verdict: 'unsettled',
        fact: {
          id: 'pair-unsettled',
          line,
          position: at,
          why: { id: 'no-values', game: position[0]?.rules.name ?? '' },
        },
      };
    return found.value === answer.value ? right : wrong(valueFact(answer.value), valueFact(found.value));
  }
  const winning: string[] = [];
  for (const move of solution.winning()) {
    const text = writeMove(position, move);
    if (spaced(text) === answer.move) return right;
    if (winning.length < SHOWN) winning.push(text);
  }
  return wrong(
    { id: 'says-moves', moves: [answer.move.replace('->', ' -> ').replace(':', ': ')] },
    winning.length > 0 ? { id: 'says-only', moves: winning } : { id: 'says-no-moves' },
  );
}

const SHOWN = 5;
