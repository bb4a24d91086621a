import type { Board, BoardMove } from '../engine/api.ts';
import { useWords } from '../language.tsx';
import { numbersOf, taken } from './pointed.ts';

interface Props {
  readonly board: Board;
  readonly chosen: BoardMove | undefined;
  readonly choose: ((moves: readonly BoardMove[]) => void) | undefined;
}

/** Heaps that fall apart as rows of squares: a square stands for the moves that begin with it. */
export function Rows({ board, chosen, choose }: Props) {
  const { t } = useWords();
  return (
    <div className="board" role="group" aria-label={t('page-board')}>
      {board.parts.map(({ component, text }, i) => {
        const [size = 0] = numbersOf(component) ?? [];
        const gone = chosen?.part === i + 1 ? taken(chosen, size) : undefined;
        return (
          <div key={`${i} ${text}`} className="pile" role="group" aria-label={t('page-pile', { part: i + 1, count: board.parts.length, size })}>
            <div className="strip">
              {Array.from({ length: size }, (_, square) => {
                const leads = board.moves.filter((move) => move.part === i + 1 && taken(move, size)?.from === square);
                return (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
                    key={square}
                    type="button"
                    className="stone"
                    data-goes={gone !== undefined && square >= gone.from && square < gone.from + gone.count}
                    disabled={choose === undefined || leads.length === 0}
                    aria-label={`${square + 1}`}
                    onClick={() => choose?.(leads)}
                  />
                );
              })}
            </div>
            <span className="caption">{size === 0 ? t('page-empty') : size}</span>
          </div>
        );
      })}
    </div>
  );
}
