import type { CSSProperties } from 'react';
import { useWords } from '../language.tsx';
import { canBecome } from './aim.ts';
import type { PartProps } from './part-props.ts';

const PIECES = ['O', 'L', 'R'] as const;

/** Pieces on a row of numbered squares: point at the square where one shall stand, or first at the piece. */
export function Track({ drawing, count, board, aim, left, point }: PartProps) {
  const { t } = useWords();
  const { part, cells, view } = drawing;
  const from = view.kind === 'track' ? view.from : 0;
  const lanes = lanesOf();
  const size = cells.length / lanes;
  return (
    <div className="track" role="group" aria-label={t('page-track', { part, count })} data-width={size}>
      {Array.from({ length: lanes }, (_, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <div key={lane} className="lane" style={squares(size)}>
          {cells.slice(lane * size, (lane + 1) * size).map((value, i) => {
            const cell = lane * size + i;
            const place = i + from;
            const piece = value === '' ? PIECES.find((one) => canBecome(drawing, cell, one)) : '';
            const can = piece !== undefined && (value === '' || canBecome(drawing, cell, ''));
            const goal = left?.[cell];
            const isPicked = aim.picks.some((pick) => pick.part === part && pick.cell === cell);
            return (
              <button
                key={cell}
                type="button"
                tabIndex={-1}
                className="spot"
                data-stop={`${part}:${cell}`}
                data-piece={value === '' ? undefined : String(value)}
                data-can={can && point !== undefined}
                data-goal={
                  goal !== undefined && goal !== value
                    ? goal === ''
                      ? 'goes'
                      : 'comes'
                    : isPicked
                      ? 'goes'
                      : undefined
                }
                aria-disabled={point === undefined || !can}
                aria-pressed={isPicked}
                aria-label={t(value === '' ? 'page-spot' : 'page-spot-piece', { place })}
                onClick={() => can && point?.([{ part, cell, value: piece }])}
              >
                <small aria-hidden="true">{place}</small>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );

  function lanesOf(): number {
    const field = view.kind === 'track' ? view.field : undefined;
    const component = board.parts[part - 1]?.component;
    const drawn = field !== undefined && Array.isArray(component) ? component[field] : component;
    return Array.isArray(drawn) && drawn.some(Array.isArray) ? drawn.length : 1;
  }
}

/** How many squares share the width, for the style sheet. */
function squares(count: number): CSSProperties {
  return { '--squares': count } as CSSProperties; // React's type knows no custom properties
}
