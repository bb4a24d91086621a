import { Button, Group, NumberInput, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Standing } from '../standing.tsx';
import { KeyLine } from './key.tsx';
import { Question } from './question.tsx';
import { SheetRules } from './rules.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly back: () => void;
}

const USUAL = 8;
const MOST = 40;

/** A quiz that a number determines: predict, then find a winning move; to be printed with its key. */
export function Quiz({ link, go, back }: Props) {
  const { t } = useWords();
  const seed = Math.floor(Number(link.asked.seed)) || 1;
  const count = Math.min(MOST, Math.max(1, Math.floor(Number(link.asked.n)) || USUAL));
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  const [hasKey, setKey] = useState(false);
  const long = useLong();
  const { start } = long;
  useEffect(() => {
    setRight(new Set());
    start({ is: 'quiz', seed, count, only: undefined });
  }, [seed, count, start]);
  const exercises = long.result?.is === 'exercises' ? long.result.exercises : [];
  const again = (next: number) => go({ ...link, asked: { ...link.asked, seed: String(next) } });
  return (
    <Stack gap="lg">
      <div>
        <Button className="unprinted" variant="subtle" size="compact-md" onClick={back}>
          ← {t('learn-all')}
        </Button>
        <Title order={1} tabIndex={-1}>
          {t('learn-quiz-head', { seed })}
        </Title>
        <Text className="printed blank paper">{t('learn-quiz-name')}</Text>
        <Text maw="46rem">{t('learn-quiz-how')}</Text>
      </div>
      <Group className="unprinted" gap="sm" align="end">
        <NumberInput
          label={t('learn-seed')}
          w={160}
          min={1}
          max={999_999}
          value={seed}
          onChange={(value) => typeof value === 'number' && again(value)}
        />
        <NumberInput
          label={t('learn-count-of')}
          w={160}
          min={1}
          max={MOST}
          value={count}
          onChange={(value) =>
            typeof value === 'number' &&
            go({ ...link, asked: { ...link.asked, n: value === USUAL ? '' : String(value) } })
          }
        />
        <Button variant="light" onClick={() => again(seed + 1)}>
          {t('learn-another')}
        </Button>
        <Button variant="default" aria-pressed={hasKey} onClick={() => setKey(!hasKey)}>
          {t(hasKey ? 'learn-hide-key' : 'learn-show-key')}
        </Button>
        <Button variant="default" disabled={exercises.length === 0} onClick={() => print()}>
          {t('learn-print')}
        </Button>
      </Group>
      <Standing long={long} />
      <SheetRules exercises={exercises} />
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
      <Text className="printed address" size="xs">
        {t('learn-quiz-found', { address: location.href })}
      </Text>
      <section className={hasKey ? 'key' : 'key printed'}>
        <Title order={2} size="h3">
          {t('learn-quiz-head', { seed })} · {t('learn-key')}
        </Title>
        <ol className="sheet">
          {exercises.map((exercise, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise is its place on the sheet
            <KeyLine key={`${seed} ${i}`} exercise={exercise} />
          ))}
        </ol>
      </section>
    </Stack>
  );
}
