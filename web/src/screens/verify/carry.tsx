import { Button, FileButton, Group, Text } from '@mantine/core';
import { useWords } from '../../language.tsx';
import { kept } from '../lab/kept.ts';
import { Copy } from './copy.tsx';

interface Props {
  /** What a file of it is called. */
  readonly name: string;
  /** The text to be carried elsewhere; undefined while nothing was asked. */
  readonly text: string | undefined;
  readonly isTooLong: boolean;
  readonly open: (text: string) => void;
}

/** Carries a question elsewhere: by its link, or by a file where the link would be too long; and opens such a file. */
export function Carry({ name, text, isTooLong, open }: Props) {
  const { t } = useWords();
  return (
    <Group gap="xs">
      {text !== undefined && !isTooLong && <Copy text={() => location.href} label={t('verify-copy-question')} />}
      {text !== undefined && isTooLong && <Text size="sm">{t('verify-too-long')}</Text>}
      {text !== undefined && (
        <Button size="compact-md" variant={isTooLong ? 'light' : 'subtle'} onClick={() => kept(text, name)}>
          {t('verify-save')}
        </Button>
      )}
      <FileButton accept=".txt,.json,text/plain,application/json" onChange={(file) => void file?.text().then(open)}>
        {(props) => (
          <Button size="compact-md" variant="subtle" {...props}>
            {t('verify-file')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
