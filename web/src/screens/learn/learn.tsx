import '../study.css';
import { Stack, Title } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Learn. */
export function Learn(_: Props) {
  const { t } = useWords();
  return (
    <Stack>
      <Title order={1}>{t('page-learn')}</Title>
    </Stack>
  );
}
