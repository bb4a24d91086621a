import type { Marked, Progress } from '../rules/answer.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';
import { type Account, drive } from './account.ts';
import { retrograde } from './retrograde.ts';
import { store } from './store.ts';
import { N_MARK, outcomeOf, P_MARK, rankOf, type Sums, sums } from './sums.ts';
import { walk } from './walk.ts';

/** Outcomes and ranks of all positions that can be reached. */
export interface Graph {
  /** The mark of a position, or -1 where the graph does not reach. */
  mark(position: Position): number;
  /** Some play can go round. */
  readonly isLoopy: boolean;
  marks(): readonly Marked[];
  /** How many positions are marked. */
  known(): number;
}

/** A cycle where the page says that every play ends. */
export interface Refused {
  readonly cycle: readonly Position[];
}

/** The graph below a position; undefined when the budget ends first. */
export function* graph(
  position: Position,
  convention: Convention,
  of: Account,
): Generator<Progress, Graph | Refused | undefined, number> {
  const components = store();
  const nodes = sums(components, convention);
  const root = nodes.node(position);
  const deep = walk(nodes);
  const bytes = () => components.bytes() + nodes.bytes();
  const depth = {
    run: (work: number, most: number) => deep.run(root, work, most),
    options: deep.options,
    bytes: () => bytes() + deep.bytes(),
  };
  if (!(yield* drive(depth, of, 'graph'))) return undefined;
  const cycle = deep.cycle();
  if (cycle === undefined) return marked(nodes, deep.mark, false, convention);
  if (position.every((part) => part.rules.ends)) return { cycle: cycle.map(nodes.position) };
  of.bytes = 0;
  const back = retrograde(nodes, root, convention);
  if (!(yield* drive({ ...back, bytes: () => bytes() + back.bytes() }, of, 'graph'))) return undefined;
  return marked(nodes, back.mark, true, convention);
}

function marked(nodes: Sums, mark: (node: number) => number, isLoopy: boolean, convention: Convention): Graph {
  const over = convention === 'normal' ? P_MARK : N_MARK;
  return {
    isLoopy,
    mark(position) {
      const node = nodes.node(position);
      // Finished components are dropped beside others, not alone: the walk may know the end under another name.
      return nodes.position(node).length === 0 ? over : mark(node);
    },
    known() {
      let count = 0;
      for (let node = 0; node < nodes.size(); node += 1) if (mark(node) >= 0) count += 1;
      return count;
    },
    marks() {
      const list: Marked[] = [];
      for (let node = 0; node < nodes.size(); node += 1) {
        const found = mark(node);
        if (found < 0) continue;
        const named = nodes.position(node).map(({ rules, component }) => ({ game: titleOf(rules), component }));
        list.push({ position: named, outcome: outcomeOf(found), rank: rankOf(found) });
      }
      return list;
    },
  };
}
