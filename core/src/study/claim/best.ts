import type { Finished } from '../../language/compile.ts';
import type { Saying } from '../../language/tree.ts';
import type { Budget, Progress } from '../../rules/answer.ts';
import type { Fact } from '../../rules/fact.ts';
import { live, writeComponent, writePosition } from '../../rules/notation/write.ts';
import type { Move, Position, Rules } from '../../rules/rules.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { moves } from '../../solve/moves.ts';
import { solve } from '../../solve/solve.ts';
import { reply, solvedAgain } from '../explain/line.ts';
import type { Reading } from './finding.ts';
import { components, positionOfTyped } from './typed.ts';

type Best = Extract<Saying, { is: 'best' }>;

/** `best in P is [only] C -> OPTION, …`: these moves win (for a drawn position: keep the draw); with `only`, no others do. */
export function* runBest(
  saying: Best,
  finished: Finished,
  { convention }: Reading,
  budget: Budget,
): Generator<Progress, Verdict, number> {
  const { rules } = finished;
  const position = positionOfTyped(saying.position, finished);
  const wanted = saying.moves.map(({ from, to }) => {
    const [part] = components({ is: 'own', component: from }, from.place, finished);
    const left =
      to.is === 'end'
        ? to.end
        : leftBy(
            rules,
            to.parts.flatMap((one) => components(one, to.place, finished)),
          );
    return `${part === undefined ? '' : writeComponent(rules, part.component)} -> ${left}`;
  });
  const solution = yield* solve(position, convention, budget);
  if (solution.answer.outcome === '?') return { verdict: 'unsettled', at: position, why: solution.answer.why };
  const found = [...new Set(Array.from(solution.winning(), (move) => written(position, move)))];
  const isRight =
    wanted.every((move) => found.includes(move)) && (!saying.only || found.every((move) => wanted.includes(move)));
  if (isRight) return { verdict: 'proved', by: { id: 'by-case' } };
  const legal = new Map(Array.from(moves(position), (move) => [written(position, move), move]));
  const illegal = wanted.filter((move) => !legal.has(move));
  const said: Fact = { id: saying.only ? 'says-only' : 'says-moves', moves: wanted };
  return {
    verdict: 'refuted',
    at: position,
    by: {},
    said,
    found: foundFact(found, illegal),
    line: wanted.flatMap((move) => {
      const losing = found.includes(move) ? undefined : legal.get(move);
      return (losing && reply(position, losing, solvedAgain(convention))) ?? [];
    }),
  };
}

function foundFact(found: readonly string[], illegal: readonly string[]): Fact {
  if (illegal.length > 0) return { id: 'says-illegal', moves: illegal };
  return found.length > 0 ? { id: 'says-only', moves: found } : { id: 'says-no-moves' };
}

function written(position: Position, move: Move): string {
  const part = position[move.part - 1];
  if (part === undefined) throw new Error(`part ${move.part} of a position of ${position.length}`);
  return `${writeComponent(part.rules, part.component)} -> ${move.ends ?? leftBy(part.rules, move.to)}`;
}

/** The components that a move leaves, dead ones dropped, in an order of their own. */
function leftBy(rules: Rules, to: Position): string {
  const parts = live(to);
  if (parts.length === 0) return 'nothing';
  return parts
    .map((part) =>
      part.rules.name === rules.name
        ? writeComponent(part.rules, part.component)
        : `${part.rules.name} ${writePosition([part])}`,
    )
    .sort()
    .join(' + ');
}
