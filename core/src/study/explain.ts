import { nimSum, xor } from '../nim/xor.ts';
import type { Answer, Evidence, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { writeComponent, writePosition } from '../rules/notation/write.ts';
import type { Whole } from '../rules/position.ts';
import type { Move, Part, Position } from '../rules/rules.ts';
import { columns, top } from './explain/columns.ts';
import { type Again, line, replies, solvedAgain } from './explain/line.ts';
import { misereSteps } from './explain/misere.ts';
import { isOver, leaves, moveFact } from './explain/moves.ts';
import { countsAsItself, pageSays, saying } from './explain/page.ts';
import { reasonSteps } from './explain/reasons.ts';
import { outcomeSteps, theoremOf, valuation, valueSteps } from './explain/valued.ts';

/** How much an explanation writes out: parts one by one, replies to lost moves, moves of a line. */
export interface Extent {
  readonly parts: number;
  readonly replies: number;
  readonly plies: number;
}

const USUAL: Extent = { parts: 16, replies: 12, plies: 16 };

type Decided = Exclude<Answer, { readonly outcome: '?' }>;

/** Why a position stands as it does, as steps for `words` to say; none when nothing is known. `again` solves what a move leaves. */
export function explain(
  solution: Solution,
  again: Again = solvedAgain(solution.convention),
  extent: Partial<Extent> = {},
): readonly Fact[] {
  const { answer, position } = solution;
  if (answer.outcome === '?') return [];
  const limits = { ...USUAL, ...extent };
  if (position.length <= limits.parts && isOver(position)) return [goal(solution), over(solution)];
  const evidence = solution.evidence();
  if (evidence === undefined) return [];
  const reason = position.length > limits.parts ? summary(solution, evidence) : reasons(solution, answer, evidence);
  return [goal(solution, limits.parts), ...reason, ...ending(solution, answer, again, limits)];
}

function goal({ position, convention }: Solution, most = position.length): Fact {
  const id = position.some((part) => part.rules.finals)
    ? 'goal-finals'
    : convention === 'normal'
      ? 'goal-normal'
      : 'goal-misere';
  if (position.length > most)
    return { id: convention === 'normal' ? 'goal-normal-many' : 'goal-misere-many', count: position.length };
  return { id, position: writePosition(position) };
}

function over({ answer }: Solution): Fact {
  return { id: answer.outcome === 'N' ? 'over-won' : 'over-lost' };
}

/** Too many parts to list: their number and the nim-sum. */
function summary({ position, convention }: Solution, evidence: Evidence): readonly Fact[] {
  const found = values(position, evidence);
  const misere: Fact[] = convention === 'misere' ? [{ id: 'misere-big-many' }] : [];
  if (found === undefined) return [...misere, ...theoremSays(position, evidence)];
  return [
    { id: 'values-many', count: position.length },
    ...misere,
    { id: 'nim-sum-many', count: position.length, sum: nimSum(found) },
  ];
}

/** The reason proper: the values of the parts and their nim-sum, or what the theorem's page names, or nothing (searched positions). */
function reasons(solution: Solution, answer: Decided, evidence: Evidence): readonly Fact[] {
  const { position, convention } = solution;
  const paired = answer.outcome === 'P' && convention === 'normal' ? pairs(position) : undefined;
  if (paired !== undefined) return [paired];
  const named = because(position, evidence);
  if (position.length === 1 && named.length > 0) return named;
  const found = values(position, evidence);
  if (found === undefined)
    return named.length > 0 ? named : [...theoremSays(position, evidence), ...outcomeSteps(position, evidence)];
  const worth = worths(position, found, evidence);
  if (convention === 'misere') return [...worth, ...misereSteps(found, answer.move?.part)];
  return [...worth, ...together(found, answer.move)];
}

/** The nim-sum of the values, and what follows from it. */
function together(found: readonly Whole[], move: Move | undefined): readonly Fact[] {
  const sum = nimSum(found);
  if (found.length === 1) return sum === 0 ? [{ id: 'balanced-one' }] : [{ id: 'one-value', value: sum }];
  if (sum === 0) return [...columns(found), { id: 'balanced' }];
  return [...columns(found), ...(move === undefined ? [] : mended(found, sum, move.part))];
}

/** What the moved part must become: less, as in Nim, or more where its game allows that. */
function mended(found: readonly Whole[], sum: Whole, part: number): readonly Fact[] {
  const value = found[part - 1];
  if (value === undefined) return [];
  return [top(found, part) ?? { id: 'mend', part, value, left: xor(value, sum) }];
}

/** The value of every part and where it comes from; equal parts are told once. */
function worths(position: Position, found: readonly Whole[], evidence: Evidence): readonly Fact[] {
  if (evidence.by === 'theorem' && position.every(countsAsItself)) return [{ id: 'values-themselves' }];
  const several = position.some(({ rules }) => rules.name !== position[0]?.rules.name);
  const told = new Set<string>();
  return position.flatMap((part, i) => {
    const name = `${part.rules.name} ${writeComponent(part.rules, part.component)}`;
    const own = partEvidence(evidence, i);
    const value = found[i];
    if (told.has(name) || own === undefined || value === undefined) return [];
    told.add(name);
    return valueSteps(part, i + 1, value, own, several);
  });
}

/** The value of every part, when the evidence gives all of them. */
function values(position: Position, evidence: Evidence): readonly Whole[] | undefined {
  if (evidence.by === 'parts') return evidence.parts.map((part) => part.value);
  const known = valuation(evidence);
  const found: Whole[] = [];
  for (const part of position) {
    const value = known(part) ?? normalValue(part, evidence);
    if (value === undefined) return undefined;
    found.push(value);
  }
  return found;
}

/** In tame misère play the values are those of the page's theorem of normal play. */
function normalValue(part: Part, evidence: Evidence): Whole | undefined {
  if (evidence.by !== 'theorem' || theoremOf(part, evidence.theorem)?.tame !== true) return undefined;
  return part.rules.theorems
    .find((theorem) => theorem.value !== undefined && theorem.convention === 'normal')
    ?.value?.(part.component);
}

function partEvidence(evidence: Evidence, i: number): Evidence | undefined {
  return evidence.by === 'parts' ? evidence.parts[i]?.evidence : evidence;
}

/** The steps that the theorem's page names for the one part of the position. */
function because([part]: Position, evidence: Evidence): readonly Fact[] {
  const own = partEvidence(evidence, 0);
  if (part === undefined || own?.by !== 'theorem') return [];
  const reasons = theoremOf(part, own.theorem)?.because?.(part.component) ?? [];
  if (reasons.some(({ name }) => name === 'page')) return pageSays(part, own.source);
  return reasonSteps(reasons);
}

function theoremSays([part]: Position, evidence: Evidence): readonly Fact[] {
  if (part === undefined || evidence.by !== 'theorem') return [];
  const theorem = theoremOf(part, evidence.theorem);
  if (theorem?.tame === true) return [{ id: 'tame-says', source: evidence.source }];
  const page = theorem?.status === 'cited' && theorem.convention === 'normal' ? pageSays(part, evidence.source) : [];
  if (page.length > 0) return page;
  const text = saying(theorem?.text ?? evidence.theorem);
  return [{ id: 'theorem-says', source: evidence.source, text }];
}

/** Two equal parts, or several pairs of them: the player who answers copies. */
function pairs(position: Position): Fact | undefined {
  const odd = new Set<string>();
  for (const part of position) {
    const name = `${part.rules.name} ${writeComponent(part.rules, part.component)}`;
    if (!odd.delete(name)) odd.add(name);
  }
  const [part] = position;
  if (odd.size > 0 || part === undefined) return undefined;
  return position.length === 2
    ? { id: 'equal-pair', component: writeComponent(part.rules, part.component) }
    : { id: 'equal-pairs' };
}

/** What the reason leads to: the move, the replies to every move, or the line of best play. */
function ending(solution: Solution, answer: Decided, again: Again, limits: Extent): readonly Fact[] {
  const { position } = solution;
  const searched = answer.by === 'graph' ? line(solution, again, limits.plies) : [];
  if (answer.outcome === 'D')
    return [answer.move ? { id: 'draw-keeps', move: moveFact(position, answer.move) } : { id: 'draw-none' }];
  if (answer.outcome === 'P') {
    return [...(position.length > limits.parts ? [] : replies(solution, again, limits.replies)), ...searched];
  }
  if (answer.move === undefined) return searched;
  const count = solution.count();
  const alike: Fact[] = count === undefined ? [] : [count === 1 ? { id: 'moves-one' } : { id: 'moves-alike', count }];
  return [landing(solution, answer.move, limits), ...alike, ...searched];
}

/** The winning move and what it leaves. */
function landing({ position, convention, answer }: Solution, move: Move, limits: Extent): Fact {
  const said = moveFact(position, move);
  if (position.length > limits.parts) return { id: 'move-only', move: said };
  const rest = leaves(position, move);
  if (rest === undefined || (isOver(rest) && convention === 'normal')) return { id: 'move-last', move: said };
  const left = writePosition(rest);
  if (convention === 'normal' && pairs(rest) !== undefined) return { id: 'move-mirror', move: said, position: left };
  if (said.id === 'becomes-only') return { id: 'move-to', move: said };
  const valued = convention === 'normal' && answer.outcome !== '?' && answer.value !== undefined && position.length > 1;
  return { id: valued ? 'move-balanced' : 'move', move: said, position: left };
}
