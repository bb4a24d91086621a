import { Button, Group, Stack, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { ExerciseKind } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Standing } from '../standing.tsx';
import { Question } from './question.tsx';

interface Props {
  readonly kind: ExerciseKind;
  readonly link: Link;
  readonly go: (link: Link) => void;
}

const ignored = () => {};

/** One exercise of a kind below its theorem, another one for every number. */
export function Practice({ kind, link, go }: Props) {
  const { t } = useWords();
  const seed = Math.floor(Number(link.asked.seed)) || 1;
  const long = useLong();
  const { start } = long;
  useEffect(() => start({ is: 'quiz', seed, count: 1, only: kind }), [seed, kind, start]);
  const [exercise] = long.result?.is === 'exercises' ? long.result.exercises : [];
  return (
    <section aria-labelledby="practice">
      <Stack gap="sm">
        <Title order={2} size="h3" id="practice">
          {t(`learn-kind-${kind}`)}
        </Title>
        <Standing long={long} />
        {exercise !== undefined && (
          <ul className="sheet alone">
            <Question key={seed} exercise={exercise} settle={ignored} />
          </ul>
        )}
        <Group>
          <Button variant="light" onClick={() => go({ ...link, asked: { ...link.asked, seed: String(seed + 1) } })}>
            {t('learn-another-one')}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
