import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Board } from '../engine/api.ts';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';

interface Props {
  readonly board: Board;
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Beside the board: what was played, and where to take the position. */
export function Log({ board, link, go }: Props) {
  const { t, say, language } = useWords();
  const [isShared, setShared] = useState(false);
  const nameOf = (ply: number): string => {
    if (link.opponent === 'person') return String((ply % 2) + 1);
    return t((ply % 2 === 0) === (link.first === 'me') ? 'page-by-you' : 'page-by-computer');
  };
  return (
    <Stack gap="md" component="aside">
      <section>
        <Title order={2} size="h4">
          {t('page-log')}
        </Title>
        {board.plies.length === 0 ? (
          <Text c="dimmed">{t('page-log-empty')}</Text>
        ) : (
          <ol className="log">
            {board.plies.map(({ fact, before }, i) => (
              <li key={`${before} ${fact.id}`}>
                {nameOf(i)}: {say(fact)}
              </li>
            ))}
          </ol>
        )}
      </section>
      <section>
        <Title order={2} size="h4">
          {t('page-rules')}
        </Title>
        <Text size="sm">{board.about[language]}</Text>
      </section>
      <Button
        variant="light"
        onClick={() => {
          void navigator.clipboard.writeText(location.href).then(() => setShared(true));
        }}
      >
        {t('page-share')}
      </Button>
      <Text aria-live="polite" size="sm">
        {isShared ? t('page-shared') : ''}
      </Text>
      <Button
        variant="default"
        onClick={() => go({ ...link, place: 'analyse', line: { ...link.line, position: board.position, moves: [] } })}
      >
        {t('page-open-in', { place: t('page-analyse') })}
      </Button>
    </Stack>
  );
}
