import { useComputedColorScheme } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Sheet } from '../engine/wishes.ts';
import { useWords } from '../language.tsx';
import { drawPoints, EDGE } from './points.ts';

interface Props {
  readonly sheet: Sheet;
  readonly summary: string;
}

const HEIGHT = 280;

/** Heaps against their values as points, however many; arrows or the pointer read single ones. */
export function Plot({ sheet, summary }: Props) {
  const { t } = useWords();
  const scheme = useComputedColorScheme('light');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(640);
  const [at, setAt] = useState<number | undefined>(undefined);
  const { terms, from, names } = sheet;

  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const watched = new ResizeObserver(() => setWidth(Math.max(200, Math.floor(element.clientWidth))));
    watched.observe(element);
    return () => watched.disconnect();
  }, []);

  useEffect(() => {
    if (canvas.current) drawPoints(canvas.current, sheet, { width, height: HEIGHT, isDark: scheme === 'dark', at });
  }, [sheet, width, scheme, at]);

  const move = (next: number) => setAt(Math.max(0, Math.min(terms.length - 1, next)));
  const pointed = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left - EDGE) / Math.max(1, box.width - EDGE - 8);
    move(Math.round(share * (terms.length - 1)));
  };
  const pressed = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1;
    const now = at ?? -1;
    if (event.key === 'ArrowRight') move(now + step);
    else if (event.key === 'ArrowLeft') move(now - step);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(terms.length - 1);
    else if (event.key === 'p' || event.key === 'P') {
      const next = terms.indexOf(0, now + 1);
      if (next >= 0) move(next);
    } else return;
    event.preventDefault();
  };
  const read =
    at === undefined
      ? t('lab-plot-keys')
      : t('lab-plot-at', { name: names[0] ?? 'n', n: from + at, value: terms[at] ?? 0 });
  return (
    <figure className="picture">
      <canvas
        ref={canvas}
        role="slider"
        tabIndex={0}
        aria-label={summary}
        aria-valuemin={from}
        aria-valuemax={from + terms.length - 1}
        aria-valuenow={from + (at ?? 0)}
        aria-valuetext={read}
        onPointerMove={pointed}
        onPointerDown={pointed}
        onKeyDown={pressed}
      />
      <figcaption className="caption">
        {summary} {read}
      </figcaption>
    </figure>
  );
}
