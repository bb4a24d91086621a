import type { Evidence } from '../rules/answer.ts';
import type { Convention, Outcome } from '../rules/position.ts';
import type { Move, Position, Rules, Theorem } from '../rules/rules.ts';
import { asFarAsTold } from './as-far-as-told.ts';
import { after, moves } from './moves.ts';
import type { Settled, Step } from './settled.ts';
import { theoremEvidence } from './source.ts';
import { isTrusted } from './trust.ts';

/** What a theorem says of the outcome of a whole position. */
export interface Saying {
  readonly theorem: Theorem;
  readonly rules: Rules;
  readonly outcome: Outcome;
}

/** The first theorem that tells the outcome of a position of one game; undefined where all are silent. */
export function sayingOf(position: Position, convention: Convention): Saying | undefined {
  const rules = position[0]?.rules;
  if (rules === undefined || rules.theorems.length === 0) return undefined;
  const isOneGame = position.every((part) => part.rules === rules);
  if (!isOneGame) return undefined;
  for (const theorem of rules.theorems) {
    if (theorem.outcome === undefined || theorem.convention !== convention || !isTrusted(rules, theorem)) continue;
    if (theorem.speaks === 'single' && position.length > 1) continue;
    const outcome = theorem.outcome(position.map((part) => part.component));
    if (outcome !== undefined) return { theorem, rules, outcome };
  }
  return undefined;
}

/** A position settled by a theorem on its outcome; `elsewhere` tells the outcome of what the theorem does not speak of. */
export function byTheorem(
  position: Position,
  convention: Convention,
  saying: Saying,
  elsewhere: (position: Position) => Generator<'looking', Outcome | undefined>,
): Settled {
  const { theorem, rules, outcome } = saying;
  const { certificate } = theorem;
  const components = position.map((part) => part.component);

  function* outcomeOf(next: Position): Generator<'looking', Outcome | undefined> {
    if (next.length === 0) return convention === 'normal' ? 'P' : 'N';
    return sayingOf(next, convention)?.outcome ?? proved(next) ?? (yield* elsewhere(next));
  }

  /** A proof of every heap tells its options too, though it hangs on no page. */
  function proved([part, another]: Position): Outcome | undefined {
    const isTold = certificate !== undefined && another === undefined && part?.rules === rules;
    return isTold ? theorem.outcome?.([part.component]) : undefined;
  }

  function* afterMove(move: Move): Generator<'looking', Outcome | undefined> {
    if (move.ends !== undefined) return move.ends === 'win' ? 'P' : move.ends === 'lose' ? 'N' : 'D';
    const next = after(position, move);
    return next === undefined ? undefined : yield* outcomeOf(next);
  }

  function* steps(): Generator<Step> {
    const wanted = outcome === 'N' ? 'P' : outcome;
    const replies = outcome === 'N' ? theorem.replies?.(components) : undefined;
    for (const move of replies === undefined ? moves(position) : asFarAsTold(replies)) {
      if (typeof move === 'string') {
        yield move;
        continue;
      }
      const left = yield* afterMove(move);
      yield left === undefined ? 'unknown' : left === wanted ? move : 'none';
    }
  }

  return {
    outcome,
    certainty: theorem.status === 'proved' ? 'proved' : 'cited',
    by: certificate === undefined ? 'theorem' : 'period',
    value: undefined,
    length: undefined,
    move: undefined,
    steps,
    count: outcome === 'N' && theorem.replyCount !== undefined ? () => theorem.replyCount?.(components) : undefined,
    after: (move) => last(afterMove(move)),
    evidence: (): Evidence =>
      certificate === undefined ? theoremEvidence(rules, theorem) : { by: 'period', certificate },
    listed: () => undefined,
  };
}

/** What a look comes to, without a pause. */
function last<T>(look: Generator<'looking', T>): T {
  for (let step = look.next(); ; step = look.next()) if (step.done === true) return step.value;
}
