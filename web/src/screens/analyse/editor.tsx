import { ActionIcon, Button, Group } from '@mantine/core';
import type { Board, BoardPart } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { changed, lettersOf, longer, piecesOf, shorter, sumOf } from './written.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly board: Board;
}

/** The most components that are edited by buttons. */
const MOST = 16;

/** The position piece by piece: numbers up and down, letters turned, members and components added and removed. A change begins a new line. */
export function Editor({ link, go, board }: Props) {
  const { t } = useWords();
  const { parts } = board;
  if (parts.length === 0 || parts.length > MOST) return null;
  const put = (next: readonly Pick<BoardPart, 'game' | 'text'>[]) => {
    const isOne = next.every(({ game }) => game === next[0]?.game);
    const { game, position } = sumOf(next);
    const line = { ...link.line, game: isOne && next.length === parts.length ? link.line.game : game, position };
    go({
      ...link,
      line: { ...line, game: link.line.page === undefined ? line.game : link.line.game, moves: [] },
      asked: { ...link.asked, ply: '' },
    });
  };
  const replaced = (at: number, text: string) =>
    put(parts.map((part, i) => (i === at ? { game: part.game, text } : part)));
  const last = parts.at(-1);
  return (
    <details className="editor">
      <summary>{t('analyse-edit')}</summary>
      <div className="edited">
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a component is its place
          <fieldset key={i} aria-label={t('analyse-edit-part', { part: i + 1 })} className="edited-part">
            <PartEditor part={part} put={(text) => replaced(i, text)} />
            {parts.length > 1 && (
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={t('analyse-drop-part')}
                onClick={() => put(parts.filter((_, at) => at !== i))}
              >
                <span aria-hidden="true">×</span>
              </ActionIcon>
            )}
          </fieldset>
        ))}
        {last !== undefined && (
          <Button size="compact-md" variant="default" onClick={() => put([...parts, last])}>
            {t('analyse-add-part')}
          </Button>
        )}
      </div>
    </details>
  );
}

function PartEditor({ part, put }: { readonly part: BoardPart; readonly put: (text: string) => void }) {
  const { t } = useWords();
  const pieces = piecesOf(part);
  const letters = lettersOf(part);
  const [more, less] = [longer(part), shorter(part)];
  let place = 0;
  return (
    <>
      {pieces.map(({ is, text }, i) => {
        if (is === 'other')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <span key={i} className="between">
              {text}
            </span>
          );
        place += 1;
        if (is === 'letter')
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
              key={i}
              type="button"
              className="letter"
              aria-label={t('analyse-letter', { place, letter: text })}
              onClick={() => put(changed(pieces, i, 1n, letters))}
            >
              {text}
            </button>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <fieldset key={i} aria-label={t('analyse-number', { place })} className="stepper">
            <button
              type="button"
              className="step"
              aria-label={t('analyse-less')}
              disabled={text === '0'}
              onClick={() => put(changed(pieces, i, -1n, letters))}
            >
              −
            </button>
            <output>{text}</output>
            <button
              type="button"
              className="step"
              aria-label={t('analyse-more')}
              onClick={() => put(changed(pieces, i, 1n, letters))}
            >
              +
            </button>
          </fieldset>
        );
      })}
      {(more !== undefined || less !== undefined) && (
        <Group gap={4}>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={less === undefined}
            onClick={() => less !== undefined && put(less)}
          >
            {t('analyse-shorter')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={more === undefined}
            onClick={() => more !== undefined && put(more)}
          >
            {t('analyse-longer')}
          </Button>
        </Group>
      )}
    </>
  );
}
