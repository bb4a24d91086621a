import '../study.css';
import { Stack, Tabs, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { Source } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';
import { useArrival } from '../../use-arrival.ts';
import { Claim } from './claim.tsx';
import { Exports } from './exports.tsx';
import { Found } from './found.tsx';
import { NoTable } from './no-table.tsx';
import { Paste } from './paste.tsx';
import { Periods } from './periods.tsx';
import { Rules } from './rules.tsx';
import { usePeriod } from './use-period.ts';
import { Values } from './values.tsx';

interface Props {
  readonly link: Link;
  readonly go: Go;
}

/** What is asked of one game and says nothing of another. */
const FRESH = { w: '', of: '', mod: '', claim: '' } as const;

/** Lab: rules, their table, pictures of it, its patterns and periods, and claims about them. */
export function Lab({ link, go }: Props) {
  const { t } = useWords();
  const { line, asked } = link;
  useArrival('lab');
  const { game, page, set, convention } = line;
  const key = JSON.stringify({ game, page, set });
  const [source, setSource] = useState<Source>({ game, page, set });
  useEffect(() => setSource(JSON.parse(key)), [key]);
  const reading = useLong();
  const { start } = reading;
  const sample = line.position;
  useEffect(() => {
    if (page === undefined && game.trim() === '') return;
    start({ is: 'rules', source: JSON.parse(key), sample });
  }, [key, start, game, page, sample]);
  const read = reading.result?.is === 'reading' ? reading.result.reading : undefined;
  const stands = read !== undefined && read.name !== '' && key === JSON.stringify(source);
  const isRow = stands && read.fields.length === 1;
  const period = usePeriod(source, isRow && convention === 'normal');
  const study = (typed: string) => {
    const next = { ...line, game: typed, page: undefined, set: [], position: '', moves: [] };
    go({ ...link, open: true, line: next, asked: { ...asked, ...FRESH } });
  };

  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t('page-lab')}</Title>
        <Text maw="46rem">{t('lab-invite')}</Text>
      </div>
      <Tabs
        value={asked.tab === 'paste' ? 'paste' : 'rules'}
        keepMounted={false}
        onChange={(tab) => go({ ...link, asked: { ...asked, tab: tab === 'paste' ? 'paste' : '' } })}
      >
        <Tabs.List>
          <Tabs.Tab value="rules">{t('lab-from-rules')}</Tabs.Tab>
          <Tabs.Tab value="paste">{t('lab-from-paste')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="rules" pt="lg">
          <div className="lab">
            <aside>
              <Rules link={link} go={go} read={read} study={study} />
            </aside>
            <div>
              {stands && read.fields.length > 0 && (
                <Values key={`${key} ${convention}`} link={link} go={go} read={read} repeats={period.card?.repeats} />
              )}
              {stands && read.fields.length === 0 && <NoTable link={link} go={go} why={t('lab-no-table')} />}
              {isRow && convention === 'normal' && <Periods look={period} link={link} go={go} />}
              {stands && read.fields.length > 0 && read.fields.length < 3 && (
                <Found
                  key={`f ${key} ${convention}`}
                  table={{ source, to: Number(asked.n ?? '') || 400, convention }}
                  test={(claim) => go({ ...link, open: true, asked: { ...asked, claim } })}
                />
              )}
              {stands && (
                <Claim key={`c ${key} ${convention}`} source={source} convention={convention} link={link} go={go} />
              )}
              {stands && (
                <Exports
                  key={`e ${key} ${convention}`}
                  source={source}
                  convention={convention}
                  fields={read.fields.length}
                />
              )}
            </div>
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="paste" pt="lg">
          <Paste link={link} go={go} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
