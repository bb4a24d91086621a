import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Board, BoardMove } from '../engine/api.ts';
import { useWords } from '../language.tsx';

/** The most moves that are offered as buttons when several were pointed at. */
const OFFERED = 24;

interface Props {
  readonly board: Board;
  readonly offered: readonly BoardMove[];
  readonly offer: (moves: readonly BoardMove[]) => void;
  readonly make: (move: string) => void;
}

/** What was pointed at, to be confirmed; a typed move; and every move as a list. */
export function Choices({ board, offered, offer, make }: Props) {
  const { t, say } = useWords();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [only] = offered;

  const send = () => {
    const wanted = plain(typed);
    const found = board.moves.find(({ text }) => plain(text) === wanted || plain(text.split(':')[1] ?? '') === wanted);
    setWrong(found === undefined);
    if (found === undefined) return;
    setTyped('');
    make(found.text);
  };

  return (
    <Stack gap="sm">
      {offered.length === 0 && <Text c="dimmed">{t('page-choose')}</Text>}
      {offered.length === 1 && only !== undefined && (
        <Group gap="xs">
          <Text fw={600}>{say(only.fact)}</Text>
          <Button onClick={() => make(only.text)}>{t('page-confirm')}</Button>
          <Button variant="default" onClick={() => offer([])}>
            {t('page-cancel')}
          </Button>
        </Group>
      )}
      {offered.length > 1 && (
        <Group gap="xs">
          {offered.slice(0, OFFERED).map((move) => (
            <Button key={move.text} variant="light" onClick={() => offer([move])}>
              {say(move.fact)}
            </Button>
          ))}
        </Group>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextInput
          label={t('page-type-move')}
          value={typed}
          error={wrong ? t('page-no-such-move') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <details>
        <summary>{t('page-all-moves')}</summary>
        <Group gap="xs" mt="xs">
          {board.moves.map((move) => (
            <Button key={move.text} size="compact-sm" variant="default" onClick={() => offer([move])}>
              {move.text}
            </Button>
          ))}
        </Group>
        {board.more && <Text c="dimmed">{t('page-more-moves')}</Text>}
      </details>
    </Stack>
  );
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('→', '->').replaceAll(/\s+/gu, '');
}
