import { Button, Group, Text, Title } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Table } from './use-table.ts';

interface Props {
  readonly table: Table;
  readonly who: (ply: number) => string;
  readonly isMine: (ply: number) => boolean;
  readonly isLost: boolean;
}

/** After the end: where a won position was given away, each to be tried again, and another game. */
export function EndPanel({ table, who, isMine, isLost }: Props) {
  const { t, say } = useWords();
  const { turned } = table;
  const startWasLost = isLost && turned?.length === 0;
  return (
    <section className="panel">
      <Title order={2} size="h4">
        {t('page-turning')}
      </Title>
      {turned === undefined && <Text c="dimmed">{t('page-working')}</Text>}
      {turned?.length === 0 && <Text>{t(startWasLost ? 'page-lost-from-start' : 'page-turning-none')}</Text>}
      <ul className="turning">
        {turned?.map((point) => (
          <li key={point.ply}>
            <Text>
              {t(point.had === 'N' ? 'page-turned-by' : 'page-turned-draw', {
                ply: point.ply,
                who: who(point.ply - 1),
                move: say(point.move),
              })}
            </Text>
            {isMine(point.ply - 1) && (
              <Button size="compact-md" variant="light" onClick={() => table.tryAgain(point)}>
                {t('page-retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button onClick={() => table.restart(false)}>{t('page-rematch')}</Button>
        <Button variant="light" onClick={() => table.restart(true)}>
          {t('page-swap')}
        </Button>
      </Group>
    </section>
  );
}
