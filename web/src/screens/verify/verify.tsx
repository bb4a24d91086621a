import '../study.css';
import { Stack, Tabs, Text, Title } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { useArrival } from '../../use-arrival.ts';
import { Certificate } from './certificate.tsx';
import { Claims } from './claims.tsx';
import { OneClaim } from './one-claim.tsx';
import { Pairs } from './pairs.tsx';
import { Program } from './program.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

const TABS = ['claims', 'one', 'program', 'pairs', 'certificate'] as const;

/** Verify: is it true? Claims, a program's answers and certificates, each held to the game itself. */
export function Verify({ link, go }: Props) {
  const { t } = useWords();
  useArrival('verify');
  const tab = TABS.find((one) => one === link.asked.tab) ?? (link.asked.claim === undefined ? 'claims' : 'one');
  return (
    <Stack gap="lg">
      <Title order={1}>{t('page-verify')}</Title>
      <Text maw="46rem">{t('verify-invite')}</Text>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          // What was asked in one of them is no question to another.
          go({ ...link, asked: { tab: next === null || next === 'claims' ? '' : next } })
        }
      >
        <Tabs.List>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`verify-tab-${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="claims" pt="lg">
          <Claims link={link} go={go} />
        </Tabs.Panel>
        <Tabs.Panel value="one" pt="lg">
          <OneClaim link={link} go={go} />
        </Tabs.Panel>
        <Tabs.Panel value="program" pt="lg">
          <Program link={link} go={go} />
        </Tabs.Panel>
        <Tabs.Panel value="pairs" pt="lg">
          <Pairs link={link} go={go} />
        </Tabs.Panel>
        <Tabs.Panel value="certificate" pt="lg">
          <Certificate link={link} go={go} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
