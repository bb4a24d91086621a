import { useWords } from '../language.tsx';
import type { PartProps } from './part-props.ts';

/** Two numbers as a square of a board, the corner (0, 0) lower left: point at the square to go to. */
export function Lattice({ drawing, count, left, point }: PartProps) {
  const { t } = useWords();
  const { part, cells, after } = drawing;
  const [a, b] = [Number(cells[0]), Number(cells[1])];
  const goals = new Set([...after.values()].flatMap((readings) => readings.map((next) => next.join(' '))));
  const reached = [...goals].flatMap((goal) => goal.split(' ').map(Number));
  const width = Math.max(a, ...reached.filter((_, i) => i % 2 === 0)) + 1;
  const height = Math.max(b, ...reached.filter((_, i) => i % 2 === 1)) + 1;
  return (
    <div
      className="lattice"
      role="group"
      aria-label={t('page-lattice', { part, count, a, b })}
      data-width={width}
      style={{ gridTemplateColumns: `repeat(${width}, 1fr)` }}
    >
      {Array.from({ length: width * height }, (_, i) => {
        const x = i % width;
        const y = height - 1 - Math.floor(i / width);
        const isHere = x === a && y === b;
        const can = goals.has(`${x} ${y}`);
        const isGoal = left !== undefined && left[0] === x && left[1] === y;
        return (
          <button
            key={`${x} ${y}`}
            type="button"
            tabIndex={-1}
            className="node"
            data-stop={`${part}:${x} ${y}`}
            data-corner={x === 0 && y === 0}
            data-here={isHere}
            data-can={can && point !== undefined}
            data-goal={isGoal}
            aria-disabled={point === undefined || !can}
            aria-pressed={isGoal}
            aria-label={isHere ? t('page-node-here', { a: x, b: y }) : t('page-node', { a: x, b: y })}
            onClick={() =>
              can &&
              point?.([
                { part, cell: 0, value: x },
                { part, cell: 1, value: y },
              ])
            }
          />
        );
      })}
    </div>
  );
}
