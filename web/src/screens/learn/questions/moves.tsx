import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Exercise } from '../../../engine/wishes.ts';
import { useWords } from '../../../language.tsx';

interface Props {
  readonly exercise: Extract<Exercise, { readonly is: 'moves' }>;
  readonly settle: (isRight: boolean) => void;
}

/** Every winning move is to be chosen among all moves. */
export function MovesQuestion({ exercise, settle }: Props) {
  const { t } = useWords();
  const { all, moves } = exercise;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<'right' | 'more' | 'wrong' | undefined>(undefined);
  const toggle = (text: string) => {
    setTold(undefined);
    setChosen((last) => (last.has(text) ? new Set([...last].filter((one) => one !== text)) : new Set([...last, text])));
  };
  const check = () => {
    const isWrong = [...chosen].some((text) => !moves.includes(text));
    const verdict = isWrong ? 'wrong' : chosen.size < moves.length ? 'more' : 'right';
    setTold(verdict);
    settle(verdict === 'right');
  };
  return (
    <>
      <Text size="sm">{t('learn-moves-asked')}</Text>
      <Group gap="xs" mt={4} role="group" aria-label={t('learn-moves-asked')}>
        {all.map(({ text }) => (
          <Button
            key={text}
            size="compact-md"
            fz="sm"
            variant={chosen.has(text) ? 'filled' : 'default'}
            aria-pressed={chosen.has(text)}
            onClick={() => toggle(text)}
          >
            {text}
          </Button>
        ))}
      </Group>
      <Group className="unprinted" gap="xs" mt="xs">
        <Button size="sm" variant="light" onClick={check} disabled={chosen.size === 0}>
          {t('verify-check')}
        </Button>
        <Text span role="status" size="sm" fw={600}>
          {told === undefined ? '' : t(`learn-moves-${told}`)}
        </Text>
      </Group>
    </>
  );
}
