import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { type Aim, isWritten } from '../boards/aim.ts';
import { told } from '../boards/told.ts';
import type { Board, BoardMove } from '../engine/api.ts';
import { useWords } from '../language.tsx';

/** The most moves that are offered as buttons when several fit. */
const OFFERED = 12;
/** The most moves that are listed unasked where a position stands only in writing. */
const LISTED = 40;

interface Props {
  readonly board: Board;
  readonly aim: Aim;
  /** Moves that no place of the board stands for. */
  readonly more: readonly BoardMove[];
  readonly choose: (move: BoardMove) => void;
}

/** Moves as buttons: those that fit what was pointed at, those that cannot be pointed at, and every move as a list. */
export function Choices({ board, aim, more, choose }: Props) {
  const words = useWords();
  const { t } = words;
  const fitting = aim.exact === undefined ? aim.moves.slice(0, OFFERED) : [];
  const isOpen = board.parts.length > 0 && more.length === board.moves.length;
  const isForced = isOpen || (board.moves.length <= LISTED && isWritten(board));
  // A list that nobody sees is not made: it may hold hundreds of moves, and every aim would make it anew.
  const [isSeen, setSeen] = useState(false);
  return (
    <>
      {fitting.length > 0 && <Buttons moves={fitting} choose={choose} name={(move) => told(board, move, words)} />}
      {more.length > 0 && !isOpen && (
        <Group gap="xs">
          <Text size="sm">{t('page-also')}</Text>
          <Buttons moves={more.slice(0, OFFERED)} choose={choose} name={(move) => told(board, move, words)} />
        </Group>
      )}
      <details
        className="all-moves"
        open={isForced ? true : undefined}
        onToggle={(event) => setSeen(event.currentTarget.open)}
      >
        <summary>{t('page-all-moves')}</summary>
        {(isForced || isSeen) && <Buttons moves={board.moves} choose={choose} name={(move) => move.text} />}
        {board.more && <Text c="dimmed">{t('page-more-moves')}</Text>}
      </details>
    </>
  );
}

interface ButtonsProps {
  readonly moves: readonly BoardMove[];
  readonly choose: (move: BoardMove) => void;
  readonly name: (move: BoardMove) => string;
}

function Buttons({ moves, choose, name }: ButtonsProps) {
  return (
    <div className="choices">
      {moves.map((move, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal moves may be listed twice
        <Button key={`${move.text} ${i}`} size="compact-md" variant="default" onClick={() => choose(move)}>
          {name(move)}
        </Button>
      ))}
    </div>
  );
}
