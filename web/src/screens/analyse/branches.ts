import type { Fact, Outcome, Whole } from 'nimlab';
import type { MoveRow, PlyRow } from '../../engine/analysis.ts';

/** What is known of a branch of the tree: the move that leads to it, and what that is worth to its maker. */
export interface Known {
  readonly fact: Fact;
  readonly outcome: Outcome | '?';
  readonly value: Whole | undefined;
  readonly remoteness: number | undefined;
  readonly isLast: boolean;
}

/** A position of the tree, with the branches that were looked at; the root bears no move. */
export interface Branch {
  readonly move: string;
  readonly known: Known | undefined;
  readonly isOpen: boolean;
  readonly branches: readonly Branch[];
}

/** The moves that lead from the root to a branch. */
export type Path = readonly string[];

/** A branch as one line of the tree: its path, and its place among its siblings. */
export interface Row {
  readonly branch: Branch;
  readonly path: Path;
  readonly place: number;
  readonly count: number;
}

export const bare: Branch = { move: '', known: undefined, isOpen: true, branches: [] };

/** The tree in which a branch is changed. */
function at(tree: Branch, path: Path, change: (branch: Branch) => Branch): Branch {
  const [first, ...rest] = path;
  if (first === undefined) return change(tree);
  return {
    ...tree,
    branches: tree.branches.map((branch) => (branch.move === first ? at(branch, rest, change) : branch)),
  };
}

/** The branch at a path. */
export function branchAt(tree: Branch, path: Path): Branch | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return tree;
  const next = tree.branches.find(({ move }) => move === first);
  return next && branchAt(next, rest);
}

/** The tree with a line of moves in it, told by what is known of its plies. */
export function withLine(tree: Branch, moves: Path, plies: readonly PlyRow[]): Branch {
  const [move, ...rest] = moves;
  if (move === undefined) return tree;
  const [, ply, ...later] = plies;
  const told = ply && knownBy(ply);
  const old = tree.branches.find((branch) => branch.move === move);
  const branch = old ?? { ...bare, move };
  const next = withLine(told === undefined ? branch : { ...branch, known: { ...told, ...branch.known } }, rest, [
    ...(ply === undefined ? [] : [ply]),
    ...later,
  ]);
  const branches =
    old === undefined ? [...tree.branches, next] : tree.branches.map((one) => (one === old ? next : one));
  return { ...tree, isOpen: tree.isOpen || old === undefined, branches };
}

function knownBy({ move, outcome, value }: PlyRow): Known | undefined {
  const turned = { N: 'P', P: 'N', D: 'D', '?': '?' } as const;
  return move && { fact: move, outcome: turned[outcome], value, remoteness: undefined, isLast: false };
}

/** The tree with the moves of a branch unfolded: in their order, and behind them those that were there before. */
export function unfolded(tree: Branch, path: Path, rows: readonly MoveRow[], isKept = true): Branch {
  return at(tree, path, (branch) => {
    const fresh = rows.map((row): Branch => {
      const { text, fact, outcome, value, lengths, isLast } = row;
      const old = branch.branches.find(({ move }) => move === text);
      const known = { fact, outcome, value, remoteness: lengths?.remoteness, isLast };
      return { ...(old ?? { ...bare, isOpen: false }), move: text, known };
    });
    const others = branch.branches.filter(
      ({ move, branches }) => !fresh.some((one) => one.move === move) && (isKept || branches.length > 0),
    );
    return { ...branch, isOpen: true, branches: [...fresh, ...others] };
  });
}

/** The tree with a branch opened or closed. */
export function turned(tree: Branch, path: Path, isOpen: boolean): Branch {
  return at(tree, path, (branch) => ({ ...branch, isOpen }));
}

/** The tree without a branch and all that grows from it. */
export function without(tree: Branch, path: Path): Branch {
  const last = path.at(-1);
  return at(tree, path.slice(0, -1), (branch) => ({
    ...branch,
    branches: branch.branches.filter(({ move }) => move !== last),
  }));
}

/** The lines of the tree that are seen, top to bottom. */
export function rowsOf(tree: Branch): readonly Row[] {
  const rows: Row[] = [];
  const add = (branch: Branch, path: Path, place: number, count: number) => {
    rows.push({ branch, path, place, count });
    if (!branch.isOpen) return;
    for (const [i, one] of branch.branches.entries()) add(one, [...path, one.move], i + 1, branch.branches.length);
  };
  add(tree, [], 1, 1);
  return rows;
}

/** The move that plays best: the one that wins, else the one that resists longest. */
export function best(rows: readonly MoveRow[]): MoveRow | undefined {
  const won = rows.find(({ outcome }) => outcome === 'N') ?? rows.find(({ outcome }) => outcome === 'D');
  if (won !== undefined) return won;
  let longest = rows[0];
  for (const row of rows) if ((row.lengths?.remoteness ?? -1) > (longest?.lengths?.remoteness ?? -1)) longest = row;
  return longest;
}
