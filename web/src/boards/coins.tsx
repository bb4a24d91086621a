import { useWords } from '../language.tsx';
import { canBecome, type Pick } from './aim.ts';
import type { Cell } from './drawing.ts';
import type { PartProps } from './part-props.ts';

/** Letters in a row: coins to turn, squares to write in or to leap over, tiles to remove. */
export function Coins({ drawing, count, board, aim, left, point }: PartProps) {
  const { t } = useWords();
  const { part, cells, view } = drawing;
  const letters = [...(board.parts[part - 1]?.shape[0]?.letters ?? '')];
  const isTurned = view.kind === 'coins' && letters.includes('H');
  /** What a thing becomes that is pointed at. */
  const other = (cell: Cell): Cell => (view.kind === 'tiles' ? '' : (letters.find((letter) => letter !== cell) ?? ''));
  const picksOf = (cell: number, value: Cell): readonly Pick[] => [{ part, cell, value: other(value) }];
  return (
    <div className="strip" role="group" aria-label={t('page-coins', { part, count, size: cells.length })}>
      {cells.map((value, cell) => {
        const can = canBecome(drawing, cell, other(value));
        const goal = left?.[cell];
        const isPicked = aim.picks.some((pick) => pick.part === part && pick.cell === cell);
        const shown = goal !== undefined && goal !== value ? goal : isPicked ? other(value) : value;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place
            key={cell}
            type="button"
            tabIndex={-1}
            className={isTurned ? 'coin' : 'tile'}
            data-stop={`${part}:${cell}`}
            data-face={String(shown)}
            data-changed={shown !== value}
            aria-disabled={point === undefined || !can}
            aria-pressed={isPicked}
            aria-label={t(isTurned ? 'page-coin' : 'page-tile', { place: cell + 1, face: faceOf(value) })}
            onClick={() => can && point?.(picksOf(cell, value))}
          >
            <span aria-hidden="true" data-text={shown === '' ? '×' : shown === '.' ? '' : String(shown)} />
            <small aria-hidden="true">{cell + 1}</small>
          </button>
        );
      })}
    </div>
  );

  function faceOf(value: Cell): string {
    if (value === 'H') return t('page-heads');
    if (value === 'T') return t('page-tails');
    return value === '.' ? t('page-empty') : String(value);
  }
}
