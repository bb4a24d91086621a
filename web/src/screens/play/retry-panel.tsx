import { Button, Group, Text } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Table } from './use-table.ts';

/** A turning point that is tried again: find the move, hear whether it is right, or be shown. */
export function RetryPanel({ table }: { readonly table: Table }) {
  const { t, say } = useWords();
  const { retry } = table;
  if (retry === undefined) return null;
  const text = {
    asked: t('page-retry-now'),
    right: t('page-retry-right'),
    wrong: t('page-retry-wrong'),
    shown: t('page-shown', { move: say(retry.point.better) }),
  }[retry.state];
  return (
    <section className="panel" data-state={retry.state}>
      <Text fw={600} role="status">
        {text}
      </Text>
      <Group gap="xs">
        {(retry.state === 'asked' || retry.state === 'wrong') && (
          <Button size="compact-md" variant="light" onClick={table.showRetry}>
            {t('page-show-it')}
          </Button>
        )}
        <Button size="compact-md" variant="light" onClick={table.playOn}>
          {t('page-play-on')}
        </Button>
        <Button size="compact-md" variant="default" onClick={table.leaveRetry}>
          {t('page-leave-retry')}
        </Button>
      </Group>
    </section>
  );
}
