import { Button, Group, NumberInput, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Standing } from '../standing.tsx';
import { Question } from './question.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly back: () => void;
}

const COUNT = 8;

/** A quiz that a number determines: predict, then find a winning move; to be printed with its key. */
export function Quiz({ link, go, back }: Props) {
  const { t, language } = useWords();
  const seed = Math.floor(Number(link.asked.seed)) || 1;
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  const [hasKey, setKey] = useState(false);
  const long = useLong();
  const { start } = long;
  useEffect(() => {
    setRight(new Set());
    start({ is: 'quiz', seed, count: COUNT });
  }, [seed, start]);
  const exercises = long.result?.is === 'exercises' ? long.result.exercises : [];
  const again = (next: number) => go({ ...link, asked: { ...link.asked, seed: String(next) } });
  return (
    <Stack gap="lg">
      <div>
        <Button className="unprinted" variant="subtle" size="compact-md" onClick={back}>
          ← {t('learn-all')}
        </Button>
        <Title order={1}>{t('learn-quiz-head', { seed })}</Title>
        <Text maw="46rem">{t('learn-quiz-how')}</Text>
      </div>
      <Group className="unprinted" gap="sm" align="end">
        <NumberInput
          label={t('learn-seed')}
          w={130}
          min={1}
          max={999_999}
          value={seed}
          onChange={(value) => typeof value === 'number' && again(value)}
        />
        <Button variant="light" onClick={() => again(seed + 1)}>
          {t('learn-another')}
        </Button>
        <Button variant="default" aria-pressed={hasKey} onClick={() => setKey(!hasKey)}>
          {t(hasKey ? 'learn-hide-key' : 'learn-show-key')}
        </Button>
        <Button variant="default" onClick={() => print()}>
          {t('learn-print')}
        </Button>
      </Group>
      <Standing long={long} />
      <ol className="sheet">
        {exercises.map((exercise, i) => (
          <Question
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise is its place on the sheet
            key={`${seed} ${i}`}
            exercise={exercise}
            settle={(isRight) => {
              if (isRight) setRight((last) => new Set([...last, i]));
            }}
          />
        ))}
      </ol>
      {exercises.length > 0 && (
        <Text className="unprinted" fw={600} role="status">
          {t('learn-score', { right: right.size, count: exercises.length })}
        </Text>
      )}
      <section className={hasKey ? 'key' : 'key printed'}>
        <Title order={2} size="h3">
          {t('learn-key')}
        </Title>
        <ol className="sheet">
          {exercises.map(({ called, position, outcome, moves }) => (
            <li key={`${called.en} ${position}`}>
              {t('learn-key-of', {
                game: called[language],
                position,
                said: t(outcome === 'N' ? 'learn-key-first' : 'learn-key-second'),
              })}
              {moves.length > 0 && ` ${moves.slice(0, 6).join(' · ')}${moves.length > 6 ? ' · …' : ''}`}
            </li>
          ))}
        </ol>
      </section>
    </Stack>
  );
}
