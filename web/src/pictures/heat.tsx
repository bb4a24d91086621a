import { Button, Group, NativeSelect, useComputedColorScheme } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { areCharacterKeysOn } from '../character-keys.ts';
import type { Sheet } from '../engine/wishes.ts';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';
import { packed } from '../packed.ts';
import { NumberField } from '../screens/lab/number-field.tsx';
import type { Go } from '../use-address.ts';
import { drawCells } from './cells.ts';
import { Profile } from './profile.tsx';
import { written } from './said.ts';
import { MODES, shown } from './shown.ts';

interface Props {
  readonly sheet: Sheet;
  readonly summary: string;
  readonly open: (place: readonly number[]) => void;
  readonly link: Link;
  readonly go: Go;
  /** There are rules behind the map. */
  readonly hasRules: boolean;
}

const SIZES = [1, 2, 3, 4, 6, 8, 11, 14, 18, 22, 30] as const;

/** A map of two numbers as coloured cells, with the number in the cell where there is room; arrows or the pointer read single ones. */
export function Heat({ sheet: whole, summary: usual, open, link, go, hasRules }: Props) {
  const { t } = useWords();
  const scheme = useComputedColorScheme('light');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [named = '', digits = ''] = (link.asked.mode ?? '').split('.');
  const mode = MODES.find((one) => one === named) ?? 'values';
  const k = /^\d{1,2}$/u.test(digits) ? Number(digits) : mode === 'bit' ? 0 : 2;
  const sheet = useMemo(() => shown(whole, mode, k), [whole, mode, k]);
  const choose = (next: string) => go({ ...link, asked: { ...link.asked, mode: next === 'values' ? '' : next } }, true);
  const summary = mode === 'values' || mode === 'outcome' ? usual : t('lab-heat-rings');
  const [rows = 0, columns = 0] = sheet.sizes;
  const [zoom, setZoom] = useState(() =>
    Math.max(
      0,
      SIZES.findLastIndex((size) => size * columns <= 640),
    ),
  );
  const [at, setAt] = useState<readonly [number, number] | undefined>(undefined);
  const cell = SIZES[zoom] ?? 8;

  useEffect(() => {
    if (canvas.current) drawCells(canvas.current, sheet, { cell, isDark: scheme === 'dark' });
  }, [sheet, cell, scheme]);

  const move = (i: number, j: number) =>
    setAt([Math.max(0, Math.min(rows - 1, i)), Math.max(0, Math.min(columns - 1, j))]);
  const pointed = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    move(
      Math.floor(((event.clientY - box.top) * rows) / box.height),
      Math.floor(((event.clientX - box.left) * columns) / box.width),
    );
  };
  const study = (text: string) =>
    go({ ...link, asked: { ...link.asked, tab: 'paste', view: '', w: '', mode: '', paste: packed(text) } });
  const toLost = () => {
    const now = at === undefined ? -1 : at[0] * columns + at[1];
    const next = whole.terms.indexOf(0, now + 1);
    const place = next < 0 ? whole.terms.indexOf(0) : next;
    if (place >= 0) move(Math.floor(place / columns), place % columns);
  };
  const pressed = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1;
    const [i, j] = at ?? [0, -1];
    if (event.key === 'ArrowRight') move(i, j + step);
    else if (event.key === 'ArrowLeft') move(i, j - step);
    else if (event.key === 'ArrowDown') move(i + step, Math.max(0, j));
    else if (event.key === 'ArrowUp') move(i - step, Math.max(0, j));
    else if (event.key === 'Enter' && at !== undefined) open(at.map((one) => one + sheet.from));
    else if (event.ctrlKey || event.metaKey || event.altKey || !areCharacterKeysOn()) return;
    else if (event.key === '+' || event.key === '=') setZoom(Math.min(SIZES.length - 1, zoom + 1));
    else if (event.key === '-') setZoom(Math.max(0, zoom - 1));
    else if (event.key.toLowerCase() === 'p') toLost();
    else return;
    event.preventDefault();
  };
  const term = at === undefined ? -1 : (sheet.terms[at[0] * columns + at[1]] ?? -1);
  const read =
    at === undefined
      ? t('lab-heat-keys')
      : t('lab-heat-at', {
          place: `(${at[0] + sheet.from}, ${at[1] + sheet.from})`,
          value: written(term, sheet.holds),
        });
  return (
    <figure className="picture">
      <Group gap="xs" mb="xs">
        {whole.holds === 'values' && (
          <NativeSelect
            size="sm"
            aria-label={t('lab-heat-mode')}
            value={mode}
            onChange={(event) => choose(event.currentTarget.value)}
            data={MODES.map((value) => ({ value, label: t(`lab-heat-${value}`) }))}
          />
        )}
        {(mode === 'bit' || mode === 'mod') && (
          <NumberField
            label={t(mode === 'bit' ? 'lab-heat-bit' : 'lab-modulus')}
            isBare
            w={80}
            min={mode === 'bit' ? 0 : 2}
            max={mode === 'bit' ? 20 : 64}
            value={k}
            choose={(value) => choose(`${mode}.${value}`)}
          />
        )}
        <Button size="compact-sm" variant="default" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {t('lab-smaller')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={zoom === SIZES.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          {t('lab-larger')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={toLost}>
          {t('lab-next-lost')}
        </Button>
        {at !== undefined && hasRules && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() =>
              go({ ...link, asked: { ...link.asked, view: 'why', of: at.map((one) => one + sheet.from).join(' ') } })
            }
          >
            {t('lab-why')}
          </Button>
        )}
        {at !== undefined && hasRules && (
          <Button size="compact-sm" variant="light" onClick={() => open(at.map((one) => one + sheet.from))}>
            {t('page-open-in', { place: t('page-analyse') })}
          </Button>
        )}
      </Group>
      <div className="scrolled">
        <div className="under-cursor">
          <canvas
            ref={canvas}
            role="slider"
            tabIndex={0}
            aria-label={summary}
            aria-valuemin={0}
            aria-valuemax={Math.max(0, rows * columns - 1)}
            aria-valuenow={at === undefined ? 0 : at[0] * columns + at[1]}
            aria-valuetext={read}
            onPointerDown={pointed}
            onPointerMove={(event) => event.pointerType === 'mouse' && pointed(event)}
            onKeyDown={pressed}
          />
          {at !== undefined && (
            <span
              className="cell-cursor"
              style={{ left: at[1] * cell, top: at[0] * cell, width: cell, height: cell }}
              aria-hidden="true"
            />
          )}
        </div>
      </div>
      <figcaption className="caption">
        {summary} {read}
      </figcaption>
      {at !== undefined && <Profile sheet={sheet} at={at} study={study} />}
    </figure>
  );
}
