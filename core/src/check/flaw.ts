import { nimSum } from '../nim/xor.ts';
import type { Answer, Evidence } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention, Outcome, Whole } from '../rules/position.ts';
import type { Move, Part, Position } from '../rules/rules.ts';
import { type Games, gamesOf, type Judge, keyOf, type Replayed, textOf } from './judge.ts';
import { replayMarks } from './marks.ts';
import { replayPeriod } from './repeating.ts';
import { replayTheorem, tameFlaw } from './told.ts';
import { byValue, replayValues, valuesOf } from './values.ts';

type Known = Exclude<Answer, { outcome: '?' }>;

/** Options of a position that the referee looks at, at most. */
const SAMPLE = 2000;

/**
 * The first place where the evidence of an answer fails, or undefined when it carries the answer: the evidence is replayed without any solver, then
 * outcome, value, length and move are held against it. An answer '?' claims nothing.
 */
export function flaw(
  position: Position,
  convention: Convention,
  answer: Answer,
  evidence: Evidence | undefined,
): Fact | undefined {
  if (answer.outcome === '?') return undefined;
  if (evidence === undefined) return { id: 'flaw-empty' };
  if (evidence.by !== answer.by) return { id: 'flaw-method', said: answer.by, found: evidence.by };
  if (convention === 'misere' && !speaksOfMisere(evidence)) {
    const found = tameFlaw(position);
    if (found !== undefined) return found;
  }
  const judge = replay(evidence, position, convention, gamesOf(position));
  return 'flaw' in judge ? judge.flaw : (flawOfAnswer(position, answer, judge) ?? flawOfMoves(position, answer, judge));
}

function speaksOfMisere(evidence: Evidence): boolean {
  if (evidence.by !== 'period') return evidence.by === 'theorem' || evidence.by === 'graph';
  return 'takes' in evidence.certificate && evidence.certificate.convention === 'misere';
}

function replay(evidence: Evidence, position: Position, convention: Convention, games: Games): Replayed {
  switch (evidence.by) {
    case 'theorem':
      return replayTheorem(evidence, position, convention);
    case 'period':
      return replayPeriod(evidence.certificate, position, convention);
    case 'table':
    case 'search':
      return replayValues(evidence.values, convention, games);
    case 'graph':
      return evidence.convention === convention
        ? replayMarks(evidence.marks, convention, games)
        : { flaw: { id: 'flaw-method', said: convention, found: evidence.convention } };
    case 'parts':
      return replayParts(evidence.parts, position, convention, games);
  }
}

/** Each part by its own evidence; evidence that several parts share is replayed once. */
function replayParts(
  parts: Extract<Evidence, { by: 'parts' }>['parts'],
  position: Position,
  convention: Convention,
  games: Games,
): Replayed {
  if (parts.length !== position.length) return { flaw: { id: 'flaw-empty' } };
  const replayed = new Map<Evidence, Judge>();
  const judges = new Map<string, Judge>();
  for (const [i, part] of position.entries()) {
    const own = parts[i];
    if (own === undefined) return { flaw: { id: 'flaw-empty' } };
    const judge = replayed.get(own.evidence) ?? replay(own.evidence, [part], 'normal', games);
    if ('flaw' in judge) return judge;
    replayed.set(own.evidence, judge);
    const value = judge.value?.(part);
    if (value !== own.value)
      return {
        flaw: { id: 'flaw-nim-value', game: part.rules.name, component: part.component, said: own.value, found: value },
      };
    judges.set(keyOf(part), judge);
  }
  const all = [...replayed.values()];
  return byValue((part) => judges.get(keyOf(part))?.value?.(part) ?? firstOf(all, part), convention);
}

function firstOf(judges: readonly Judge[], part: Part): Whole | undefined {
  for (const judge of judges) {
    const value = judge.value?.(part);
    if (value !== undefined) return value;
  }
  return undefined;
}

function flawOfAnswer(position: Position, answer: Known, judge: Judge): Fact | undefined {
  const outcome = judge.outcome(position);
  if (outcome === undefined) return { id: 'flaw-silent', theorem: answer.by };
  if (outcome !== answer.outcome) return { id: 'flaw-outcome', said: answer.outcome, found: outcome };
  if (answer.value !== undefined) {
    const values = judge.value === undefined ? undefined : valuesOf(position, judge.value);
    const total = values === undefined ? undefined : nimSum(values);
    if (total !== answer.value) return { id: 'flaw-total', said: answer.value, found: total };
  }
  const rank = judge.rank?.(position);
  return rank === answer.length ? undefined : { id: 'flaw-length', said: answer.length, found: rank };
}

function flawOfMoves(position: Position, answer: Known, judge: Judge): Fact | undefined {
  const { move, outcome } = answer;
  if (move === undefined) {
    if (outcome === 'P' || answer.notice !== undefined) return flawOfOptions(position, outcome, judge);
    return optionsOf(position).next().done === true ? undefined : { id: 'flaw-no-move' };
  }
  if (!isLegal(position, move)) return { id: 'flaw-illegal' };
  const left = outcomeAfter(position, move, judge);
  if (left !== undefined && left !== (outcome === 'N' ? 'P' : 'D')) return { id: 'flaw-move', found: left };
  return flawOfOptions(position, outcome, judge);
}

/** No option of a lost position is lost or drawn; none of a drawn one is lost. */
function flawOfOptions(position: Position, outcome: Outcome, judge: Judge): Fact | undefined {
  if (outcome === 'N') return undefined;
  let looked = 0;
  for (const move of optionsOf(position)) {
    looked += 1;
    if (looked > SAMPLE) return undefined;
    const left = outcomeAfter(position, move, judge);
    if (left === 'P' || (left === 'D' && outcome === 'P')) return { id: 'flaw-option', found: left };
  }
  return undefined;
}

function* optionsOf(position: Position): Generator<Move> {
  for (const [i, part] of position.entries())
    for (const option of part.rules.options(part.component)) yield { ...option, part: i + 1 };
}

function outcomeAfter(position: Position, move: Move, judge: Judge): Outcome | undefined {
  if (move.ends !== undefined) return ({ win: 'P', lose: 'N', draw: 'D' } as const)[move.ends];
  return judge.outcome(position.filter((_, i) => i !== move.part - 1).concat(move.to));
}

/** The move is an option of its part; past the sample the referee takes its word. */
function isLegal(position: Position, move: Move): boolean {
  const part = position[move.part - 1];
  if (part === undefined) return false;
  let looked = 0;
  for (const option of part.rules.options(part.component)) {
    looked += 1;
    if (written(option) === written(move) || looked > SAMPLE * 10) return true;
  }
  return false;
}

function written({ to, ends }: Pick<Move, 'to' | 'ends'>): string {
  return ends ?? (to ?? []).map(({ rules, component }) => `${rules.name} ${textOf(component)}`).join(' + ');
}
