import { Button, Group, NativeSelect, useComputedColorScheme } from '@mantine/core';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { GameTable } from '../engine/wishes.ts';
import { useWords } from '../language.tsx';
import type { ViewProps } from '../screens/lab/view-props.ts';
import { axesOf, SCALES } from './axes.ts';
import { isRare, occurrences, raresOf } from './counts.ts';
import { Leads } from './leads.tsx';
import { drawPoints, mostOf, roomOf } from './points.ts';
import { said } from './said.ts';
import { usePlot } from './use-plot.ts';

interface Props extends ViewProps {
  readonly summary: string;
  /** The table that the row is of, where there are rules behind it. */
  readonly table: GameTable | undefined;
}

const HEIGHT = 280;
const MODES = ['points', 'max', 'rare'] as const;

/** Numbers against their values as points, however many; arrows or the pointer read single ones. */
export function Plot({ sheet, repeats, summary, link, go, table }: Props) {
  const words = useWords();
  const { t } = words;
  const dark = useComputedColorScheme('light') === 'dark';
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(640);
  const { terms, from, names, holds } = sheet;
  const odd = useMemo(() => new Set(repeats?.exceptions), [repeats]);
  const view = usePlot(terms, (place) => odd.has(from + place));
  const { at, lo, hi } = view;
  const scale = SCALES.find((one) => one === link.asked.scale) ?? 'even';
  const rares = useMemo(() => (holds === 'values' ? raresOf(occurrences(sheet)) : undefined), [sheet, holds]);
  const modes = MODES.filter((one) => one !== 'rare' || rares !== undefined);
  const mode = modes.find((one) => one === link.asked.mode) ?? 'points';

  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const watched = new ResizeObserver(() => setWidth(Math.max(200, Math.floor(element.clientWidth))));
    watched.observe(element);
    return () => watched.disconnect();
  }, []);

  const most = useMemo(() => mostOf(terms, lo, hi), [terms, lo, hi]);
  // The cursor is no part of what is drawn: a million points stay as they are while it moves.
  useEffect(() => {
    const isMarked = mode === 'rare' && rares !== undefined ? (v: number) => isRare(v, rares.mask) : undefined;
    const look = { width, height: HEIGHT, isDark: dark, lo, hi, most, scale, isMaximum: mode === 'max', isMarked };
    if (canvas.current) drawPoints(canvas.current, sheet, look);
  }, [sheet, width, dark, lo, hi, most, scale, mode, rares]);

  const axes = axesOf(roomOf(width, HEIGHT), { lo, hi, from, most }, scale);
  const pointed = (event: PointerEvent<HTMLCanvasElement>) =>
    view.move(axes.placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const value = at === undefined ? -1 : (terms[at] ?? -1);
  const n = at === undefined ? undefined : from + at;
  const read =
    n === undefined
      ? t('lab-plot-keys')
      : t('lab-at', {
          name: names[0] ?? 'n',
          n,
          value: `${said(terms[n - from] ?? -1, holds, words)}${odd.has(n) ? `, ${t('lab-odd')}` : ''}`,
        });
  const choose = (next: 'scale' | 'mode', value: string, usual: string) =>
    go({ ...link, asked: { ...link.asked, [next]: value === usual ? '' : value } }, true);
  return (
    <figure className="picture">
      <Group gap="xs" mb="xs">
        <NativeSelect
          size="sm"
          aria-label={t('lab-scale')}
          value={scale}
          onChange={({ currentTarget: { value } }) => choose('scale', value, 'even')}
          data={SCALES.map((value) => ({ value, label: t(`lab-scale-${value}`) }))}
        />
        <NativeSelect
          size="sm"
          aria-label={t('lab-plot-mode')}
          value={mode}
          onChange={({ currentTarget: { value } }) => choose('mode', value, 'points')}
          data={modes.map((value) => ({ value, label: t(`lab-plot-${value}`) }))}
        />
        <Button size="compact-sm" variant="default" disabled={view.isWhole} onClick={() => view.zoom(2)}>
          {t('lab-smaller')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={view.isNearest} onClick={() => view.zoom(0.5)}>
          {t('lab-larger')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={view.toLost}>
          {t('lab-next-lost')}
        </Button>
        {odd.size > 0 && (
          <Button size="compact-sm" variant="default" onClick={view.toOdd}>
            {t('lab-next-odd')}
          </Button>
        )}
        {n !== undefined && table !== undefined && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => go({ ...link, asked: { ...link.asked, view: 'why', of: String(n) } })}
          >
            {t('lab-why')}
          </Button>
        )}
      </Group>
      <div className="under-cursor">
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
          onKeyDown={view.pressed}
        />
        {at !== undefined && value >= 0 && at >= lo && at <= hi && (
          <span className="plot-cursor" style={{ left: axes.x(at), top: axes.y(value) }} aria-hidden="true" />
        )}
      </div>
      <figcaption className="caption">
        {summary} {read}
      </figcaption>
      {table !== undefined && <Leads table={table} n={n} />}
    </figure>
  );
}
