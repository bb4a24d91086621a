import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { PatternCard, TableWish } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { Standing } from '../standing.tsx';

/** The patterns of a table: those that stand, simplest first, and where the others broke. */
export function Found({ table, test }: { readonly table: TableWish; readonly test?: (claim: string) => void }) {
  const { t } = useWords();
  const long = useLong();
  const { start } = long;
  const key = JSON.stringify(table);
  useEffect(() => start({ is: 'pattern', table: JSON.parse(key) }), [key, start]);
  const patterns = long.result?.is === 'patterns' ? long.result : undefined;
  return (
    <section className="study-part" aria-label={t('lab-patterns')}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('lab-patterns')}
        </Title>
        <Standing long={long} />
        {patterns !== undefined && (
          <>
            {patterns.found.length === 0 && <Text>{t('pattern-none', { to: patterns.to })}</Text>}
            <ul className="verdicts">
              {patterns.found.map((card) => (
                <Pattern key={`${card.about} ${card.claim} ${card.says[0]?.id}`} card={card} test={test} />
              ))}
            </ul>
            {patterns.broken.length > 0 && (
              <details>
                <summary>{t('lab-broken', { count: patterns.broken.length })}</summary>
                <ul className="verdicts">
                  {patterns.broken.map((card) => (
                    <Pattern key={`${card.about} ${card.claim} ${card.says[0]?.id}`} card={card} test={test} />
                  ))}
                </ul>
              </details>
            )}
          </>
        )}
      </Stack>
    </section>
  );
}

interface PatternProps {
  readonly card: PatternCard;
  /** Takes the pattern to the claims, where there are rules to test it on. */
  readonly test: ((claim: string) => void) | undefined;
}

function Pattern({ card, test }: PatternProps) {
  const { t, alone } = useWords();
  const { claim } = card;
  return (
    <li className="finding" data-verdict={card.status}>
      <span className="badge" data-verdict={card.status}>
        {t(`verify-${card.status}`)}
      </span>{' '}
      <Text span size="sm" c="dimmed">
        {t(card.about === 'values' ? 'pattern-values' : 'pattern-lost')}
      </Text>
      {card.claim !== undefined && (
        <div>
          <code className="claim">{card.claim}</code>
        </div>
      )}
      {card.says.map((fact) => (
        <div key={fact.id}>{alone(fact)}</div>
      ))}
      {claim !== undefined && test !== undefined && (
        <Button size="compact-sm" variant="subtle" onClick={() => test(claim)}>
          {t('lab-test')}
        </Button>
      )}
      {card.exceptions !== '' && <Text size="sm">{t('pattern-exceptions', { list: card.exceptions })}</Text>}
    </li>
  );
}
