import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../language.tsx';
import { kept } from './kept.ts';

/** The most characters that are shown; copying and keeping take all. */
const SHOWN = 40_000;

/** A text to be read, copied or kept as a file. */
export function Text({ text, name }: { readonly text: string; readonly name: string }) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too */}
      <pre className="block" tabIndex={0}>
        {text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}
      </pre>
      <Group gap="xs" mt="xs">
        <Button
          size="compact-md"
          variant="light"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {t('lab-copy')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => kept(text, name)}>
          {t('lab-keep')}
        </Button>
        <span role="status">{isCopied ? t('lab-copied') : ''}</span>
      </Group>
    </div>
  );
}
