import { Button, Group, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { Source } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { Standing } from '../standing.tsx';
import { kept } from './kept.ts';

/** The period of a row of values, proved where a theorem bounds it, with its certificate to keep. */
export function Periods({ source }: { readonly source: Source }) {
  const { t, say } = useWords();
  const [to, setTo] = useState(20_000);
  const long = useLong();
  const { start } = long;
  const key = JSON.stringify(source);
  useEffect(() => start({ is: 'period', source: JSON.parse(key), to }), [key, to, start]);
  const card = long.result?.is === 'periods' ? long.result.card : undefined;
  return (
    <section className="study-part" aria-label={t('lab-period')}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('lab-period')}
        </Title>
        <Standing long={long} />
        {card !== undefined && (
          <>
            <span className="badge" data-verdict={card.status === 'none' ? 'unsettled' : card.status}>
              {card.status === 'none' ? t('lab-none') : t(`verify-${card.status}`)}
            </span>
            {card.facts.map((fact) => (
              <div key={fact.id}>{say(fact)}</div>
            ))}
            <Group gap="xs">
              {card.certificate !== undefined && (
                <Button
                  size="compact-md"
                  variant="light"
                  onClick={() => kept(card.certificate ?? '', `${card.game}.certificate.json`)}
                >
                  {t('lab-certificate')}
                </Button>
              )}
              {card.status !== 'proved' && (
                <Button size="compact-md" variant="default" onClick={() => setTo(to * 10)}>
                  {t('lab-further', { to: to * 10 })}
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </section>
  );
}
