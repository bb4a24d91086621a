import { Button, Group, Text } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';

interface Props {
  readonly link: Link;
  readonly go: Go;
  readonly why: string;
}

/** Why there is no table, and where the game is studied instead. */
export function NoTable({ link, go, why }: Props) {
  const { t } = useWords();
  return (
    <section className="study-part">
      <Text maw="46rem">{why}</Text>
      <Group gap="xs" mt="sm">
        {(['play', 'analyse'] as const).map((place) => (
          <Button
            key={place}
            variant="light"
            onClick={() => go({ ...link, place, open: true, line: { ...link.line, moves: [] }, asked: {} })}
          >
            {t('page-open-in', { place: t(`page-${place}`) })}
          </Button>
        ))}
      </Group>
    </section>
  );
}
