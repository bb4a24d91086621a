import { useMemo, useState } from 'react';
import type { Choosing, MoveRow, PlyRow } from '../../engine/analysis.ts';
import { done } from '../../engine/use-long.ts';
import {
  type Branch,
  bare,
  best,
  branchAt,
  type Path,
  type Row,
  rowsOf,
  turned,
  unfolded,
  withLine,
  without,
} from './branches.ts';
import type { Walk } from './use-spot.ts';

/** The tree of a start: what is seen of it, where the reader stands in it, and what can be done there. */
export interface Tree {
  readonly rows: readonly Row[];
  readonly now: number;
  readonly choosing: Choosing;
  readonly choose: (choosing: Choosing) => void;
  readonly stand: (path: Path) => void;
  readonly unfold: (path: Path) => Promise<void>;
  readonly fold: (path: Path, isOpen: boolean) => void;
  readonly playBest: (path: Path) => Promise<void>;
  readonly cut: (path: Path) => void;
  readonly open: (path: Path) => void;
}

interface Held {
  readonly key: string;
  readonly root: Branch;
  readonly path: Path;
}

/** The tree that grows from the start of a walk, the walk's own line always in it. */
export function useTree(walk: Walk, plies: readonly PlyRow[]): Tree {
  const { spot, moves, ply, to } = walk;
  const key = JSON.stringify({ ...spot, moves: [] });
  const [held, setHeld] = useState<Held>({ key, root: bare, path: moves.slice(0, ply) });
  const [choosing, setChoosing] = useState<Choosing>('all');
  const mine = held.key === key ? held : { key, root: bare, path: moves.slice(0, ply) };
  const tree = useMemo(() => withLine(mine.root, moves, plies), [mine.root, moves, plies]);
  const rows = useMemo(() => rowsOf(tree), [tree]);
  const found = rows.findIndex(({ path }) => isSame(path, mine.path));
  const change = (root: Branch, path: Path = mine.path) => setHeld({ key, root, path });

  const rowsAt = async (path: Path, choose: Choosing): Promise<readonly MoveRow[]> => {
    const result = await done({ is: 'moves', spot: { ...spot, moves: path }, choose });
    return result.is === 'rows' ? result.rows : [];
  };
  const put = (path: Path, fresh: readonly MoveRow[], isKept: boolean, stand: Path) =>
    setHeld((last) => {
      const root = last.key === key ? withLine(last.root, moves, plies) : tree;
      return { key, root: unfolded(withLine(root, path, []), path, fresh, isKept), path: stand };
    });

  return {
    rows,
    now: Math.max(0, found),
    choosing,
    choose: (next) => {
      setChoosing(next);
      const path = mine.path;
      void rowsAt(path, next).then((fresh) => put(path, fresh, false, path));
    },
    stand: (path) => change(tree, path),
    unfold: async (path) => put(path, await rowsAt(path, choosing), true, path),
    fold: (path, isOpen) => change(turned(tree, path, isOpen), path),
    playBest: async (path) => {
      const row = best(await rowsAt(path, 'reply'));
      if (row !== undefined) put(path, [row], true, [...path, row.text]);
    },
    cut: (path) => {
      if (path.length === 0) return;
      const above = path.slice(0, -1);
      change(without(tree, path), above);
      if (path.every((move, i) => moves[i] === move)) to(above, Math.min(ply, above.length));
    },
    open: (path) => {
      const isOnLine = path.every((move, i) => moves[i] === move);
      change(tree, path);
      to(isOnLine ? moves : path, path.length);
    },
  };

  function isSame(one: Path, other: Path): boolean {
    return (
      one.length === other.length && one.every((move, i) => other[i] === move) && branchAt(tree, one) !== undefined
    );
  }
}
