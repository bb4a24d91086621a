import { useState } from 'react';
import { useWords } from '../language.tsx';
import { canBecome } from './aim.ts';
import { Amount } from './amount.tsx';
import { topFloor } from './floors.ts';
import type { PartProps } from './part-props.ts';

/** A tower of lit windows, the last floor on top: a window stands for switching off it and all to its right. */
export function Tower(props: PartProps) {
  const { t } = useWords();
  const { drawing, left, point } = props;
  const { part, cells } = drawing;
  const [over, setOver] = useState<{ readonly cell: number; readonly from: number } | undefined>(undefined);
  return (
    <div className="tower">
      {cells
        .map((size, cell) => ({ size: Number(size), cell, floor: topFloor(cells.length) - cells.length + cell + 1 }))
        .reverse()
        .map(({ size, cell, floor }) => {
          const isLocked =
            size > 0 && ![...drawing.after.values()].some((readings) => readings.some((next) => next[cell] !== size));
          const label = t(isLocked && cell === cells.length - 1 ? 'page-floor-locked' : 'page-floor', { floor, size });
          const goal = left?.[cell];
          return (
            <div key={floor} className="floor" role="group" aria-label={label} data-roof={cell === cells.length - 1}>
              <span className="number" aria-hidden="true">
                {isLocked && cell === cells.length - 1 && (
                  <svg className="lock" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                    <path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill="currentColor" />
                  </svg>
                )}{' '}
                {floor}
              </span>
              <div className="windows">
                {Array.from({ length: size }, (_, i) => {
                  const can = canBecome(drawing, cell, i);
                  const goes = goal !== undefined ? i >= Number(goal) : over?.cell === cell && i >= over.from;
                  return (
                    <button
                      // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
                      key={i}
                      type="button"
                      tabIndex={-1}
                      className="window"
                      data-goes={goes}
                      aria-disabled={point === undefined || !can}
                      aria-label={t('page-window', { floor, left: i, size })}
                      onPointerEnter={(event) =>
                        event.pointerType === 'mouse' && can && point && setOver({ cell, from: i })
                      }
                      onPointerLeave={() => setOver(undefined)}
                      onClick={() => can && point?.([{ part, cell, value: i }])}
                    />
                  );
                })}
              </div>
              <Amount {...props} cell={cell} size={size} label={label} />
            </div>
          );
        })}
    </div>
  );
}
