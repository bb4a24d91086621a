import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { packed, unpacked } from '../../packed.ts';
import type { Go } from '../../use-address.ts';
import { Standing } from '../standing.tsx';
import { Found } from './found.tsx';
import { Pictures } from './pictures.tsx';

interface Props {
  readonly link: Link;
  readonly go: Go;
}

const SAMPLES = [
  'x:     0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35\nSG[x]: 0 1 0 1 2 3 2 0 1 0  1  2  3  2  0  1  0  1  2  3  2  0  1  0  1  2  3  2  0  1  0  1  2  3  2  0\n',
  'int sg[] = {0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2};\n',
  'XOOO\nOOXO\nOXOO\nOOOO\n',
] as const;

/** A longer text is not put into the link. */
const LONGEST = 8000;

/** A table alone, without rules, in any of the ways that people print them: drawn, and searched for patterns. */
export function Paste({ link, go }: Props) {
  const { t } = useWords();
  const { paste } = link.asked;
  const [text, setText] = useState('');
  const [read, setRead] = useState('');
  const long = useLong();
  const { start } = long;
  const take = useCallback(
    (pasted: string) => {
      setText(pasted);
      setRead(pasted);
      start({ is: 'table', table: { pasted } });
    },
    [start],
  );
  useEffect(() => {
    const linked = unpacked(paste);
    if (linked !== undefined) take(linked);
  }, [paste, take]);
  const ask = (pasted: string) => {
    const held = packed(pasted);
    const isLong = held.length > LONGEST;
    if (isLong || held === paste) take(pasted);
    go({ ...link, asked: { ...link.asked, tab: 'paste', w: '', paste: isLong ? '' : held } });
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
          <Pictures key={read} sheet={sheet} repeats={sheet.repeats} link={link} go={go} wish={{ pasted: read }} />
          <Found table={{ pasted: read }} />
        </>
      )}
    </Stack>
  );
}
