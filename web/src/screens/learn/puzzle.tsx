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

interface Asked {
  readonly position: string;
  readonly reply: Reply;
}

/** The numbers that a link names, where the game takes them, leaves a move and can be solved; else those of the theorem. */
async function puzzleOf({ game, position, convention }: Theorem, wanted: string): Promise<Asked | undefined> {
  for (const one of new Set([wanted || position, position])) {
    const start = { game, page: undefined, set: [], position: one, convention };
    const board = await engine().board({ ...start, moves: [] });
    if (!board.ok || board.value.ending !== undefined) continue;
    const read = await engine().ask(start, { all: false, count: true, why: false }, BUDGET);
    if (read.ok && (read.value.outcome === 'N' || read.value.outcome === 'P'))
      return { position: one, reply: read.value };
  }
  return undefined;
}

/** A position to predict before anything is told, and then to play. */
export function Puzzle({ theorem, link, go }: Props) {
  const { t, say } = useWords();
  const { id, game, convention } = theorem;
  const [guess, setGuess] = useState<'N' | 'P' | undefined>(undefined);
  const [puzzle, setPuzzle] = useState<Asked | undefined>(undefined);
  const wanted = theorem.isFixed ? '' : (link.asked.at ?? '');
  useEffect(() => {
    let isHere = true;
    setGuess(undefined);
    void puzzleOf(theorem, wanted).then((found) => {
      if (isHere) setPuzzle(found);
    });
    return () => {
      isHere = false;
    };
  }, [theorem, wanted]);
  const { position = wanted || theorem.position, reply } = puzzle ?? {};
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
