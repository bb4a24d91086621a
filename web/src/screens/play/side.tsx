import { Button, Group, Text } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';

/** The position is looked at before the side is chosen. */
export function Side({ link, go }: { readonly link: Link; readonly go: (link: Link) => void }) {
  const { t } = useWords();
  return (
    <section className="panel">
      <Text fw={600}>{t('page-look-first')}</Text>
      <Group gap="xs">
        <Button onClick={() => go({ ...link, first: 'me' })}>{t('page-i-begin')}</Button>
        <Button variant="light" onClick={() => go({ ...link, first: 'computer' })}>
          {t('page-computer-begins')}
        </Button>
      </Group>
    </section>
  );
}
