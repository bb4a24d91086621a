import type { Sheet } from '../engine/wishes.ts';
import { type Axes, axesOf, type Room, type Scale } from './axes.ts';

// The room around the points, where the scales stand.
const EDGE = 44;
const RIGHT = 8;
const FOOT = 26;
const HEAD = 10;

/** Where the points stand in a plot of that size. */
export function roomOf(width: number, height: number, ratio = 1): Room {
  return {
    left: Math.floor(EDGE * ratio),
    right: Math.floor(width * ratio) - Math.floor(RIGHT * ratio),
    top: Math.floor(HEAD * ratio),
    bottom: Math.floor(height * ratio) - Math.floor(FOOT * ratio),
  };
}

/** The greatest value of a row between two places. */
export function mostOf(terms: Int32Array, lo: number, hi: number): number {
  let most = 0;
  for (let i = lo; i <= hi; i += 1) most = Math.max(most, terms[i] ?? 0);
  return most;
}

interface Look {
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
  readonly lo: number;
  readonly hi: number;
  /** The greatest value between them. */
  readonly most: number;
  readonly scale: Scale;
  /** The greatest value so far is drawn as a line. */
  readonly isMaximum: boolean;
  /** The values that stand out; the lost ones where this says nothing. */
  readonly isMarked: ((value: number) => boolean) | undefined;
}

/** Draws a row as points, straight into the pixels: a million take a few hundredths of a second. */
export function drawPoints(canvas: HTMLCanvasElement, { terms, from }: Sheet, look: Look): void {
  const { width, height, isDark, lo, hi, most, scale, isMaximum, isMarked } = look;
  const ratio = globalThis.devicePixelRatio || 1;
  canvas.width = Math.floor(width * ratio);
  canvas.height = Math.floor(height * ratio);
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const room = roomOf(width, height, ratio);
  const axes = axesOf(room, { lo, hi, from, most }, scale);
  drawAxes(context, axes, { ...room, ratio, isDark, from, foot: canvas.height - 6 * ratio });

  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer);
  // Little-endian pixels: alpha, blue, green, red.
  const [plain, marked] = isDark ? [0xffffd6a9, 0xff1a7be0] : [0xff773d08, 0xff004ec2];
  const count = hi - lo + 1;
  const size = Math.max(1, Math.round((count <= 400 ? 4 : count <= 4000 ? 2.5 : 1) * ratio));
  const big = isMarked === undefined ? size : Math.max(size, Math.round(3 * ratio));
  for (let i = lo; i <= hi; i += 1) {
    const value = terms[i] ?? -1;
    if (value < 0) continue;
    const isOut = isMarked === undefined ? value === 0 : isMarked(value);
    const side = isOut ? big : size;
    const [x, y] = [axes.x(i) - (side >> 1), axes.y(value) - (side >> 1)];
    const colour = isOut ? marked : plain;
    for (let dy = 0; dy < side; dy += 1) {
      const row = (y + dy) * canvas.width;
      for (let dx = 0; dx < side; dx += 1) pixels[row + x + dx] = colour;
    }
  }
  context.putImageData(image, 0, 0);

  context.strokeStyle = isDark ? '#e07b1a' : '#c24e00';
  context.lineWidth = 2 * ratio;
  if (isMaximum) drawMaximum(context, axes, terms, lo, hi);
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly ratio: number;
  readonly isDark: boolean;
  readonly from: number;
  readonly foot: number;
}

function drawAxes(context: CanvasRenderingContext2D, axes: Axes, frame: Frame): void {
  const { left, right, ratio, isDark, from, foot } = frame;
  context.font = `${11 * ratio}px system-ui, sans-serif`;
  context.fillStyle = isDark ? '#8a919b' : '#6b6f76';
  context.strokeStyle = isDark ? '#333a43' : '#d9dee5';
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const value of axes.values) {
    context.beginPath();
    context.moveTo(left, axes.y(value) + 0.5);
    context.lineTo(right, axes.y(value) + 0.5);
    context.stroke();
    context.fillText(String(value), left - 6 * ratio, axes.y(value));
  }
  context.textBaseline = 'alphabetic';
  for (const n of axes.numbers) {
    const x = axes.x(n - from);
    context.textAlign = x < left + 10 * ratio ? 'left' : x > right - 24 * ratio ? 'right' : 'center';
    context.fillText(String(n), x, foot);
  }
}

/** The greatest value so far, from the first number of the row on. */
function drawMaximum(context: CanvasRenderingContext2D, axes: Axes, terms: Int32Array, lo: number, hi: number): void {
  let most = 0;
  for (let i = 0; i <= lo; i += 1) most = Math.max(most, terms[i] ?? 0);
  context.beginPath();
  context.moveTo(axes.x(lo), axes.y(most));
  for (let i = lo + 1; i <= hi; i += 1) {
    const value = terms[i] ?? 0;
    if (value <= most) continue;
    context.lineTo(axes.x(i), axes.y(most));
    most = value;
    context.lineTo(axes.x(i), axes.y(most));
  }
  context.lineTo(axes.x(hi), axes.y(most));
  context.stroke();
}
