import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Fault } from 'nimlab';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { Reading } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';
import { Parameters } from '../play/parameters.tsx';
import { useForm } from '../use-form.ts';
import { Door } from './door.tsx';
import { examples } from './examples.ts';
import { ReadingView } from './reading-view.tsx';

interface Props {
  readonly link: Link;
  readonly go: Go;
  readonly read: Reading | undefined;
  readonly study: (typed: string) => void;
}

/** Milliseconds after the last key before what is typed is read. */
const PAUSE = 250;

/** The rules, by name, code, text or form; what is wrong with them while they are typed; and how they were read. */
export function Rules({ link, go, read, study }: Props) {
  const { t, say, alone } = useWords();
  const { line } = link;
  const [text, setText] = useState(line.page ?? line.game);
  const live = useLong();
  const { start } = live;
  useEffect(() => setText(line.page ?? line.game), [line.page, line.game]);
  useEffect(() => {
    if (text.trim() === '') return;
    const waited = setTimeout(
      () => start({ is: 'rules', source: { game: text, page: undefined, set: [] }, sample: '' }),
      PAUSE,
    );
    return () => clearTimeout(waited);
  }, [text, start]);
  const form = useForm(line);
  const typed = live.result?.is === 'reading' ? live.result.reading : undefined;
  const fault = typed?.fault;
  const isNew = text !== (line.page ?? line.game);

  return (
    <Stack gap="md">
      <NativeSelect
        label={t('page-examples')}
        value={examples.find(({ rules }) => rules === text)?.rules ?? ''}
        onChange={(event) => {
          if (event.currentTarget.value === '') return;
          setText(event.currentTarget.value);
          study(event.currentTarget.value);
        }}
        data={[
          { value: '', label: t('lab-choose') },
          ...examples.map(({ rules, name }) => ({ value: rules, label: `${t(name)}` })),
        ]}
      />
      <Textarea
        label={t('lab-rules')}
        description={t('lab-rules-hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) study(text);
        }}
        minRows={4}
        maxRows={16}
        autosize
        spellCheck={false}
        autoCapitalize="off"
        error={fault && faultText(fault)}
        classNames={{ input: 'code' }}
      />
      <Group gap="xs">
        <Button onClick={() => study(text)} disabled={text.trim() === '' || fault !== undefined || !isNew}>
          {t('lab-study')}
        </Button>
        {isNew && typed !== undefined && fault === undefined && (
          <Text size="sm" role="status">
            {t('lab-reads')}
          </Text>
        )}
      </Group>
      <Door study={study} />
      {form !== undefined && !isNew && (
        <Parameters
          form={form}
          set={line.set}
          change={(set) => go({ ...link, open: true, line: { ...line, set, moves: [] } })}
        />
      )}
      <Checkbox
        label={t('page-misere')}
        checked={line.convention === 'misere'}
        onChange={(event) =>
          go({
            ...link,
            open: true,
            line: { ...line, convention: event.currentTarget.checked ? 'misere' : 'normal', moves: [] },
          })
        }
      />
      {read !== undefined && read.name !== '' && (
        <section aria-label={t('lab-reading')}>
          <ReadingView read={read} />
          <TextInput
            mt="sm"
            size="sm"
            label={t('lab-sample')}
            value={line.position}
            onChange={(event) =>
              go({ ...link, open: true, line: { ...line, position: event.currentTarget.value, moves: [] } }, true)
            }
            error={read.fault && alone(read.fault)}
          />
          <Group gap="xs" mt="sm">
            {(['play', 'analyse', 'verify'] as const).map((place) => (
              <Button
                key={place}
                size="compact-md"
                variant="subtle"
                onClick={() =>
                  go({
                    ...link,
                    place,
                    open: place !== 'analyse' || line.position !== '',
                    line: { ...line, moves: [] },
                  })
                }
              >
                {t('page-open-in', { place: t(`page-${place}`) })}
              </Button>
            ))}
          </Group>
        </section>
      )}
      {read?.name === '' && read.fault !== undefined && fault === undefined && !isNew && (
        <Alert color="orange" role="alert">
          {alone(read.fault)}
        </Alert>
      )}
    </Stack>
  );

  function faultText(one: Fault): string {
    return `${t('lab-line', { line: one.line, column: one.column })} ${say(one)}`;
  }
}
