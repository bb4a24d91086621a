import { useWords } from '../language.tsx';
import { canBecome } from './aim.ts';
import type { PartProps } from './part-props.ts';

/** Rows of squares, the longest first, as a bar of chocolate: point at the square to bite. */
export function Grid({ drawing, aim, left, point }: PartProps) {
  const { t } = useWords();
  const { part, cells } = drawing;
  const width = Math.max(...cells.map(Number));
  return (
    <div
      className="chocolate"
      role="group"
      aria-label={t('page-bar', { rows: cells.length, size: cells.join(', ') })}
      data-width={width}
      style={{ gridTemplateColumns: `repeat(${width}, 1fr)` }}
    >
      {cells.flatMap((size, row) =>
        Array.from({ length: width }, (_, column) => {
          const key = `${row} ${column}`;
          const isThere = column < Number(size);
          const can = isThere && canBecome(drawing, row, column);
          const goes = left !== undefined && column >= Number(left[row]);
          if (!isThere) return <span key={key} data-stop-gap="" />;
          return (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              className="piece"
              data-stop={`${part}:${row}`}
              data-poison={row === 0 && column === 0}
              data-goes={goes}
              aria-pressed={aim.picks.some((pick) => pick.part === part && pick.cell === row && pick.value === column)}
              aria-disabled={point === undefined || !can}
              aria-label={t('page-piece', { row: row + 1, column: column + 1 })}
              onClick={() => can && point?.([{ part, cell: row, value: column }])}
            />
          );
        }),
      )}
    </div>
  );
}
