import { Text, Title } from '@mantine/core';
import type { Reading } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { movesOf } from './moves-of.ts';

/** Rules as they were read: their name, what they say, and where a few positions lead. */
export function ReadingView({ read }: { readonly read: Reading }) {
  const { t, alone, language } = useWords();
  return (
    <>
      <Title order={2} size="h4">
        {read.called?.[language] ?? t('lab-reading')}
        {read.code !== undefined && (
          <Text span size="sm" c="dimmed">
            {' '}
            {t('lab-is-code', { code: read.code })}
          </Text>
        )}
      </Title>
      {read.about !== undefined && <Text size="sm">{read.about[language]}</Text>}
      {read.remarks.map((fact) => (
        <Text key={fact.id} size="sm" fw={600}>
          {alone(fact)}
        </Text>
      ))}
      {read.samples.length > 0 && (
        <ul className="beside">
          {read.samples.map(({ position, leads, more }) => (
            <li key={position}>
              {leads.length === 0
                ? t('lab-leads-nowhere', { position })
                : t('lab-leads', { position, leads: leads.map(shown).join(', ') + (more ? ', …' : '') })}
            </li>
          ))}
        </ul>
      )}
      {read.page !== undefined && (
        <details>
          <summary>{t('lab-as-page')}</summary>
          <pre className="block">{movesOf(read.page)}</pre>
        </details>
      )}
    </>
  );
}

function shown(lead: string): string {
  return lead === '' || lead === 'nothing' ? '∅' : lead;
}
