import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Exercise } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';

interface Props {
  readonly exercise: Exercise;
  readonly settle: (isRight: boolean) => void;
}

/** One exercise: predict who wins; where it is the player to move, find a winning move. */
export function Question({ exercise, settle }: Props) {
  const { t, say, language } = useWords();
  const { called, position, outcome, moves, why } = exercise;
  const [guess, setGuess] = useState<'N' | 'P' | undefined>(undefined);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<'right' | 'wrong' | undefined>(undefined);
  const isMoveAsked = guess === 'N' && outcome === 'N';
  const predict = (next: 'N' | 'P') => {
    setGuess(next);
    if (next === 'P' && outcome === 'P') settle(true);
  };
  const send = () => {
    const wanted = plain(typed);
    const isRight = moves.some(
      (move) =>
        plain(move) === wanted ||
        plain(move.split(':').at(-1) ?? '') === wanted ||
        plain(move.split('->').at(-1) ?? '') === wanted,
    );
    setTold(isRight ? 'right' : 'wrong');
    settle(isRight);
  };
  return (
    <li>
      <Text>
        <strong>{called[language]}</strong> {position}
      </Text>
      <Text className="printed">{t('learn-blank')}</Text>
      <div className="unprinted">
        <Group gap="xs" mt={4} role="group" aria-label={t('learn-predict')}>
          <Button
            size="compact-md"
            variant={guess === 'N' ? 'filled' : 'default'}
            aria-pressed={guess === 'N'}
            onClick={() => predict('N')}
          >
            ▲ {t('learn-first')}
          </Button>
          <Button
            size="compact-md"
            variant={guess === 'P' ? 'filled' : 'default'}
            aria-pressed={guess === 'P'}
            onClick={() => predict('P')}
          >
            ○ {t('learn-second')}
          </Button>
          <Text span role="status" size="sm" fw={600}>
            {guess === undefined ? '' : t(guess === outcome ? 'learn-right' : 'learn-not')}
          </Text>
        </Group>
        {isMoveAsked && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              send();
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
        )}
        {guess !== undefined && why.length > 0 && (
          <details>
            <summary>{t('page-why')}</summary>
            <div className="said drawn">{why.map((fact) => say(fact)).join('\n')}</div>
          </details>
        )}
      </div>
    </li>
  );
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('→', '->').replaceAll(/\s+/gu, '');
}
