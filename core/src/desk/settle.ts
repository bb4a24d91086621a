import type { Budget, Solution } from '../rules/answer.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { finish, solve } from '../solve/solve.ts';

/** What a problem's judge may spend on one position: 10^9 options, 2 GiB. */
const AMPLE: Budget = { options: 1_000_000_000, bytes: 2 * 1024 * 1024 * 1024 };

/** A position solved at once, for callers that wait. */
export function settle(position: Position, convention: Convention, budget: Budget = AMPLE): Solution {
  return finish(solve(position, convention, budget));
}
