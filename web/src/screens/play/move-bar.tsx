import { Button, Group, Text } from '@mantine/core';
import { type Aim, isWritten } from '../../boards/aim.ts';
import { told } from '../../boards/told.ts';
import type { Board } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';

interface Props {
  readonly board: Board;
  readonly aim: Aim;
  readonly clear: () => void;
  readonly confirm: () => void;
}

/** What was pointed at, to be confirmed or dropped: beside the thumb on a phone. */
export function MoveBar({ board, aim, clear, confirm }: Props) {
  const words = useWords();
  const { t } = words;
  const { exact, moves, picks } = aim;
  const isEmpty = picks.length === 0 && exact === undefined;
  const text = exact
    ? told(board, exact, words)
    : isEmpty
      ? ''
      : t(moves.length === 0 ? 'page-nothing-fits' : 'page-several-fit');
  return (
    <div className="move-bar" data-ready={exact !== undefined} data-empty={isEmpty}>
      {isEmpty && (
        <Text c="dimmed" className="move-text">
          {t(isWritten(board) ? 'page-choose-listed' : 'page-choose')}
        </Text>
      )}
      <Text fw={exact ? 600 : 400} c={exact ? 'var(--text)' : 'dimmed'} aria-live="polite" className="move-text">
        {text}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {!isEmpty && (
          <Button variant="default" onClick={clear}>
            {t('page-cancel')}
          </Button>
        )}
        <Button onClick={confirm} disabled={exact === undefined}>
          {t('page-confirm')}
        </Button>
      </Group>
    </div>
  );
}
