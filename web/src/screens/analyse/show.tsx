import { Button, Group, Text } from '@mantine/core';
import type { Pace } from 'nimlab';
import { done } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Walk } from './use-spot.ts';

const PACES: readonly Pace[] = ['quick', 'slow'];

/** A game without an error, shown from here to its end: it becomes the line, to be stepped through. */
export function Show({ walk: { spot, ply, to } }: { readonly walk: Walk }) {
  const { t } = useWords();
  const show = async (pace: Pace) => {
    const result = await done({ is: 'out', spot, pace });
    if (result.is === 'line') to(result.moves, ply);
  };
  return (
    <Group gap="xs">
      <Text size="sm">{t('analyse-show')}</Text>
      {PACES.map((pace) => (
        <Button key={pace} size="compact-md" variant="default" onClick={() => void show(pace)}>
          {t(`analyse-show-${pace}`)}
        </Button>
      ))}
    </Group>
  );
}
