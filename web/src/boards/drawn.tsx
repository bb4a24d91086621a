import './boards.css';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { areCharacterKeysOn } from '../character-keys.ts';
import type { Board, BoardMove } from '../engine/api.ts';
import { useWords } from '../language.tsx';
import { type Aim, aimAt, noAim, type Pick, pointed } from './aim.ts';
import { drawings } from './drawing.ts';
import { Part } from './part.tsx';

interface Props {
  readonly board: Board;
  readonly aim?: Aim;
  /** Undefined where nobody may move. */
  readonly take?: ((aim: Aim) => void) | undefined;
  readonly confirm?: (() => void) | undefined;
  /** What a key means to the place around the board; true when it was understood. */
  readonly heard?: ((key: string) => boolean) | undefined;
}

/** A position in the view of its family, played by pointing or by the keyboard. */
export function Drawn({ board, aim = noAim, take, confirm, heard }: Props) {
  const { t } = useWords();
  const all = useMemo(() => drawings(board), [board]);
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly at?: HTMLElement; readonly place: number }>({ place: 0 });
  useEffect(() => {
    const stops = stopsOf(box.current);
    if (!stops.some((stop) => stop.tabIndex === 0) && stops[0] !== undefined) stops[0].tabIndex = 0;
    // A move may take away the stop that had the focus; the keys of the board go on at the nearest that is left.
    const { at, place } = held.current;
    if (at === undefined || document.activeElement !== document.body) return;
    if (!at.isConnected || at.matches(':disabled'))
      stops
        .slice(0, place + 1)
        .findLast((stop) => !stop.matches(':disabled'))
        ?.focus();
  });
  const point = take && ((picks: readonly Pick[]) => take(pointed(all, aim, picks)));
  const choose = take && ((move: BoardMove | undefined) => take(move === undefined ? noAim : aimAt(move)));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const here = document.activeElement?.closest('[data-stop]');
    const isPicked = here?.getAttribute('aria-pressed') === 'true';
    if (event.key === 'Enter' && aim.exact !== undefined && (isPicked || here?.getAttribute('role') === 'spinbutton'))
      confirm?.();
    else if (event.key === 'Escape') take?.(noAim);
    else if (!step(box.current, event.key) && (isSilent(event.key) || heard?.(event.key) !== true)) return;
    event.preventDefault();
  };

  return (
    <div
      ref={box}
      className="board"
      role="group"
      aria-label={t('page-board')}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (!event.target.hasAttribute('data-stop')) return;
        const stops = stopsOf(box.current);
        for (const stop of stops) stop.tabIndex = stop === event.target ? 0 : -1;
        held.current = { at: event.target, place: stops.indexOf(event.target) };
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null) held.current = { place: 0 };
      }}
    >
      {all.map((drawing) => (
        <Part
          key={drawing.part}
          drawing={drawing}
          count={all.length}
          board={board}
          aim={aim}
          point={point}
          choose={choose}
        />
      ))}
    </div>
  );
}

/** Whether a key is a single letter or sign, and those are switched off. */
function isSilent(key: string): boolean {
  return key.length === 1 && !areCharacterKeysOn();
}

function stopsOf(box: HTMLElement | null): readonly HTMLElement[] {
  return box === null ? [] : [...box.querySelectorAll<HTMLElement>('[data-stop]')];
}

/** Moves the focus over the board: left and right in order, up and down by a row where there are rows. */
function step(box: HTMLElement | null, key: string): boolean {
  const stops = stopsOf(box);
  const now = stops.findIndex((stop) => stop.matches(':focus'));
  const here = stops[now];
  if (here === undefined) return false;
  const width = Number(here.closest('[data-width]')?.getAttribute('data-width') ?? 0);
  const by = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -width,
    ArrowDown: width,
    Home: -now,
    End: stops.length - 1 - now,
  }[key];
  if (by === undefined || by === 0) return false;
  stops[now + by]?.focus();
  return true;
}
