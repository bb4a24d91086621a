import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../../language.tsx';
import type { Row } from './branches.ts';
import { Token } from './token.tsx';

interface Props {
  readonly row: Row;
  readonly hasValues: boolean;
  readonly isNow: boolean;
  readonly isHere: boolean;
  /** The row that is stood on shall take the focus. */
  readonly wantsFocus: RefObject<boolean>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly stand: () => void;
  readonly open: () => void;
  readonly turn: () => void;
}

/** One line of the tree: the move, what it is worth to its maker, and how long the game still lasts. */
export function TreeRow({ row, hasValues, isNow, isHere, wantsFocus, onKeyDown, stand, open, turn }: Props) {
  const { t, say } = useWords();
  const { branch, path, place, count } = row;
  const { known } = branch;
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNow || !wantsFocus.current) return;
    wantsFocus.current = false;
    own.current?.focus();
  });
  const hasBranches = branch.branches.length > 0;
  const isLeaf = known?.isLast === true;
  return (
    <div
      ref={own}
      role="treeitem"
      aria-level={path.length + 1}
      aria-setsize={count}
      aria-posinset={place}
      aria-expanded={isLeaf ? undefined : hasBranches && branch.isOpen}
      aria-selected={isNow}
      aria-current={isHere ? 'step' : undefined}
      tabIndex={isNow ? 0 : -1}
      style={{ paddingInlineStart: `${0.4 + Math.min(path.length, 12) * 1.1}rem` }}
      onClick={stand}
      onKeyDown={onKeyDown}
      onDoubleClick={open}
    >
      <span
        className="twist"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (!isLeaf) turn();
        }}
      >
        {isLeaf ? '·' : hasBranches && branch.isOpen ? '▾' : '▸'}
      </span>
      <span className="branch-move">
        {path.length === 0 ? t('page-start-position') : known === undefined ? branch.move : say(known.fact)}
      </span>
      {known !== undefined && (
        <>
          {' '}
          <Token outcome={known.outcome} />
          {known.isLast && <span className="caption">, {t('analyse-over')}</span>}
          {hasValues && known.value !== undefined && (
            <span className="caption">, {t('analyse-value-is', { value: String(known.value) })}</span>
          )}
          {hasValues && known.remoteness !== undefined && !known.isLast && (
            <span className="caption">, {t('analyse-remoteness', { remoteness: known.remoteness - 1 })}</span>
          )}
        </>
      )}
    </div>
  );
}
