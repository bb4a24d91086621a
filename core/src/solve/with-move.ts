import type { Progress, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { isMisstep } from '../rules/misstep.ts';
import type { Convention, Whole } from '../rules/position.ts';
import type { Move, Position } from '../rules/rules.ts';
import { type Account, left, pause } from './account.ts';
import { priceOf } from './price.ts';
import type { Settled } from './settled.ts';

/** A settled position with its first winning move, as far as the budget reaches. */
export function* withMove(
  position: Position,
  convention: Convention,
  settled: Settled,
  of: Account,
): Generator<Progress, Solution, number> {
  let { move } = settled;
  let notice: Fact | undefined;
  const price = priceOf(position);
  if (settled.outcome !== 'P' && move === undefined) {
    for (const step of settled.steps()) {
      if (typeof step !== 'string') {
        move = step;
        break;
      }
      if (step !== 'looking') {
        if (step !== 'none') notice = { id: step === 'unknown' ? 'move-unknown' : step };
        of.options += price;
        of.chunk -= price;
      }
      if (left(of) === 0) {
        notice = { id: 'move-beyond-budget' };
        break;
      }
      if (of.chunk <= 0) yield* pause(of, settled.by);
    }
  }
  const { outcome, certainty, by, value, length } = settled;
  return {
    position,
    convention,
    answer: { outcome, certainty, by, value, move, length, notice },
    winning: () => winning(settled, of.budget.options / price),
    count: () => count(settled, of.budget.options / price),
    after: settled.after,
    evidence: settled.evidence,
    listed: settled.listed,
  };
}

function* winning(settled: Settled, most: number): Generator<Move> {
  if (settled.outcome === 'P') return;
  let looked = 0;
  for (const step of settled.steps()) {
    looked += 1;
    if (typeof step !== 'string') yield step;
    else if (looked > most) return;
  }
}

/** The number of winning moves; undefined where it is not told, the rules break, or more would have to be looked at. */
function count(settled: Settled, most: number): Whole | undefined {
  try {
    return counted(settled, most);
  } catch (thrown) {
    if (!isMisstep(thrown)) throw thrown;
    return undefined;
  }
}

function counted(settled: Settled, most: number): Whole | undefined {
  if (settled.outcome === 'P') return 0;
  const known = settled.count?.();
  if (known !== undefined) return known;
  let found = 0;
  let looked = 0;
  for (const step of settled.steps()) {
    looked += 1;
    if (typeof step !== 'string') found += 1;
    else if (step !== 'none' && step !== 'looking') return undefined;
    if (looked > most) return undefined;
  }
  return found;
}
