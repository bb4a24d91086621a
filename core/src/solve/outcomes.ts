import type { Progress } from '../rules/answer.ts';
import type { Convention, Outcome } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { type Account, drive } from './account.ts';
import { graph } from './graph.ts';
import { store } from './store.ts';
import { outcomeOf, sums } from './sums.ts';
import { walk } from './walk.ts';

/**
 * The outcomes of many positions, over one graph of all that they lead to; undefined from where the budget ends, and where a cycle that the page
 * rules out makes them meaningless.
 */
export function* outcomesOf(
  positions: readonly Position[],
  convention: Convention,
  of: Account,
): Generator<Progress, readonly (Outcome | undefined)[], number> {
  const components = store();
  const nodes = sums(components, convention);
  const deep = walk(nodes);
  const bytes = () => components.bytes() + nodes.bytes() + deep.bytes();
  const found: (Outcome | undefined)[] = [];
  for (const position of positions) {
    if (deep.cycle() !== undefined) {
      found.push(yield* alone(position, convention, of));
      continue;
    }
    const root = nodes.node(position);
    of.bytes = 0;
    const isDone = yield* drive(
      { run: (work, most) => deep.run(root, work, most), options: deep.options, bytes },
      of,
      'graph',
    );
    if (!isDone) break;
    found.push(deep.cycle() === undefined ? outcomeOf(deep.mark(root)) : yield* alone(position, convention, of));
  }
  return found;
}

function* alone(
  position: Position,
  convention: Convention,
  of: Account,
): Generator<Progress, Outcome | undefined, number> {
  const made = yield* graph(position, convention, of);
  return made === undefined || 'cycle' in made ? undefined : outcomeOf(made.mark(position));
}
