import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Exercise } from '../../../engine/wishes.ts';
import { useWords } from '../../../language.tsx';
import { MoveField } from './move-field.tsx';
import { Why } from './why.tsx';

interface Props {
  readonly exercise: Extract<Exercise, { readonly is: 'published' }>;
  readonly settle: (isRight: boolean) => void;
}

/** A solution in print that forgets the lock: find the move that wins. */
export function PublishedQuestion({ exercise, settle }: Props) {
  const { t } = useWords();
  const [isTried, setTried] = useState(false);
  return (
    <>
      <Text size="sm">{t('learn-published', { claimed: exercise.claimed })}</Text>
      <div className="unprinted">
        <MoveField
          moves={exercise.moves}
          settle={(isRight) => {
            setTried(true);
            settle(isRight);
          }}
        />
        {isTried && <Why steps={exercise.why} />}
      </div>
    </>
  );
}
