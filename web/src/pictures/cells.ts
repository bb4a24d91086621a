import type { Sheet } from '../engine/wishes.ts';
import { classOf, colourOf, inkOn } from './cividis.ts';

interface Look {
  readonly cell: number;
  readonly isDark: boolean;
}

/** Cells of at least so many pixels have room for the number. */
const ROOM = 14;

/** Draws a map as cells: 0 is white with a ring, other values have one of eight colours and, where there is room, their number. */
export function drawCells(
  canvas: HTMLCanvasElement,
  { terms, sizes, holds, most }: Sheet,
  { cell, isDark }: Look,
): void {
  const [rows = 0, columns = 0] = sizes;
  const ratio = cell >= ROOM ? Math.min(2, globalThis.devicePixelRatio || 1) : 1;
  const side = cell * ratio;
  canvas.width = Math.max(1, Math.floor(columns * side));
  canvas.height = Math.max(1, Math.floor(rows * side));
  canvas.style.width = `${columns * cell}px`;
  canvas.style.height = `${rows * cell}px`;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const outcomes = isDark ? OUTCOMES.dark : OUTCOMES.light;
  for (let i = 0; i < rows; i += 1)
    for (let j = 0; j < columns; j += 1) {
      const term = terms[i * columns + j] ?? -1;
      const [x, y] = [j * side, i * side];
      if (term < 0) continue;
      context.fillStyle =
        term === 0 ? '#ffffff' : holds === 'values' ? colourOf(classOf(term, most)) : (outcomes[term] ?? '#6b6f76');
      context.fillRect(x, y, side, side);
      if (term === 0 && cell > 3) {
        context.strokeStyle = '#c24e00';
        context.lineWidth = Math.max(1, side / 10);
        context.beginPath();
        context.arc(x + side / 2, y + side / 2, side * 0.34, 0, 2 * Math.PI);
        context.stroke();
      } else if (term === 0) {
        context.fillStyle = '#c24e00';
        context.fillRect(x, y, side, side);
      } else if (cell >= ROOM && holds === 'values') {
        const digits = String(term);
        context.fillStyle = inkOn(classOf(term, most));
        context.font = `${Math.floor(side * (digits.length > 2 ? 0.38 : 0.52))}px system-ui, sans-serif`;
        context.fillText(digits, x + side / 2, y + side / 2 + ratio);
      }
    }
}

const OUTCOMES = {
  light: ['#ffffff', '#083d77', '#6b6f76'],
  dark: ['#ffffff', '#a9d6ff', '#8a919b'],
} as const;
