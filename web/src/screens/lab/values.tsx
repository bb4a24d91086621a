import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { Reading, Repeats, Sheet } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';
import { grouped } from '../grouped.ts';
import { Standing } from '../standing.tsx';
import { useForm } from '../use-form.ts';
import { NoTable } from './no-table.tsx';
import { numberTyped } from './number-field.tsx';
import { Pictures } from './pictures.tsx';

interface Props {
  readonly link: Link;
  readonly go: Go;
  readonly read: Reading;
  /** The period that was found for the game. */
  readonly repeats: Repeats | undefined;
}

const USUAL = { row: 200, map: 24 } as const;
const MOST = { row: 1_999_999, map: 1400 } as const;

/** The values cell: how far, how long it took and how much memory, and the table in every picture. */
export function Values({ link, go, read, repeats }: Props) {
  const { t } = useWords();
  const { line, asked } = link;
  const { game, page, set, convention } = line;
  const isRow = read.fields.length === 1;
  const usual = isRow ? USUAL.row : read.fields.length === 2 ? USUAL.map : 7;
  const to = Number(asked.n ?? '') || usual;
  const [typed, setTyped] = useState(grouped(to));
  const most = isRow ? MOST.row : MOST.map;
  const wanted = numberTyped(typed);
  const isWrong = typed.trim() !== '' && (wanted === undefined || wanted < 1 || wanted > most);
  const long = useLong();
  const { start } = long;
  const key = JSON.stringify({ game, page, set });
  useEffect(() => {
    start({ is: 'table', table: { source: JSON.parse(key), to, convention } });
  }, [key, to, convention, start]);
  useEffect(() => setTyped(grouped(to)), [to]);
  const sheet: Sheet | undefined = long.result?.is === 'sheet' ? long.result.sheet : undefined;
  const hasEntries = sheet?.terms.some((term) => term >= 0) === true;
  const form = useForm(line);
  const far = (n: number, isTyped = false) =>
    go({ ...link, open: true, asked: { ...asked, n: n === usual ? '' : String(n) } }, isTyped);
  const doublings = Math.floor(Math.log2(most / usual));
  const doubled = Math.max(0, Math.min(doublings, Math.round(Math.log2(to / usual))));
  return (
    <section className="study-part" aria-label={t('lab-values')}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('lab-values')}
        </Title>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isWrong) far(wanted ?? usual);
          }}
        >
          <Group gap="sm" align="end">
            <TextInput
              label={t('lab-to')}
              w={150}
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={isWrong && `1–${grouped(most)}`}
            />
            <Button type="submit" variant="light">
              {t('lab-compute')}
            </Button>
            <Button variant="default" disabled={to * 2 > most} onClick={() => far(to * 2)}>
              {t('lab-twice')}
            </Button>
            {isRow && read.code !== undefined && (
              <Button variant="default" onClick={() => far(1_000_000)}>
                {t('lab-million')}
              </Button>
            )}
          </Group>
          <input
            type="range"
            className="doubling"
            aria-label={t('lab-doubling')}
            aria-valuetext={grouped(to)}
            min={0}
            max={doublings}
            value={doubled}
            onChange={(event) => far(usual * 2 ** Number(event.currentTarget.value), true)}
          />
        </form>
        <Standing long={long} />
        {sheet !== undefined && !hasEntries && (
          <NoTable link={link} go={go} why={t('lab-no-entries', { position: form?.start ?? '' })} />
        )}
        {sheet !== undefined && hasEntries && (
          <>
            {isRow && sheet.terms.length < to + 1 && <Text>{t('lab-ends', { last: sheet.terms.length - 1 })}</Text>}
            <Text size="sm" c="dimmed" role="status">
              {t(sheet.isKept === true ? 'lab-made-before' : 'lab-made', {
                count: grouped(sheet.terms.length),
                seconds: long.seconds.toFixed(2),
                memory: grouped(Math.max(1, Math.ceil(sheet.bytes / 1024))),
              })}
            </Text>
            <Pictures
              sheet={sheet}
              repeats={repeats ?? sheet.repeats}
              link={link}
              go={go}
              wish={{ source: { game, page, set }, to, convention }}
            />
          </>
        )}
      </Stack>
    </section>
  );
}
