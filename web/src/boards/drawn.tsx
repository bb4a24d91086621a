import type { Board, BoardMove } from '../engine/api.ts';
import { useWords } from '../language.tsx';
import { Piles } from './piles.tsx';
import { isDrawn } from './pointed.ts';
import { Rows } from './rows.tsx';

/** The most stones of one pile that are drawn one by one. */
const STONES = 30;

interface Props {
  readonly board: Board;
  readonly chosen: BoardMove | undefined;
  readonly choose: ((moves: readonly BoardMove[]) => void) | undefined;
}

/** A position in the view of its family; in writing where it has none. */
export function Drawn({ board, chosen, choose }: Props) {
  const { t } = useWords();
  if (!isDrawn(board, STONES))
    return (
      <div className="board" role="group" aria-label={t('page-board')}>
        <code>{board.position}</code>
      </div>
    );
  const falls = board.moves.some(({ left }) => (left?.length ?? 0) > 1);
  const isOne = board.parts.every(({ component }) => typeof component === 'number');
  return falls && isOne ? (
    <Rows board={board} chosen={chosen} choose={choose} />
  ) : (
    <Piles board={board} chosen={chosen} choose={choose} />
  );
}
