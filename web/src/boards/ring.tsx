import { useWords } from '../language.tsx';
import type { PartProps } from './part-props.ts';

/** A ring before the first move: beads in a circle, pointed at one by one. */
export function Ring({ drawing, count, aim, left, point }: PartProps) {
  const { t } = useWords();
  const { part, cells } = drawing;
  const size = cells.length / 3;
  const radius = Math.max(4.2, size * 0.46);
  return (
    <div
      className="ring"
      role="group"
      aria-label={t('page-ring', { part, count, size })}
      style={{ width: `${2 * radius + 2.6}rem`, height: `${2 * radius + 2.6}rem` }}
    >
      {Array.from({ length: size }, (_, bead) => {
        const angle = (2 * Math.PI * bead) / size - Math.PI / 2;
        const isPicked = aim.picks.some((pick) => pick.part === part && pick.cell === bead);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
            key={bead}
            type="button"
            tabIndex={-1}
            className="square bead"
            style={{ left: `${radius + radius * Math.cos(angle)}rem`, top: `${radius + radius * Math.sin(angle)}rem` }}
            data-stop={`${part}:${bead}`}
            data-goes={left === undefined ? isPicked : left[bead] === 0}
            aria-disabled={point === undefined}
            aria-pressed={isPicked}
            aria-label={t('page-square', { square: bead + 1 })}
            onClick={() => point?.([{ part, cell: bead, value: 0 }])}
          >
            {bead + 1}
          </button>
        );
      })}
    </div>
  );
}
