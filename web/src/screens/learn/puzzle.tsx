import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Reply } from 'nimlab';
import { useEffect, useState } from 'react';
import { engine } from '../../engine/engine.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Theorem } from './theorems.ts';

interface Props {
  readonly theorem: Theorem;
  readonly link: Link;
  readonly go: (link: Link) => void;
}

const BUDGET = 2_000_000;

/** A position to predict before anything is told, and then to play. */
export function Puzzle({ theorem, link, go }: Props) {
  const { t, say } = useWords();
  const { id, game, position, convention } = theorem;
  const [guess, setGuess] = useState<'N' | 'P' | undefined>(undefined);
  const [reply, setReply] = useState<Reply | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    void engine()
      .ask({ game, page: undefined, set: [], position, convention }, { all: false, count: true, why: false }, BUDGET)
      .then((read) => {
        if (isHere && read.ok) setReply(read.value);
      });
    return () => {
      isHere = false;
    };
  }, [game, position, convention]);
  const play = (first: 'me' | 'computer') => {
    const line = { game, page: undefined, set: [], position, convention, moves: [] };
    go({ ...link, place: 'play', open: true, first, opponent: 'perfect', line });
  };
  const isRight = guess === reply?.outcome;
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('learn-puzzle')}
      </Title>
      <Stack gap="md" maw="44rem">
        <Text size="lg">{t(`learn-${id}-puzzle`)}</Text>
        <Text>{t('learn-question', { position })}</Text>
        <Group gap="xs" role="group" aria-label={t('learn-predict')}>
          <Button
            variant={guess === 'N' ? 'filled' : 'default'}
            aria-pressed={guess === 'N'}
            onClick={() => setGuess('N')}
          >
            ▲ {t('learn-first')}
          </Button>
          <Button
            variant={guess === 'P' ? 'filled' : 'default'}
            aria-pressed={guess === 'P'}
            onClick={() => setGuess('P')}
          >
            ○ {t('learn-second')}
          </Button>
        </Group>
        <div aria-live="polite">
          {guess !== undefined && reply !== undefined && (
            <Text>
              <strong>{t(isRight ? 'learn-right' : 'learn-not')}</strong>{' '}
              {t(reply.outcome === 'N' ? 'learn-was-first' : 'learn-was-second')}
            </Text>
          )}
        </div>
        {guess !== undefined && reply !== undefined && (
          <>
            <Text>{t(reply.outcome === 'N' ? 'learn-find' : 'learn-hold')}</Text>
            <Group gap="xs">
              <Button onClick={() => play('me')}>{t('learn-play-first')}</Button>
              <Button variant="light" onClick={() => play('computer')}>
                {t('learn-play-second')}
              </Button>
            </Group>
            <details>
              <summary>{t('learn-answer')}</summary>
              <Text mt="xs">{say(reply.verdict)}</Text>
            </details>
          </>
        )}
      </Stack>
    </section>
  );
}
