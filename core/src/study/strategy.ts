import { framed, inside } from '../language/game.ts';
import { names } from '../language/mention.ts';
import { candidates } from '../language/reply.ts';
import { extended, slot } from '../language/scope.ts';
import { shapeType } from '../language/shape.ts';
import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { writeMove } from '../rules/notation.ts';
import type { Outcome } from '../rules/position.ts';
import type { Move, Position } from '../rules/rules.ts';
import type { Verdict } from '../rules/verdict.ts';
import { account, left } from '../solve/account.ts';
import { solve } from '../solve/solve.ts';
import type { Finding } from './claim/finding.ts';
import { count, LOOK, look } from './claim/run.ts';
import { outcomeFact } from './claim/said.ts';
import { testOf } from './claim/test.ts';
import type { Claim } from './claim.ts';
import { readingOf } from './claim.ts';
import { positionsOfTotal, singlesOfTotal } from './enumerate.ts';
import { reply, solvedAgain } from './explain/line.ts';
import { oracle } from './oracle.ts';

const FARTHEST = 5000;
/** The most winning moves that are named beside a wrong one. */
const SHOWN = 5;

/**
 * Tests the moves that a claim on outcomes gives by `reply`: at every won position of which it speaks, one of them must win. Where it says of every position
 * who wins, any of them may be the one; else it must be the first that the rules allow. Undefined for a claim without such moves.
 */
export function* testReplies(claim: Claim, budget: Budget): Generator<Progress, Verdict | undefined, number> {
  const { statement, finished } = claim;
  const { saying } = statement;
  const { rules, game } = finished;
  const given = statement.reaches.filter(({ name }) => name === undefined);
  if (saying.is !== 'outcome' || given.length === 0) return undefined;
  const of = oracle();
  const test = testOf(statement, saying, finished, readingOf(claim), of);
  if (test.over === 'choices' || test.steps.some((step) => step.is === 'for')) return undefined;
  const { convention } = test;
  const place = slot(game.scope);
  const scope = names(statement, 'position')
    ? extended(game.scope, [['position', { is: 'slot', slot: place, type: { list: shapeType(game.shape) } }]])
    : game.scope;
  const all = given.map((one) => candidates(one, scope, game, finished.moves, finished.games));

  function legal(position: Position): readonly Move[] {
    const values = position.map(({ component }) => inside(game, component));
    return position.flatMap(({ component }, i) =>
      all.flatMap((one) => {
        const frame = framed(game, component);
        frame[place] = values;
        return Array.from(one.legal(frame, i + 1), ({ option, part }): Move => ({ ...option, part }));
      }),
    );
  }

  const after = (position: Position, move: Move): Outcome => {
    if (move.to === undefined) return ENDS[move.ends];
    return of.outcome(position.toSpliced(move.part - 1, 1, ...move.to), convention);
  };

  /** Silent where the claim is, and at positions that are not won. */
  function finding(position: Position): Finding | undefined {
    if (test.ask(position, test.frame(position)) === undefined || of.outcome(position, convention) !== 'N')
      return undefined;
    const moves = legal(position);
    const tried = saying.is === 'outcome' && saying.exactly ? moves : moves.slice(0, 1);
    const agrees = tried.some((move) => after(position, move) === 'P');
    const [first] = tried;
    return { agrees, said: saidOf(position, first), found: outcomeFact('N') };
  }

  const spent = account(budget);
  let positions = 0;
  let why: Fact | undefined;
  const seen = (total: number): Verdict =>
    positions === 0
      ? { verdict: 'unsettled', at: undefined, why: why ?? { id: 'nothing-said' } }
      : { verdict: 'observed', to: { id: 'to-replies', total, count: positions }, positions };
  for (let size = 0; size <= FARTHEST; size += 1) {
    for (const position of test.over === 'positions' ? positionsOfTotal(rules, size) : singlesOfTotal(rules, size)) {
      yield* count(spent, position === undefined ? 1 : LOOK);
      if (left(spent) === 0) return seen(size - 1);
      if (position === undefined) continue;
      const looked = yield* look(() => finding(position), of, spent);
      if ('why' in looked) {
        if (looked.why.id === 'budget-spent') return seen(size - 1);
        why ??= looked.why;
        continue;
      }
      if (looked.finding === undefined) continue;
      if (looked.finding.agrees) positions += 1;
      else return yield* failed(position, legal(position)[0], looked.finding.said, budget);
    }
  }
  return seen(FARTHEST);

  function* failed(
    position: Position,
    move: Move | undefined,
    said: Fact,
    most: Budget,
  ): Generator<Progress, Verdict, number> {
    const solution = yield* solve(position, convention, most);
    const winning: string[] = [];
    for (const one of solution.winning()) {
      if (winning.length === SHOWN) break;
      winning.push(writeMove(position, one));
    }
    const line = (move && reply(position, move, solvedAgain(convention))) ?? [];
    return {
      verdict: 'refuted',
      at: position,
      by: {},
      said,
      found: { id: 'says-winning', moves: winning },
      line: [line].flat(),
    };
  }
}

/** What an end of the whole game is for the player who would be next. */
const ENDS = { win: 'P', lose: 'N', draw: 'D' } as const;

function saidOf(position: Position, move: Move | undefined): Fact {
  return move === undefined ? { id: 'says-no-moves' } : { id: 'says-moves', moves: [writeMove(position, move)] };
}
