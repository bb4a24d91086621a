import { Fragment } from 'react';
import { useWords } from '../language.tsx';
import { canBecome } from './aim.ts';
import type { PartProps } from './part-props.ts';

/** A row of squares: a square that is pointed at goes, two that are pointed at go with all between them; a cut parts the row. */
export function Row({ drawing, count, aim, left, point }: PartProps) {
  const { t } = useWords();
  const { part, cells, view } = drawing;
  const size = cells.length / 3;
  const anchored = view.kind === 'rows' && view.anchor !== undefined;
  const label = t('page-row', { part, count, size });
  return (
    <div className="strip" role="group" aria-label={label}>
      {Array.from({ length: size }, (_, square) => {
        const cell = anchored ? 2 * size + square : square;
        const value = anchored ? 1 : 0;
        const can = canBecome(drawing, cell, value);
        const cut = size + square;
        const canCut = square > 0 && canBecome(drawing, cut, 1);
        const isPicked = aim.picks.some((pick) => pick.part === part && pick.cell === cell);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          <Fragment key={square}>
            {canCut && (
              <button
                type="button"
                tabIndex={-1}
                className="cut"
                data-stop={`${part}:${cut}`}
                data-now={left?.[cut] === 1}
                aria-disabled={point === undefined}
                aria-label={t('page-cut-before', { square: square + 1 })}
                aria-pressed={left?.[cut] === 1}
                onClick={() => point?.([{ part, cell: cut, value: 1 }])}
              />
            )}
            <button
              type="button"
              tabIndex={-1}
              className="square"
              data-stop={`${part}:${cell}`}
              data-goes={left === undefined ? isPicked : left[square] === 0}
              data-anchor={anchored && isPicked}
              aria-disabled={point === undefined || !can}
              aria-pressed={isPicked}
              aria-label={t('page-square', { square: square + 1 })}
              onClick={() => can && point?.([{ part, cell, value }])}
            >
              {square + 1}
            </button>
          </Fragment>
        );
      })}
      {size === 0 && <span className="caption">{t('page-empty')}</span>}
    </div>
  );
}
