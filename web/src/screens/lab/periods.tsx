import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';
import { Answer } from '../answer-by.tsx';
import { grouped } from '../grouped.ts';
import { Standing } from '../standing.tsx';
import { kept } from './kept.ts';
import type { PeriodLook } from './use-period.ts';

interface Props {
  readonly look: PeriodLook;
  readonly link: Link;
  readonly go: Go;
}

/** The period of a row of values, proved where a theorem bounds it, with its certificate to keep. */
export function Periods({ look, link, go }: Props) {
  const { t, alone } = useWords();
  const { long, card, to, lookTo } = look;
  const fact = long.result?.is === 'refused' ? long.result.fact : undefined;
  // That there is nothing to look for is no mistake of anybody.
  const told = fact?.id.startsWith('period-') ? fact : undefined;
  return (
    <section className="study-part" aria-label={t('lab-period')}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('lab-period')}
        </Title>
        {told === undefined ? <Standing long={long} /> : <Text>{alone(told)}</Text>}
        {card !== undefined && (
          <>
            <span className="badge" data-verdict={card.status === 'none' ? 'unsettled' : card.status}>
              {card.status === 'none' ? t('lab-none') : t(`verify-${card.status}`)}
            </span>
            {card.facts.map((fact) => (
              <div key={fact.id}>{alone(fact)}</div>
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
              {card.certificate !== undefined && <Answer text={card.certificate} link={link} go={go} />}
              {card.status !== 'proved' && (
                <Button size="compact-md" variant="default" onClick={() => lookTo(to * 10)}>
                  {t('lab-further', { to: grouped(to * 10) })}
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </section>
  );
}
