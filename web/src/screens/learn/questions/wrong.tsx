import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Exercise } from '../../../engine/wishes.ts';
import { useWords } from '../../../language.tsx';
import { Step } from '../step.tsx';

interface Props {
  readonly exercise: Extract<Exercise, { readonly is: 'wrong' }>;
  readonly settle: (isRight: boolean) => void;
}

/** A proof with one wrong step: which one is it? */
export function WrongQuestion({ exercise, settle }: Props) {
  const { t, say } = useWords();
  const { steps, wrong, right } = exercise;
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const isFound = chosen === wrong;
  return (
    <>
      <Text size="sm">{t('learn-wrong-asked')}</Text>
      <ol className="steps suspects">
        {steps.map((fact, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the proof
          <li key={i} aria-current={chosen === i ? 'true' : undefined}>
            <div>
              <Step fact={fact} asPairs={false} check={undefined} />
            </div>
            <Button
              className="unprinted"
              size="compact-sm"
              variant={chosen === i ? 'filled' : 'default'}
              aria-pressed={chosen === i}
              aria-label={t('learn-wrong-this', { step: i + 1 })}
              onClick={() => {
                setChosen(i);
                settle(i === wrong);
              }}
            >
              {t('learn-wrong-short')}
            </Button>
          </li>
        ))}
      </ol>
      <div role="status">
        {chosen !== undefined && (
          <Text size="sm" fw={600}>
            {t(isFound ? 'learn-right' : 'learn-wrong-not')}
          </Text>
        )}
        {isFound && (
          <Text size="sm">
            {t('learn-wrong-right', { step: (say(right).split('\n')[0] ?? '').replace(/[:：]$/u, '') })}
          </Text>
        )}
      </div>
    </>
  );
}
