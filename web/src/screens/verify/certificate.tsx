import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import { Result } from './result.tsx';

/** A certificate of a period, replayed by the referee alone. */
export function Certificate() {
  const { t, say } = useWords();
  const [turn, setTurn] = useState(0);
  const long = useLong();
  const [text, setText] = useState('');
  const replay = (next: string) => {
    setText(next);
    setTurn(turn + 1);
    long.start({ is: 'certificate', text: next });
  };
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
        <Button disabled={text.trim() === ''} onClick={() => replay(text)}>
          {t('verify-replay')}
        </Button>
        <FileButton accept="application/json,.json" onChange={(file) => void file?.text().then(replay)}>
          {(props) => (
            <Button variant="light" {...props}>
              {t('verify-file')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Result long={long} asked={turn}>
        {long.result?.is === 'judged' && (
          <Alert
            color={long.result.accepted ? 'green' : 'orange'}
            role="status"
            title={t(long.result.accepted ? 'verify-proved' : 'verify-flawed')}
          >
            <div className="said">{long.result.facts.map((fact) => say(fact)).join('\n')}</div>
          </Alert>
        )}
      </Result>
    </Stack>
  );
}
