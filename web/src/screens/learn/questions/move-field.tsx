import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Written } from '../../../engine/wishes.ts';
import { useWords } from '../../../language.tsx';
import { isMeant } from './is-meant.ts';

interface Props {
  readonly moves: readonly Written[];
  readonly settle: (isRight: boolean) => void;
}

/** A field for a winning move, and whether what was typed is one. */
export function MoveField({ moves, settle }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<'right' | 'wrong' | undefined>(undefined);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const isRight = isMeant(typed, moves);
        setTold(isRight ? 'right' : 'wrong');
        settle(isRight);
      }}
    >
      <Group gap="xs" mt="xs" align="end">
        <TextInput
          size="sm"
          label={t('learn-move')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button size="sm" type="submit" variant="light">
          {t('verify-check')}
        </Button>
        <Text span role="status" size="sm" fw={600}>
          {told === undefined ? '' : t(told === 'right' ? 'learn-move-right' : 'learn-move-wrong')}
        </Text>
      </Group>
    </form>
  );
}
