import type { PlyRow } from '../../engine/analysis.ts';
import { useWords } from '../../language.tsx';

const WIDTH = 340;
const HEIGHT = 160;
const LEFT = 32;
const RIGHT = 14;
const TOP = 26;
const FOOT = 28;

interface Props {
  readonly plies: readonly PlyRow[];
  readonly ply: number;
  readonly told: string;
}

/** The nim-sum after every move, 0 where whoever is to move loses; where there are no values, won or lost. Turning points bear a mark. */
export function Chart({ plies, ply, told }: Props) {
  const { t } = useWords();
  const hasValues = plies.some(({ value }) => value !== undefined);
  const heights = plies.map(({ value, outcome }) =>
    hasValues
      ? value === undefined
        ? undefined
        : Number(value)
      : outcome === '?'
        ? undefined
        : outcome === 'P'
          ? 0
          : 1,
  );
  const most = Math.max(1, ...heights.map((height) => height ?? 0));
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, plies.length - 1);
  const y = (height: number) => HEIGHT - FOOT - (height * (HEIGHT - FOOT - TOP)) / most;
  const marks = hasValues ? ticks(most) : [0, 1];
  const every = Math.ceil(plies.length / 12);
  const points = heights.flatMap((height, i) => (height === undefined ? [] : [`${x(i)},${y(height)}`]));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told} className="chart">
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(mark)} y2={y(mark)} className="grid-line" data-zero={mark === 0} />
          <text x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
            {hasValues ? mark : t(mark === 0 ? 'analyse-loses' : 'analyse-wins')}
          </text>
        </g>
      ))}
      {plies.map((_, i) =>
        i % every === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
          <text key={i} x={x(i)} y={HEIGHT - 8} textAnchor="middle">
            {i}
          </text>
        ) : null,
      )}
      <line x1={x(ply)} x2={x(ply)} y1={TOP - 14} y2={HEIGHT - FOOT} className="here" />
      <polyline points={points.join(' ')} className="trace" />
      {plies.map(({ outcome, better }, i) => {
        const height = heights[i];
        return height === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
          <g key={i} transform={`translate(${x(i)} ${y(height)})`}>
            {outcome === 'N' ? (
              <path d="M0,-6 L5.5,4.5 L-5.5,4.5 Z" className="won" />
            ) : (
              <circle r="4.5" className="lost" />
            )}
            {better !== undefined && (
              <text y={-9} textAnchor="middle" className="turn">
                !
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A few round numbers from 0 to the most. */
function ticks(most: number): readonly number[] {
  const step = Math.max(1, 2 ** Math.ceil(Math.log2(most / 4)));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
