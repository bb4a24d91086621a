import type { Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { moveFact } from '../study/explain/moves.ts';
import { explain } from '../study/explain.ts';
import type { Again } from './opponent.ts';

/** How many rungs the ladder of hints has. */
export const RUNGS = 5;

/** The most winning moves that the fourth rung names. */
const NAMED = 12;

/**
 * The hint of a rung, 1 to 5: can I win here, which idea, which part, which moves, and why.
 * On a lost position every rung says so, and the last says why.
 */
export function hint(solution: Solution, rung: number, again: Again): readonly Fact[] {
  const { answer, position } = solution;
  if (answer.outcome === '?') return [{ id: 'hint-unknown' }];
  if (rung >= RUNGS) return explain(solution, again);
  if (answer.outcome === 'P') return [{ id: 'hint-lost' }];
  if (answer.outcome === 'D') return [{ id: 'hint-draw' }];
  if (rung <= 1 || !answer.move) return [{ id: 'hint-can-win' }];
  if (rung === 2) return [idea(solution)];
  if (rung === 3) return [{ id: position.length === 1 ? 'hint-one-part' : 'hint-part', part: answer.move.part }];
  const named: Fact[] = [];
  for (const move of solution.winning()) if (named.push(moveFact(position, move)) === NAMED) break;
  return [{ id: 'hint-moves', moves: named }];
}

function idea({ answer, position, convention }: Solution): Fact {
  if (answer.outcome !== '?' && answer.value !== undefined && position.length > 1) return { id: 'hint-idea-columns' };
  if (convention === 'misere') return { id: 'hint-idea-misere' };
  return { id: 'hint-idea-leave-lost' };
}
