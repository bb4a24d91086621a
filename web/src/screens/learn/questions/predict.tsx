import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Exercise } from '../../../engine/wishes.ts';
import { useWords } from '../../../language.tsx';
import { MoveField } from './move-field.tsx';
import { Why } from './why.tsx';

interface Props {
  readonly exercise: Extract<Exercise, { readonly is: 'predict' }>;
  readonly settle: (isRight: boolean) => void;
}

const SIDES = [
  { outcome: 'N', mark: '▲', said: 'learn-first' },
  { outcome: 'P', mark: '○', said: 'learn-second' },
] as const;

/** Predict who wins; where it is the player to move, find a winning move. */
export function PredictQuestion({ exercise, settle }: Props) {
  const { t } = useWords();
  const { outcome, moves, why } = exercise;
  const [guess, setGuess] = useState<'N' | 'P' | undefined>(undefined);
  return (
    <div className="unprinted">
      <Group gap="xs" mt={4} role="group" aria-label={t('learn-predict')}>
        {SIDES.map((side) => (
          <Button
            key={side.outcome}
            size="compact-md"
            variant={guess === side.outcome ? 'filled' : 'default'}
            aria-pressed={guess === side.outcome}
            onClick={() => {
              setGuess(side.outcome);
              if (side.outcome === 'P' && outcome === 'P') settle(true);
            }}
          >
            {side.mark} {t(side.said)}
          </Button>
        ))}
        <Text span role="status" size="sm" fw={600}>
          {guess === undefined ? '' : t(guess === outcome ? 'learn-right' : 'learn-not')}
        </Text>
      </Group>
      {guess === 'N' && outcome === 'N' && <MoveField moves={moves} settle={settle} />}
      {guess !== undefined && <Why steps={why} />}
    </div>
  );
}
