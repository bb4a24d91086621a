import type { Budget, Progress, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Convention, Outcome } from '../rules/position.ts';
import type { Position, Rules, Theorem } from '../rules/rules.ts';
import { tameTheorems } from '../rules/tame.ts';
import { type Account, account, left, pause, spent } from './account.ts';
import { byGraph } from './by-graph.ts';
import { byTheorem, sayingOf } from './by-theorem.ts';
import { graph } from './graph.ts';
import { rememberedOf } from './memory.ts';
import { byValues, type Settled } from './settled.ts';
import { theoremEvidence } from './source.ts';
import { isTrusted } from './trust.ts';
import { type Values, valuesOf } from './values.ts';
import { withMove } from './with-move.ts';

/** What an answer may cost when nobody says otherwise: 10^7 options, 256 MiB. */
export const DEFAULT_BUDGET: Budget = { options: 10_000_000, bytes: 256 * 1024 * 1024 };

/** A budget of that many options, with memory in proportion above the default. */
export function budgetOf(options: number): Budget {
  const share = Math.max(1, options / DEFAULT_BUDGET.options);
  return { options, bytes: Math.ceil(DEFAULT_BUDGET.bytes * share) };
}

/**
 * Answers a position by the strongest method that can: normal play by theorem, table, search, graph; misère play and games with finals by
 * theorem, graph. The first `next()` does nothing; each `next(work)` then generates about `work` options. Where the rules themselves break, the
 * answer is '?' and names the misstep.
 */
export function* solve(
  position: Position,
  convention: Convention,
  budget: Budget = DEFAULT_BUDGET,
): Generator<Progress, Solution, number> {
  const of = account(budget);
  yield* pause(of, 'theorem');
  try {
    const settled = yield* settle(position, convention, of);
    return 'id' in settled
      ? undecided(position, convention, settled, of)
      : yield* withMove(position, convention, settled, of);
  } catch (thrown) {
    const misstep = misstepOf(thrown);
    if (misstep === undefined) throw thrown;
    return undecided(position, convention, misstep, of);
  }
}

/** The end of a long computation, without a pause. */
export function finish<T>(long: Generator<unknown, T, number>): T {
  for (let step = long.next(0); ; step = long.next(1_000_000)) if (step.done === true) return step.value;
}

function* settle(position: Position, convention: Convention, of: Account): Generator<Progress, Settled | Fact, number> {
  const hasValues = !position.some((part) => part.rules.finals);
  const tame = convention === 'misere' && hasValues ? tameOf(position) : undefined;
  const tells = hasValues && (convention === 'normal' || tame !== undefined);
  const saying = tells && convention === 'normal' && isTold(position) ? undefined : sayingOf(position, convention);
  if (saying !== undefined) return byTheorem(position, convention, saying, (next) => elsewhere(next, convention, of));
  const remembered = convention === 'misere' ? rememberedOf(position) : undefined;
  if (remembered !== undefined)
    return byTheorem(position, convention, remembered, (next) => elsewhere(next, convention, of));
  if (tells) {
    const values = yield* valuesOf(position, of);
    if (values === 'spent') return { id: 'budget-spent' };
    if (values !== 'cycle')
      return tame === undefined ? byValues(position, convention, values) : tamed(position, values, tame);
  }
  const found = yield* graph(position, convention, of);
  if (found === undefined) return { id: 'budget-spent' };
  if ('cycle' in found) return { id: 'endless', cycle: found.cycle.map((at) => at.map((part) => part.component)) };
  return byGraph(position, convention, found);
}

/** Every part's game has a theorem on values: no other theorem is asked. */
function isTold(position: Position): boolean {
  let last: Rules | undefined;
  for (const { rules } of position) {
    if (rules === last) continue;
    last = rules;
    if (!rules.theorems.some((theorem) => theorem.value !== undefined && isTrusted(rules, theorem))) return false;
  }
  return true;
}

/** The theorem of each game that lets its sums be played as misère Nim; undefined when one game has none. */
function tameOf(position: Position): ReadonlyMap<Rules, Theorem> | undefined {
  const found = new Map<Rules, Theorem>();
  let last: Rules | undefined;
  for (const { rules } of position) {
    if (rules === last || found.has(rules)) continue;
    last = rules;
    const theorem = tameTheorems(rules).find((other) => isTrusted(rules, other));
    if (theorem === undefined) return undefined;
    found.set(rules, theorem);
  }
  return found;
}

/** Misère play of tame parts; one game whose values a theorem tells is settled by its theorem alone. */
function tamed(position: Position, values: Values, tame: ReadonlyMap<Rules, Theorem>): Settled {
  const settled = byValues(position, 'misere', values);
  const isCited = [...tame.values()].some((theorem) => theorem.status === 'cited');
  const certainty = isCited && settled.certainty !== 'observed' ? 'cited' : settled.certainty;
  const [only, ...others] = tame;
  if (only === undefined || others.length > 0 || settled.by !== 'theorem') return { ...settled, certainty };
  return { ...settled, certainty, evidence: () => theoremEvidence(only[0], only[1]), listed: () => undefined };
}

/** Options of a question within a question in one go. */
const SLICE = 10_000;

function* elsewhere(
  position: Position,
  convention: Convention,
  of: Account,
): Generator<'looking', Outcome | undefined> {
  const budget = { options: left(of), bytes: of.budget.bytes };
  if (budget.options === 0) return undefined;
  const long = solve(position, convention, budget);
  let step = long.next(0);
  for (; step.done !== true; step = long.next(SLICE)) {
    of.chunk -= SLICE;
    yield 'looking';
  }
  const { answer } = step.value;
  if (answer.outcome !== '?') return answer.outcome;
  of.options += answer.spent.options;
  return undefined;
}

function undecided(position: Position, convention: Convention, why: Fact, of: Account): Solution {
  const { budget } = of;
  const next = why.id === 'budget-spent' ? { options: budget.options * 10, bytes: budget.bytes * 10 } : undefined;
  return {
    position,
    convention,
    answer: { outcome: '?', why, spent: spent(of), next },
    winning: () => [],
    count: () => undefined,
    after: () => undefined,
    evidence: () => undefined,
    listed: () => undefined,
  };
}
