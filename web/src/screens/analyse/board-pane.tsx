import { Stack } from '@mantine/core';
import { type TouchEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Aim, aimAt, isWritten, noAim, unseen } from '../../boards/aim.ts';
import { drawings } from '../../boards/drawing.ts';
import { Drawn } from '../../boards/drawn.tsx';
import type { Board } from '../../engine/api.ts';
import { engine } from '../../engine/engine.ts';
import type { Link } from '../../link.ts';
import { Choices } from '../choices.tsx';
import { composed } from '../play/composed.ts';
import { MoveBar } from '../play/move-bar.tsx';
import { Editor } from './editor.tsx';
import { Show } from './show.tsx';
import { Steps } from './steps.tsx';
import type { Walk } from './use-spot.ts';
import { Verdict } from './verdict.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly walk: Walk;
  readonly board: Board;
  readonly isNow: boolean;
}

/** How far a finger must go sideways to turn to another move. */
const SWIPE = 70;

/** The board of the position, the way along its line, what is known of it, and its editor. */
export function BoardPane({ link, go, walk, board, isNow }: Props) {
  const [aim, setAim] = useState<Aim>(noAim);
  const more = useMemo(() => unseen(drawings(board)), [board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position, another aim
  useEffect(() => setAim(noAim), [board]);
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const { spot, ply, moves, to } = walk;
  const canMove = board.ending === undefined && isNow;

  const take = (next: Aim) => {
    setAim(next);
    // Where not every move is listed, the engine says which one leaves that.
    const wanted = board.more && next.picks.length > 0 ? composed(board, next.picks) : undefined;
    if (wanted === undefined) return;
    void engine()
      .leaving(spot, wanted.part, wanted.left)
      .then(([move]) =>
        setAim((now) => (now === next && move !== undefined ? { ...next, moves: [move], exact: move } : now)),
      );
  };
  const confirm = () => aim.exact !== undefined && isNow && walk.make(aim.exact.text);
  const heard = (key: string): boolean => {
    const at = { PageUp: ply - 1, PageDown: ply + 1 }[key];
    if (at !== undefined && at >= 0 && at <= moves.length) to(moves, at);
    return at !== undefined;
  };
  const swiped = (event: TouchEvent) => {
    const end = event.changedTouches[0];
    const start = from.current;
    from.current = undefined;
    if (end === undefined || start === undefined) return;
    const [across, down] = [end.clientX - start.x, end.clientY - start.y];
    const at = across < 0 ? ply + 1 : ply - 1;
    if (Math.abs(across) > SWIPE && Math.abs(down) < SWIPE / 2 && at >= 0 && at <= moves.length) to(moves, at);
  };

  return (
    <Stack gap="md">
      <div
        onTouchStart={({ touches }) => {
          const touch = touches[0];
          from.current = touch && { x: touch.clientX, y: touch.clientY };
        }}
        onTouchEnd={swiped}
      >
        <Drawn board={board} aim={aim} take={canMove ? take : undefined} confirm={confirm} heard={heard} />
      </div>
      {canMove && <MoveBar board={board} aim={aim} clear={() => setAim(noAim)} confirm={confirm} />}
      {canMove && (aim.picks.length > 0 || isWritten(board)) && (
        <Choices board={board} aim={aim} more={more} choose={(move) => setAim(aimAt(move))} />
      )}
      <Steps walk={walk} />
      <Verdict link={link} go={go} walk={walk} board={board} />
      {board.ending === undefined && <Show walk={walk} />}
      <Editor link={link} go={go} board={board} />
    </Stack>
  );
}
