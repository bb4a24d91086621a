import { Button, Group, Stack, Title } from '@mantine/core';
import type { Convention } from 'nimlab';
import { useLong } from '../../engine/use-long.ts';
import type { Source } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { Standing } from '../standing.tsx';
import { Text } from './text.tsx';

/** A program that plays the game, in the language that is chosen. */
export function Exports({ source, convention }: { readonly source: Source; readonly convention: Convention }) {
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
        {!source.game.includes('\n') && (
          <details>
            <summary>{t('lab-command')}</summary>
            <Text text={commandOf(source.game, convention)} name="nimlab.txt" />
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

/** What to type on the command line for the same game, as far as memory goes. */
function commandOf(game: string, convention: Convention): string {
  const word = /^[\w.]+$/u.test(game) ? game : `'${game.replaceAll("'", "'\\''")}'`;
  const misere = convention === 'misere' ? ' --misere' : '';
  return `nimlab table ${word}${misere} --to 100000000 --form bfile\nnimlab pattern ${word}${misere}\nnimlab period ${word} --to 10000000\n`;
}
