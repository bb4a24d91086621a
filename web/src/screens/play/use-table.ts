import type { Fault } from 'nimlab';
import { useEffect, useRef, useState } from 'react';
import { boardNow, boardOf } from '../../engine/ahead.ts';
import type { Board, Line, Turned } from '../../engine/api.ts';
import { engine } from '../../engine/engine.ts';
import type { Link } from '../../link.ts';
import { mannerOf } from './manner.ts';
import { remember } from './recent.ts';

/** A won position that is played again: its ply, the whole game to come back to, and how it went. */
export interface Retry {
  readonly point: Turned;
  readonly whole: readonly string[];
  readonly state: 'asked' | 'right' | 'wrong' | 'shown';
}

/** A game as the place Play holds it. */
export interface Table {
  readonly board: Board | undefined;
  readonly fault: Fault | undefined;
  readonly turned: readonly Turned[] | undefined;
  /** Every move known of this game, those taken back too. */
  readonly whole: readonly string[];
  readonly isPast: boolean;
  readonly isPersons: boolean;
  readonly isOver: boolean;
  readonly retry: Retry | undefined;
  readonly make: (move: string) => void;
  readonly jump: (ply: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly playOn: () => void;
  readonly restart: (isSwapped: boolean) => void;
  readonly tryAgain: (point: Turned) => void;
  readonly showRetry: () => void;
  readonly leaveRetry: () => void;
}

/** The game that a link names: its board, the opponent's answers, and the ways back and forth in it. */
export function useTable(link: Link, go: (link: Link) => void): Table {
  const { line, first, opponent, strength, open } = link;
  const { moves } = line;
  const key = JSON.stringify(line);
  const [shown, setShown] = useState<{ readonly key: string; readonly board: Board } | undefined>(() => {
    const board = boardNow(key);
    return board && { key, board };
  });
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const [turned, setTurned] = useState<readonly Turned[] | undefined>(undefined);
  const [retry, setRetry] = useState<Retry | undefined>(undefined);
  const known = useRef<readonly string[]>(moves);
  if (!startsWith(known.current, moves)) known.current = moves;
  const whole = known.current;
  const board = open ? shown?.board : undefined;
  const isNow = shown?.key === key;
  const isPast = moves.length < whole.length;
  const isLooking = first === 'look';
  // Whose turn it is on the board that is seen; the address is ahead of it for a moment.
  const plies = board?.plies.length ?? moves.length;
  const isPersons = opponent === 'person' || (!isLooking && (plies % 2 === 0) === (first !== 'computer'));
  const isOver = board?.ending !== undefined;
  const to = (next: readonly string[]) => go({ ...link, line: { ...line, moves: next } });

  useEffect(() => {
    let isHere = true;
    setTurned(undefined);
    if (!open) {
      setShown(undefined);
      return;
    }
    const asked: Line = JSON.parse(key);
    void boardOf(asked).then(async (read) => {
      if (!isHere) return;
      setFault(read.ok ? undefined : read.fault);
      if (!read.ok) return setShown(undefined);
      const board = read.value;
      setShown((now) => (now?.board === board ? now : { key, board }));
      if (board.ending === undefined) return;
      const points = await engine().turned(asked);
      if (isHere) setTurned(points);
    });
    return () => {
      isHere = false;
    };
  }, [key, open]);

  useEffect(() => {
    if (open && moves.length > 0) remember({ ...link, line: { ...line, moves: whole } });
  }, [open, moves.length, link, line, whole]);

  useEffect(() => {
    const manner = mannerOf({ opponent, strength });
    if (!isNow || isOver || isPersons || isPast || isLooking || retry !== undefined || manner === undefined) return;
    if (board === undefined || plies !== moves.length) return;
    let isHere = true;
    const asked: Line = JSON.parse(key);
    const seed = asked.position.length * 7919 + asked.moves.join('').length;
    const least = new Promise((done) => setTimeout(done, 350));
    void Promise.all([engine().answer(asked, { manner, seed }), least]).then(([move]) => {
      if (isHere && move !== undefined) go({ ...link, line: { ...asked, moves: [...asked.moves, move] } });
    });
    return () => {
      isHere = false;
    };
  }, [
    isNow,
    isOver,
    isPersons,
    isPast,
    isLooking,
    retry,
    board,
    plies,
    moves.length,
    key,
    opponent,
    strength,
    link,
    go,
  ]);

  const undo = () => {
    const count = opponent === 'person' || moves.length < 2 || !isPersons ? 1 : 2;
    to(moves.slice(0, -count));
  };
  const redo = () =>
    to(whole.slice(0, moves.length + (opponent === 'person' || whole.length - moves.length < 2 ? 1 : 2)));
  const make = (move: string) => {
    if (!isNow) return;
    const next = [...moves, move];
    if (retry === undefined) return to(next);
    known.current = next;
    setRetry({ ...retry, state: 'asked' });
    to(next);
    const wanted = retry.point.had === 'N' ? 'P' : 'D';
    void engine()
      .outcomeAfter({ ...line, moves: next })
      .then((outcome) => {
        const isRight = outcome === wanted || outcome === 'P';
        setRetry({ ...retry, state: isRight ? 'right' : 'wrong' });
        if (!isRight) {
          known.current = retry.whole;
          to(moves);
        }
      });
  };
  return {
    board,
    fault,
    turned,
    whole,
    isPast,
    isPersons: isPersons && retry?.state !== 'right',
    isOver,
    retry,
    make,
    jump: (ply) => to(whole.slice(0, ply)),
    undo,
    redo,
    playOn: () => {
      known.current = moves;
      setRetry(undefined);
      to(moves);
    },
    restart: (isSwapped) => {
      known.current = [];
      setRetry(undefined);
      const other = first === 'computer' ? 'me' : 'computer';
      go({ ...link, first: isSwapped ? other : first, line: { ...line, moves: [] } });
    },
    tryAgain: (point) => {
      setRetry({ point, whole, state: 'asked' });
      to(whole.slice(0, point.ply - 1));
    },
    showRetry: () => setRetry(retry && { ...retry, state: 'shown' }),
    leaveRetry: () => {
      if (retry === undefined) return;
      known.current = retry.whole;
      setRetry(undefined);
      to(retry.whole);
    },
  };
}

function startsWith(whole: readonly string[], start: readonly string[]): boolean {
  return start.every((move, i) => whole[i] === move);
}
