import { useState } from 'react';
import type { Board, BoardMove } from '../engine/api.ts';
import { useWords } from '../language.tsx';
import { movesTo, numbersOf } from './pointed.ts';

interface Props {
  readonly board: Board;
  readonly chosen: BoardMove | undefined;
  readonly choose: ((moves: readonly BoardMove[]) => void) | undefined;
}

/** Heaps as columns of stones: a stone stands for taking it and all above it. */
export function Piles({ board, chosen, choose }: Props) {
  const { t } = useWords();
  const [over, setOver] = useState<string | undefined>(undefined);
  const spots = board.parts.flatMap(({ component }, i) =>
    (numbersOf(component) ?? []).map((size, place) => ({ part: i + 1, place, size })),
  );
  return (
    <div className="board" role="group" aria-label={t('page-board')}>
      {spots.map(({ part, place, size }, i) => {
        const after = chosen?.part === part ? (numbersOf(chosen.left?.[0]) ?? [0])[place] : undefined;
        return (
          <div key={`${part} ${place}`} className="pile" role="group" aria-label={t('page-pile', { part: i + 1, count: spots.length, size })}>
            <div className="stones">
              {Array.from({ length: size }, (_, left) => {
                const leads = movesTo(board, { part, place }, left);
                const key = `${part} ${place} ${left}`;
                const [, , hovered] = over?.startsWith(`${part} ${place} `) ? over.split(' ') : [];
                const goes = after !== undefined ? left >= after : hovered !== undefined && left >= Number(hovered);
                return (
                  <button
                    key={key}
                    type="button"
                    className="stone"
                    data-goes={goes}
                    disabled={choose === undefined || leads.length === 0}
                    aria-label={t('page-leave', { part: i + 1, left, size })}
                    onPointerEnter={() => setOver(leads.length > 0 ? key : undefined)}
                    onPointerLeave={() => setOver(undefined)}
                    onClick={() => choose?.(leads)}
                  />
                );
              })}
            </div>
            <span className="caption">{size === 0 ? t('page-empty') : size}</span>
          </div>
        );
      })}
    </div>
  );
}
