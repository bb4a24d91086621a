import { Button, Group, Stack, Title } from '@mantine/core';
import type { Convention } from 'nimlab';
import { useLong } from '../../engine/use-long.ts';
import type { Source } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { Standing } from '../standing.tsx';
import { commandOf } from './command.ts';
import { Text } from './text.tsx';

interface Props {
  readonly source: Source;
  readonly convention: Convention;
  /** How many numbers a position has; 0 where it is no plain list of numbers. */
  readonly fields: number;
}

/** A program that plays the game, in the language that is chosen, and what to type for more than a page does. */
export function Exports({ source, convention, fields }: Props) {
  const { t } = useWords();
  const long = useLong();
  return (
    <section className="study-part" aria-label={t('lab-programs')}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('lab-programs')}
        </Title>
        <Group gap="xs">
          {LANGUAGES.map(([language, name]) => (
            <Button
              key={language}
              variant="light"
              onClick={() => long.start({ is: 'program', source, language, convention })}
            >
              {name}
            </Button>
          ))}
        </Group>
        <Standing long={long} />
        {long.result?.is === 'text' && <Text text={long.result.text} name="program.txt" />}
        {fields > 0 && (
          <details>
            <summary>{t('lab-command')}</summary>
            <Text text={commandOf(source, convention, fields)} name="nimlab.txt" />
          </details>
        )}
      </Stack>
    </section>
  );
}

const LANGUAGES = [
  ['cpp', 'C++'],
  ['python', 'Python'],
  ['java', 'Java'],
  ['typescript', 'TypeScript'],
  ['rust', 'Rust'],
] as const;
