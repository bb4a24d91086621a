import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../language.tsx';
import type { PartProps } from './part-props.ts';
import { told } from './told.ts';

/** A part in writing, and the one stop of the keyboard on it: up and down go through its moves. */
export function Written({ drawing, board, aim, choose, text }: PartProps & { readonly text: string }) {
  const words = useWords();
  const { t } = words;
  const box = useRef<HTMLDivElement>(null);
  const { part } = drawing;
  const moves = board.moves.filter((move) => move.part === part);
  const now = aim.exact === undefined ? -1 : moves.indexOf(aim.exact);
  const move = moves[now];
  const said = move && told(board, move, words);
  // The board has made its first stop before this one came.
  useLayoutEffect(() => {
    if (box.current?.closest('.board')?.querySelector('[data-stop][tabindex="0"]') === null) box.current.tabIndex = 0;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || choose === undefined) return;
    const next = now + by;
    if (next >= -1 && next < moves.length) choose(moves[next]);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div
        ref={box}
        className="written"
        role="spinbutton"
        tabIndex={-1}
        data-stop={`${part}:0`}
        aria-label={t('page-written', { text })}
        aria-valuenow={now + 1}
        aria-valuemin={0}
        aria-valuemax={moves.length}
        aria-valuetext={said ?? t('page-none-chosen')}
        aria-disabled={choose === undefined}
        onKeyDown={onKeyDown}
      >
        <code>{text}</code>
      </div>
      {said !== undefined && <span className="note">{said}</span>}
    </>
  );
}
