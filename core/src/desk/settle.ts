import type { Budget, Solution } from '../rules/answer.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { finish, solve } from '../solve/solve.ts';

/** What a problem's judge may spend on one position: 10^8 options, 1 GiB; the largest promised inputs need 10^7. */
const AMPLE: Budget = { options: 100_000_000, bytes: 1024 * 1024 * 1024 };

/** A position solved at once, for callers that wait. */
export function settle(position: Position, convention: Convention, budget: Budget = AMPLE): Solution {
  return finish(solve(position, convention, budget));
}
