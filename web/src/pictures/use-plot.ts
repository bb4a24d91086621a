import { type KeyboardEvent, useState } from 'react';
import { areCharacterKeysOn } from '../character-keys.ts';

/** A plot is not drawn nearer than so many places. */
const NEAREST = 10;

/** The cursor of a plot and the part of the row that it shows. */
export interface PlotView {
  readonly at: number | undefined;
  readonly lo: number;
  readonly hi: number;
  readonly isWhole: boolean;
  readonly isNearest: boolean;
  readonly move: (place: number) => void;
  readonly zoom: (factor: number) => void;
  readonly toLost: () => void;
  readonly toOdd: () => void;
  readonly pressed: (event: KeyboardEvent) => void;
}

/** Moves a cursor along a row and zooms in on it, by keys or by calls. */
export function usePlot(terms: Int32Array, isOdd: (place: number) => boolean): PlotView {
  const end = Math.max(0, terms.length - 1);
  const [at, setAt] = useState<number | undefined>(undefined);
  const [span, setSpan] = useState<readonly [number, number] | undefined>(undefined);
  const lo = Math.min(span?.[0] ?? 0, Math.max(0, end - 1));
  const hi = Math.min(span?.[1] ?? end, end);
  const show = (from: number, length: number) => {
    const start = Math.max(0, Math.min(end - length, Math.round(from)));
    setSpan(length >= end ? undefined : [start, start + length]);
  };
  const move = (place: number) => {
    const next = Math.max(0, Math.min(end, place));
    setAt(next);
    if (next < lo || next > hi) show(next - (hi - lo) / 2, hi - lo);
  };
  const zoom = (factor: number) => {
    const length = Math.max(NEAREST, Math.round((hi - lo) * factor));
    const centre = at ?? lo;
    const share = hi === lo ? 0 : (centre - lo) / (hi - lo);
    show(centre - share * length, length);
  };
  const seek = (fits: (place: number) => boolean) => {
    for (let k = 1, i = at ?? -1; k <= terms.length; k += 1) {
      i = i >= end ? 0 : i + 1;
      if (fits(i)) return move(i);
    }
  };
  const toLost = () => seek((i) => terms[i] === 0);
  const toOdd = () => seek(isOdd);
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 10 : 1;
    const now = at ?? lo - 1;
    const { key } = event;
    if (key === 'ArrowRight') move(now + step);
    else if (key === 'ArrowLeft') move(now - step);
    else if (key === 'Home') move(0);
    else if (key === 'End') move(end);
    else if (!areCharacterKeysOn()) return;
    else if (key === '+' || key === '=') zoom(0.5);
    else if (key === '-') zoom(2);
    else if (key.toLowerCase() === 'p') toLost();
    else if (key.toLowerCase() === 'e') toOdd();
    else return;
    event.preventDefault();
  };
  return { at, lo, hi, isWhole: span === undefined, isNearest: hi - lo <= NEAREST, move, zoom, toLost, toOdd, pressed };
}
