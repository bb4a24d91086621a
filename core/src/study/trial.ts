import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Outcome } from '../rules/position.ts';
import type { Position, Rules, Theorem } from '../rules/rules.ts';
import type { Verdict } from '../rules/verdict.ts';
import { account, left } from '../solve/account.ts';
import { finish, solve } from '../solve/solve.ts';
import { isLost, tally } from '../solve/tally.ts';
import type { Finding } from './claim/finding.ts';
import { count, LOOK, look } from './claim/run.ts';
import { outcomeFact, valueFact } from './claim/said.ts';
import { positionsOfTotal, singlesOfTotal } from './enumerate.ts';
import { line, solvedAgain } from './explain/line.ts';
import { type Oracle, oracle } from './oracle.ts';

const FARTHEST = 5000;
const PLIES = 12;

/**
 * Tests a theorem of a stranger's text against search alone, on all components (for a theorem of sums: all positions), least total first, then fewest
 * components, then lexicographically.
 */
export function* tryTheorem(rules: Rules, theorem: Theorem, budget: Budget): Generator<Progress, Verdict, number> {
  const of = oracle();
  const spent = account(budget);
  const isOfSums = theorem.speaks === 'sum';
  let positions = 0;
  let silent: Fact | undefined;
  for (let size = 0; size <= FARTHEST; size += 1) {
    let here = 0;
    for (const position of isOfSums ? positionsOfTotal(rules, size) : singlesOfTotal(rules, size)) {
      yield* count(spent, position === undefined ? 1 : LOOK);
      if (left(spent) === 0) return observed(size - 1, positions, silent ?? { id: 'budget-spent' });
      if (position === undefined) continue;
      const looked = yield* look(() => finding(theorem, position, of), of, spent);
      if ('why' in looked) {
        if (looked.why.id === 'budget-spent') return observed(size - 1, positions, looked.why);
        silent ??= looked.why;
        continue;
      }
      if (looked.finding === undefined) continue;
      here += 1;
      const { agrees, said, found } = looked.finding;
      if (!agrees) return { verdict: 'refuted', at: position, by: {}, said, found, line: shown(position, theorem) };
    }
    positions += here;
  }
  return observed(FARTHEST, positions, silent);

  function observed(to: number, count: number, why: Fact | undefined): Verdict {
    if (count === 0) return { verdict: 'unsettled', at: undefined, why: why ?? { id: 'nothing-said' } };
    return {
      verdict: 'observed',
      to: { id: isOfSums ? 'to-positions' : 'to-total', total: to, count },
      positions: count,
    };
  }
}

function finding(theorem: Theorem, position: Position, of: Oracle): Finding | undefined {
  const [part] = position;
  if (theorem.tame === true)
    return byOutcome(isLost(tally(position.map((one) => of.value(one))), 'misere') ? 'P' : 'N', position, theorem, of);
  if (theorem.value !== undefined) {
    const said = part === undefined ? undefined : theorem.value(part.component);
    if (said === undefined || part === undefined) return undefined;
    const found = of.value(part);
    return { agrees: said === found, said: valueFact(said), found: valueFact(found) };
  }
  const said = theorem.outcome?.(position.map(({ component }) => component));
  return said === undefined ? undefined : byOutcome(said, position, theorem, of);
}

function byOutcome(said: Outcome, position: Position, { convention }: Theorem, of: Oracle): Finding {
  const found = of.outcome(position, convention);
  return { agrees: said === found, said: outcomeFact(said), found: outcomeFact(found) };
}

function shown(position: Position, { convention }: Theorem): readonly Fact[] {
  try {
    return line(
      finish(solve(position, convention, { options: 200_000, bytes: 64 * 1024 * 1024 })),
      solvedAgain(convention),
      PLIES,
    );
  } catch (thrown) {
    if (misstepOf(thrown) === undefined) throw thrown;
    return [];
  }
}
