import { writeComponent } from '../rules/notation/write.ts';
import type { Convention } from '../rules/position.ts';
import type { Move, Option, Position, Rules } from '../rules/rules.ts';
import { after, moves } from '../solve/moves.ts';
import { isOver } from './explain/moves.ts';

/** How many moves a decided position lasts while its winner never errs: where he hurries and the loser delays (remoteness), and at the longest. */
export interface Lengths {
  readonly remoteness: number;
  readonly longest: number;
}

interface Known extends Lengths {
  readonly isWon: boolean;
}

interface Node {
  readonly key: string;
  readonly options: readonly { readonly key: string; readonly position: Position }[];
  next: number;
  won: Lengths | undefined;
  lost: Lengths | undefined;
}

/** Options that all lengths of one look may cost together, in positions of so many parts; where there are more, each costs the more. */
const MOST = 40_000;
const PARTS = 8;

/**
 * Tells lengths of positions by searching every play from them; what is found is kept for the next. Undefined where some play never ends, where a draw
 * can be had, and when `most` options are spent.
 */
export function lasting(convention: Convention, most = MOST): (position: Position) => Lengths | undefined {
  const known = new Map<string, Known>();
  const names = new Map<Rules, number>();
  const dead = new Map<string, boolean>();
  let rest = most;

  function keyOf(position: Position): string {
    const parts = position.flatMap((part) => {
      const { rules, component } = part;
      const name = names.get(rules) ?? names.size;
      names.set(rules, name);
      const key = `${name} ${writeComponent(rules, rules.same?.(component) ?? component)}`;
      const isDead = dead.get(key) ?? (!rules.finals && isOver([part]));
      dead.set(key, isDead);
      return isDead ? [] : [key];
    });
    return parts.sort().join('+');
  }

  function opened(key: string, position: Position): Node | undefined {
    const all: Move[] = [];
    for (const move of moves(position)) {
      all.push(move);
      // What an option costs grows with the parts that it is named by.
      rest -= Math.max(1, position.length / PARTS);
      if (rest < 0 || move.ends === 'draw') return undefined;
    }
    const options = new Map<string, Position>();
    const node = { won: undefined as Lengths | undefined, lost: undefined as Lengths | undefined }; // the two are filled in by `folded`
    for (const move of all) {
      const next = after(position, move);
      if (next === undefined) folded(node, ended(move));
      else options.set(keyOf(next), next);
    }
    return { ...node, key, next: 0, options: [...options].map(([name, left]) => ({ key: name, position: left })) };
  }

  return (position) => {
    const first = keyOf(position);
    const under = new Set<string>();
    const stack: Node[] = [];
    let entered: { readonly key: string; readonly position: Position } | undefined = { key: first, position };
    while (!known.has(first)) {
      if (entered !== undefined) {
        const node: Node | undefined = under.has(entered.key) ? undefined : opened(entered.key, entered.position);
        if (node === undefined) return undefined;
        under.add(node.key);
        stack.push(node);
        entered = undefined;
      }
      const top = stack.at(-1);
      if (top === undefined) return undefined;
      const option = top.options[top.next];
      const found = option && known.get(option.key);
      if (option === undefined) {
        known.set(top.key, closed(top, convention));
        under.delete(top.key);
        stack.pop();
      } else if (found === undefined) entered = option;
      else {
        folded(top, found);
        top.next += 1;
      }
    }
    return known.get(first);
  };
}

/** What a move that ends the whole game leaves to the other player. */
function ended({ ends }: Option): Known {
  return { isWon: ends === 'lose', remoteness: 0, longest: 0 };
}

/** Takes one option into account: of winning ones the quickest, of losing ones the slowest, and of both the longest. */
function folded(node: Pick<Node, 'won' | 'lost'>, { isWon, remoteness, longest }: Known): void {
  if (isWon) node.lost = worse(node.lost, remoteness, longest, Math.max);
  else node.won = worse(node.won, remoteness, longest, Math.min);
}

function worse(
  before: Lengths | undefined,
  remoteness: number,
  longest: number,
  pick: (one: number, other: number) => number,
): Lengths {
  if (before === undefined) return { remoteness: remoteness + 1, longest: longest + 1 };
  return {
    remoteness: pick(before.remoteness, remoteness + 1),
    longest: Math.max(before.longest, longest + 1),
  };
}

function closed({ won, lost }: Node, convention: Convention): Known {
  if (won !== undefined) return { isWon: true, ...won };
  if (lost !== undefined) return { isWon: false, ...lost };
  return { isWon: convention === 'misere', remoteness: 0, longest: 0 };
}
