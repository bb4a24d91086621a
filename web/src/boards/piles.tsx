import { type CSSProperties, useState } from 'react';
import { useWords } from '../language.tsx';
import { canBecome } from './aim.ts';
import { Amount } from './amount.tsx';
import { Bar } from './bar.tsx';
import type { PartProps } from './part-props.ts';

/** The most stones of one pile that are drawn one by one. */
const STONES = 30;

/** Numbers as columns of stones: a stone stands for taking it and all above it. */
export function Piles(props: PartProps) {
  const { t } = useWords();
  const { drawing, count, left, point } = props;
  const { part, cells, view } = drawing;
  const [over, setOver] = useState<{ readonly cell: number; readonly from: number } | undefined>(undefined);
  const look = view.kind === 'piles' ? view.look : undefined;
  const total = count > 1 && cells.length === 1 ? count : cells.length;
  return (
    <div className="piles" data-look={look}>
      {cells.map((size, cell) => {
        const name = count > 1 && cells.length === 1 ? part : cell + 1;
        const label = t('page-pile', { part: name, count: total, size: String(size) });
        const goal = left?.[cell];
        const key = `${part}:${cell}`;
        if (typeof size === 'string') return null;
        const isBar = size > STONES;
        const rises = typeof size === 'number' && canBecome(drawing, cell, size + 1) && look === undefined;
        return (
          <div
            key={key}
            className="pile"
            role="group"
            aria-label={label}
            style={look === 'steps' ? risen(cell) : undefined}
          >
            {isBar ? (
              <Bar {...props} cell={cell} size={size} name={name} />
            ) : (
              <div className="stones">
                {Array.from({ length: Number(size) + (rises ? 1 : 0) }, (_, i) => {
                  const isMore = i === Number(size);
                  const value = isMore ? i + 1 : i;
                  const can = canBecome(drawing, cell, value);
                  const goes = goal !== undefined ? i >= Number(goal) : over?.cell === cell && i >= over.from;
                  return (
                    <button
                      key={`${key} ${value}`}
                      type="button"
                      tabIndex={-1}
                      className="stone"
                      data-goes={isMore ? undefined : goes}
                      data-more={isMore ? (goal === value ? 'now' : 'maybe') : undefined}
                      aria-disabled={point === undefined || !can}
                      aria-label={t('page-leave', { part: name, left: value, size: String(size) })}
                      onPointerEnter={(event) =>
                        event.pointerType === 'mouse' && can && !isMore && point && setOver({ cell, from: i })
                      }
                      onPointerLeave={() => setOver(undefined)}
                      onClick={() => can && point?.([{ part, cell, value }])}
                    />
                  );
                })}
              </div>
            )}
            <Amount {...props} cell={cell} size={size} label={label} />
            {cells.length > 1 && <span className="number">{name}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** How high a step of a staircase lies, for the style sheet. */
function risen(step: number): CSSProperties {
  return { '--at': step } as CSSProperties; // React's type knows no custom properties
}
