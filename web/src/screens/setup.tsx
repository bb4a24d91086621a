import { Alert, Button, Checkbox, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Fault } from 'nimlab';
import { type FormEvent, useEffect, useState } from 'react';
import type { Form, Listed, Start } from '../engine/api.ts';
import { engine } from '../engine/engine.ts';
import { useWords } from '../language.tsx';
import { firsts, type Link } from '../link.ts';
import { useAbout } from '../use-about.ts';
import { About } from './play/about.tsx';
import { Against } from './play/against.tsx';
import { Parameters } from './play/parameters.tsx';
import { useForm } from './use-form.ts';

const NOTHING = { en: '', zh: '' } as const;

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly games: readonly Listed[];
}

/** What to play, from where, by which rules, against whom. */
export function Setup({ link, go, games }: Props) {
  const { t, say, alone, language } = useWords();
  const [line, setLine] = useState<Start>(link.line);
  const [choice, setChoice] = useState(link);
  const [form, setForm] = useState<Form | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const usual = useForm(line);
  // A link that cannot be played says so above already.
  const isToldAbove = link.open && line === link.line;
  const isOwn = line.page !== undefined;
  const about = useAbout(form?.name ?? '', form?.about ?? NOTHING);
  const set = (change: Partial<Start>) => setLine({ ...line, ...change });
  const key = JSON.stringify([line.game, line.page, line.set]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds what the form depends on
  useEffect(() => {
    let isHere = true;
    const wait = setTimeout(async () => {
      const read = await engine().form(line);
      if (!isHere) return;
      setForm(read.ok ? read.value : undefined);
      setFault(read.ok ? undefined : read.fault);
    }, 120);
    return () => {
      isHere = false;
      clearTimeout(wait);
    };
  }, [key]);

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const next = { ...line, moves: [] };
    const read = await engine().board(next);
    if (read.ok) return go({ ...choice, open: true, line: next });
    setFault(read.fault);
    const { id, game, position } = read.fault;
    // A position typed behind the game goes into its own field.
    if (id === 'position-apart' && line.position === '' && typeof game === 'string' && typeof position === 'string')
      go({ ...choice, open: true, line: { ...next, game, position } });
  };

  return (
    <form onSubmit={(event) => void begin(event)} className="setup">
      <Stack gap="md">
        {isOwn ? (
          <Textarea
            label={t('page-own-rules-text')}
            description={t('page-own-rules-hint')}
            value={line.page ?? ''}
            onChange={(event) => set({ page: event.currentTarget.value, set: [] })}
            autosize
            minRows={3}
            maxRows={16}
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
        ) : (
          <>
            <TextInput
              label={t('page-game')}
              description={t('page-find-game')}
              value={line.game}
              list="games"
              autoComplete="off"
              onChange={(event) => set({ game: event.currentTarget.value, set: [], position: '' })}
            />
            <datalist id="games">
              {games.map(({ name, called }) => (
                <option key={name} value={name}>
                  {called[language]}
                </option>
              ))}
            </datalist>
          </>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          onClick={() =>
            set({ page: isOwn ? undefined : 'n -> n - s for s in {1, 3, 4}', set: [], position: isOwn ? '' : '10' })
          }
        >
          {t(isOwn ? 'page-by-name' : 'page-own-rules')}
        </Button>
        {form !== undefined && (
          <div>
            <About text={about} />
            <Text size="sm" c="dimmed">
              {form.start === undefined
                ? t('page-shape', { shape: form.shape })
                : t('page-shape-such', { shape: form.shape, start: form.start })}
            </Text>
          </div>
        )}
        <TextInput
          label={t('page-position')}
          description={
            form?.start === undefined ? t('page-position-hint') : t('page-shape-start', { start: form.start })
          }
          value={line.position}
          autoComplete="off"
          onChange={(event) => set({ position: event.currentTarget.value })}
        />
        {usual !== undefined && <Parameters form={usual} set={line.set} change={(next) => set({ set: next })} />}
        <Checkbox
          label={t('page-misere')}
          checked={line.convention === 'misere'}
          onChange={(event) => set({ convention: event.currentTarget.checked ? 'misere' : 'normal' })}
        />
        {fault !== undefined && !isToldAbove && (
          <Alert color="orange" role="alert">
            {isOwn && form === undefined
              ? t('page-rules-line', { line: fault.line, column: fault.column, fault: say(fault) })
              : alone(fault)}
          </Alert>
        )}
      </Stack>
      <Stack gap="md">
        <Against link={choice} change={setChoice} />
        {choice.opponent !== 'person' && (
          <div>
            <Text size="sm" fw={500} mb={4}>
              {t('page-who-first')}
            </Text>
            <SegmentedControl
              fullWidth
              aria-label={t('page-who-first')}
              value={choice.first}
              onChange={(value) => setChoice({ ...choice, first: firsts.find((one) => one === value) ?? 'me' })}
              data={firsts.map((value) => ({ value, label: t(`page-${value}`) }))}
            />
          </div>
        )}
        <Button type="submit" size="md">
          {t('page-start')}
        </Button>
      </Stack>
    </form>
  );
}
