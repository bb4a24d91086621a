import { Alert, Button, Group, Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Carry } from './carry.tsx';
import { Result } from './result.tsx';
import { apart, together, useHeld } from './use-held.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** The input and the output of one's own program, compared line by line with what an online judge's problem wants. */
export function Program({ link, go }: Props) {
  const { t, alone, language } = useWords();
  const list = useLong();
  const [turn, setTurn] = useState(0);
  const long = useLong();
  const [name, setName] = useState<string>('luogu-p1247');
  const [input, setInput] = useState('');
  const [output, setOutput] = useState('');
  const { start } = list;
  useEffect(() => start({ is: 'judges' }), [start]);
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const compare = (question: { readonly name: string; readonly input: string; readonly output: string }) => {
    setAsked(together(question));
    long.start({ is: 'judge', ...question });
  };
  const open = (text: string) => {
    const question = apart(text, ['name', 'input', 'output']);
    if (question === undefined) return;
    setName(question.name);
    setInput(question.input);
    setOutput(question.output);
    compare(question);
  };
  const { hold, isTooLong } = useHeld(link, go, open);
  const judges = list.result?.is === 'listed' ? list.result.judges : [];
  const judge = judges.find((one) => one.name === name);
  const sample = () => {
    setInput(judge?.sample.input ?? '');
    setOutput(judge?.sample.output ?? '');
    long.clear();
  };
  return (
    <Stack gap="md">
      <Text maw="46rem">{t('verify-program-invite')}</Text>
      <Select
        label={t('verify-problem')}
        maw="34rem"
        searchable
        allowDeselect={false}
        value={name}
        onChange={(next) => setName(next ?? name)}
        data={judges.map((one) => ({ value: one.name, label: `${one.name} · ${one.title[language]}` }))}
      />
      {judge !== undefined && (
        <Text maw="46rem" size="sm">
          {judge.statement[language]}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Textarea
          label={t('verify-input')}
          value={input}
          onChange={(event) => setInput(event.currentTarget.value)}
          minRows={6}
          maxRows={14}
          autosize
          classNames={{ input: 'code' }}
        />
        <Textarea
          label={t('verify-output')}
          value={output}
          onChange={(event) => setOutput(event.currentTarget.value)}
          minRows={6}
          maxRows={14}
          autosize
          classNames={{ input: 'code' }}
        />
      </SimpleGrid>
      <Group>
        <Button
          onClick={() => {
            setTurn(turn + 1);
            compare({ name, input, output });
            hold(together({ name, input, output }));
          }}
          disabled={input.trim() === ''}
        >
          {t('verify-compare')}
        </Button>
        <Button variant="light" onClick={sample} disabled={judge === undefined}>
          {t('verify-sample')}
        </Button>
      </Group>
      <Carry name="answers.json" text={asked} isTooLong={isTooLong} open={open} />
      <Result long={long} asked={turn}>
        {long.result?.is === 'judged' && (
          <Alert
            color={long.result.accepted ? 'green' : 'orange'}
            role="status"
            title={t(long.result.accepted ? 'verify-accepted' : 'verify-wrong')}
          >
            <div className="said">{long.result.facts.map((fact) => alone(fact)).join('\n')}</div>
          </Alert>
        )}
      </Result>
    </Stack>
  );
}
