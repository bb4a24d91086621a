import type { Sheet } from '../engine/wishes.ts';

/** The room left of the points, where the scale stands. */
export const EDGE = 44;
const FOOT = 26;
const HEAD = 10;
const RIGHT = 8;

interface Look {
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
  readonly at: number | undefined;
}

/** Draws a row as points, straight into the pixels: a million take a few hundredths of a second. */
export function drawPoints(
  canvas: HTMLCanvasElement,
  { terms, from, most }: Sheet,
  { width, height, isDark, at }: Look,
): void {
  const ratio = globalThis.devicePixelRatio || 1;
  canvas.width = Math.floor(width * ratio);
  canvas.height = Math.floor(height * ratio);
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const [left, right] = [Math.floor(EDGE * ratio), canvas.width - Math.floor(RIGHT * ratio)];
  const [top, bottom] = [Math.floor(HEAD * ratio), canvas.height - Math.floor(FOOT * ratio)];
  const highest = Math.max(1, most);
  const xOf = (i: number) => left + Math.round(((right - left) * i) / Math.max(1, terms.length - 1));
  const yOf = (value: number) => bottom - Math.round(((bottom - top) * value) / highest);

  context.font = `${11 * ratio}px system-ui, sans-serif`;
  context.fillStyle = isDark ? '#8a919b' : '#6b6f76';
  context.strokeStyle = isDark ? '#333a43' : '#d9dee5';
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const value of ticks(highest)) {
    context.beginPath();
    context.moveTo(left, yOf(value) + 0.5);
    context.lineTo(right, yOf(value) + 0.5);
    context.stroke();
    context.fillText(String(value), left - 6 * ratio, yOf(value));
  }
  context.textBaseline = 'alphabetic';
  for (const i of ticks(Math.max(1, terms.length - 1))) {
    context.textAlign = i === 0 ? 'left' : xOf(i) > right - 24 * ratio ? 'right' : 'center';
    context.fillText(String(from + i), xOf(i), canvas.height - 6 * ratio);
  }

  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer);
  // Little-endian pixels: alpha, blue, green, red.
  const [won, lost] = isDark ? [0xffffd6a9, 0xff1a7be0] : [0xff773d08, 0xff004ec2];
  const size = Math.max(1, Math.round((terms.length <= 400 ? 4 : terms.length <= 4000 ? 2.5 : 1) * ratio));
  const half = size >> 1;
  for (let i = 0; i < terms.length; i += 1) {
    const value = terms[i] ?? -1;
    if (value < 0) continue;
    const [x, y] = [xOf(i) - half, yOf(value) - half];
    const colour = value === 0 ? lost : won;
    for (let dy = 0; dy < size; dy += 1) {
      const row = (y + dy) * canvas.width;
      for (let dx = 0; dx < size; dx += 1) pixels[row + x + dx] = colour;
    }
  }
  context.putImageData(image, 0, 0);

  const value = at === undefined ? -1 : (terms[at] ?? -1);
  if (at === undefined || value < 0) return;
  context.strokeStyle = isDark ? '#e07b1a' : '#c24e00';
  context.lineWidth = 2 * ratio;
  context.beginPath();
  context.arc(xOf(at), yOf(value), 6 * ratio, 0, 2 * Math.PI);
  context.stroke();
}

/** About five round numbers from 0 to the most. */
function ticks(most: number): readonly number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power);
  const made: number[] = [];
  for (let value = 0; value <= most; value += step) made.push(value);
  return made;
}
