import type { Budget, Progress, Solution } from '../rules/answer.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { solve } from '../solve/solve.ts';

/** Two positions side by side, and played together: in normal play they have the same value exactly when their sum is lost. */
export interface Compared {
  readonly one: Solution;
  readonly other: Solution;
  readonly both: Solution;
  /** Undefined where the sum tells nothing (misère play, moves that end the whole game) or is not decided. */
  readonly same: boolean | undefined;
}

/** Compares two positions, of the same game or of two. */
export function* compared(
  one: Position,
  other: Position,
  convention: Convention,
  budget: Budget,
): Generator<Progress, Compared, number> {
  const sum = [...one, ...other];
  const first = yield* solve(one, convention, budget);
  const second = yield* solve(other, convention, budget);
  const both = yield* solve(sum, convention, budget);
  const { outcome } = both.answer;
  const tells = convention === 'normal' && !sum.some(({ rules }) => rules.finals) && outcome !== '?' && outcome !== 'D';
  return { one: first, other: second, both, same: tells ? outcome === 'P' : undefined };
}
