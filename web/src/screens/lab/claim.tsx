import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import type { Convention } from 'nimlab';
import { useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { Source } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Standing } from '../standing.tsx';
import { ClaimView } from '../verify/claim-view.tsx';

interface Props {
  readonly source: Source;
  readonly convention: Convention;
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Claims about the rules in hand, typed and tested at once. */
export function Claim({ source, convention, link, go }: Props) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const long = useLong();
  const ask = () => long.start({ is: 'added', source, text, convention });
  return (
    <section className="study-part" aria-label={t('lab-claims')}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            {t('lab-claims')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('lab-claims-hint')}
          </Text>
        </div>
        <Textarea
          aria-label={t('lab-claims')}
          placeholder={'value = n mod 4\nloses when n mod 3 = 0\nperiod 12 from 71'}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ask();
          }}
          minRows={2}
          maxRows={10}
          autosize
          spellCheck={false}
          classNames={{ input: 'code' }}
        />
        <Group>
          <Button onClick={ask} disabled={text.trim() === ''}>
            {t('verify-check')}
          </Button>
        </Group>
        <Standing long={long} />
        <ol className="verdicts">
          {long.cards.map((card) => (
            <ClaimView key={`${card.line} ${card.text}`} card={card} link={link} go={go} />
          ))}
        </ol>
      </Stack>
    </section>
  );
}
