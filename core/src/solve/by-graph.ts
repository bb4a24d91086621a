import type { Convention, Outcome } from '../rules/position.ts';
import type { Move, Position } from '../rules/rules.ts';
import type { Graph } from './graph.ts';
import { after, moves } from './moves.ts';
import type { Settled, Step } from './settled.ts';
import { D_MARK, N_MARK, outcomeOf, P_MARK, rankOf } from './sums.ts';

/** A whole position settled by its graph. */
export function byGraph(position: Position, convention: Convention, graph: Graph): Settled {
  const own = graph.mark(position);
  const outcome = outcomeOf(own);
  const wanted = outcome === 'N' ? P_MARK : D_MARK;

  /** The mark of what a move leaves; an end of the whole game has rank 0. */
  function markAfter(move: Move): number {
    if (move.ends !== undefined) return move.ends === 'win' ? P_MARK : move.ends === 'lose' ? N_MARK : D_MARK;
    const next = after(position, move);
    return next === undefined ? -1 : graph.mark(next);
  }

  function* steps(): Generator<Step> {
    if (outcome === 'P') return;
    for (const move of moves(position)) yield markAfter(move) % 4 === wanted ? move : 'none';
  }

  function fastest(): Move | undefined {
    const best = (rankOf(own) ?? 0) - 1;
    for (const move of moves(position)) if (markAfter(move) === best * 4 + P_MARK) return move;
    return undefined;
  }

  return {
    outcome,
    certainty: 'computed',
    by: 'graph',
    value: undefined,
    length: rankOf(own),
    move: graph.isLoopy && outcome === 'N' ? fastest() : undefined,
    steps,
    count: undefined,
    after(move): Outcome | undefined {
      const mark = markAfter(move);
      return mark < 0 ? undefined : outcomeOf(mark);
    },
    evidence: () => ({ by: 'graph', convention: convention, marks: graph.marks() }),
    listed: graph.known,
  };
}
