import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Answer } from '../answer-by.tsx';
import { Carry } from './carry.tsx';
import { Result } from './result.tsx';
import { useHeld } from './use-held.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** A certificate of a period, replayed by the referee alone. */
export function Certificate({ link, go }: Props) {
  const { t, alone } = useWords();
  const [turn, setTurn] = useState(0);
  const long = useLong();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const replay = (next: string) => {
    setText(next);
    setAsked(next);
    setTurn(turn + 1);
    long.start({ is: 'certificate', text: next, name: undefined });
  };
  const { hold, isTooLong } = useHeld(link, go, replay);
  return (
    <Stack gap="md">
      <Text maw="46rem">{t('verify-certificate-invite')}</Text>
      <Textarea
        label={t('verify-certificate')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={6}
        maxRows={14}
        autosize
        spellCheck={false}
        classNames={{ input: 'code' }}
      />
      <Group>
        <Button
          disabled={text.trim() === ''}
          onClick={() => {
            replay(text);
            hold(text);
          }}
        >
          {t('verify-replay')}
        </Button>
      </Group>
      <Carry name="certificate.json" text={asked} isTooLong={isTooLong} open={replay} />
      <Result long={long} asked={turn}>
        {long.result?.is === 'judged' && (
          <Alert
            color={long.result.accepted ? 'green' : 'orange'}
            role="status"
            title={t(long.result.accepted ? 'verify-proved' : 'verify-flawed')}
          >
            <div className="said">{long.result.facts.map((fact) => alone(fact)).join('\n')}</div>
            {long.result.accepted && <Answer text={asked ?? ''} go={go} link={link} />}
          </Alert>
        )}
      </Result>
    </Stack>
  );
}
