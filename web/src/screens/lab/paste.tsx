import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Standing } from '../standing.tsx';
import { Found } from './found.tsx';
import { Pictures } from './pictures.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

const SAMPLES = [
  'x:     0 1 2 3 4 5 6 7 8 9 10 11\nSG[x]: 0 1 0 1 2 3 2 0 1 0  1  2\n',
  'int sg[] = {0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2};\n',
  'XOOO\nOOXO\nOXOO\nOOOO\n',
] as const;

/** A table alone, without rules, in any of the ways that people print them: drawn, and searched for patterns. */
export function Paste({ link, go }: Props) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [read, setRead] = useState('');
  const long = useLong();
  const ask = (pasted: string) => {
    setText(pasted);
    setRead(pasted);
    long.start({ is: 'table', table: { pasted } });
  };
  const sheet = long.result?.is === 'sheet' ? long.result.sheet : undefined;
  return (
    <Stack gap="md">
      <Text maw="46rem">{t('lab-paste-invite')}</Text>
      <Textarea
        label={t('lab-paste')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={5}
        maxRows={14}
        autosize
        spellCheck={false}
        classNames={{ input: 'code' }}
      />
      <Group gap="xs">
        <Button onClick={() => ask(text)} disabled={text.trim() === ''}>
          {t('lab-paste-read')}
        </Button>
        {SAMPLES.map((sample, i) => (
          <Button key={sample} variant="light" onClick={() => ask(sample)}>
            {t('lab-paste-sample', { number: i + 1 })}
          </Button>
        ))}
      </Group>
      <Standing long={long} />
      {sheet !== undefined && (
        <>
          <Pictures key={read} sheet={sheet} link={link} go={go} wish={{ pasted: read }} />
          <Found table={{ pasted: read }} />
        </>
      )}
    </Stack>
  );
}
