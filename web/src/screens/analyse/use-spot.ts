import type { Fault } from 'nimlab';
import { useEffect, useState } from 'react';
import type { Spot } from '../../engine/analysis.ts';
import type { Board } from '../../engine/api.ts';
import { engine } from '../../engine/engine.ts';
import type { Link } from '../../link.ts';

/** Where a line of moves is looked at, and the ways along it. */
export interface Walk {
  readonly spot: Spot;
  readonly key: string;
  /** The whole line, and how many of its moves are made here. */
  readonly moves: readonly string[];
  readonly ply: number;
  readonly to: (moves: readonly string[], ply: number) => void;
  /** Makes a move here; what followed is kept where the move is the same. */
  readonly make: (move: string) => void;
}

/** The position that a link looks at; `proof`: the certificate that it is answered by. */
export function walkOf(link: Link, go: (link: Link) => void, proof: string | undefined): Walk {
  const { line, asked } = link;
  const { moves } = line;
  const typed = Number(asked.ply ?? '');
  const isPly = asked.ply !== undefined && asked.ply !== '' && Number.isInteger(typed) && typed >= 0;
  const ply = isPly ? Math.min(typed, moves.length) : moves.length;
  const spot = { ...line, moves: moves.slice(0, ply), proof };
  const to = (next: readonly string[], at: number) =>
    go({
      ...link,
      line: { ...line, moves: next },
      asked: { ...asked, ply: at >= next.length ? '' : String(Math.max(0, at)) },
    });
  return {
    spot,
    key: JSON.stringify(spot),
    moves,
    ply,
    to,
    make: (move) => to(moves[ply] === move ? moves : [...moves.slice(0, ply), move], ply + 1),
  };
}

/** The board of a position, or why there is none; the last one stands until the next is there. */
export function useBoard(key: string): {
  readonly board: Board | undefined;
  readonly fault: Fault | undefined;
  readonly isNow: boolean;
} {
  const [shown, setShown] = useState<{ readonly key: string; readonly board: Board } | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    void engine()
      .board(JSON.parse(key))
      .then((read) => {
        if (!isHere) return;
        setFault(read.ok ? undefined : read.fault);
        setShown(read.ok ? { key, board: read.value } : undefined);
      });
    return () => {
      isHere = false;
    };
  }, [key]);
  return { board: shown?.board, fault, isNow: shown?.key === key };
}
