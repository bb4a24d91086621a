import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import type { Convention } from 'nimlab';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { Source } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';
import { Standing } from '../standing.tsx';
import { ClaimView } from '../verify/claim-view.tsx';
import { checkCommand } from './command.ts';
import { Text as Code } from './text.tsx';

interface Props {
  readonly source: Source;
  readonly convention: Convention;
  readonly link: Link;
  readonly go: Go;
}

/** Claims about the rules in hand, typed and tested at once. */
export function Claim({ source, convention, link, go }: Props) {
  const { t } = useWords();
  const { claim = '' } = link.asked;
  const [text, setText] = useState(claim);
  const long = useLong();
  const { start } = long;
  const key = JSON.stringify(source);
  useEffect(() => {
    setText(claim);
    if (claim.trim() !== '') start({ is: 'added', source: JSON.parse(key), text: claim, convention });
  }, [claim, key, convention, start]);
  const ask = () => {
    if (text === claim) start({ is: 'added', source, text, convention });
    else go({ ...link, open: true, asked: { ...link.asked, claim: text } });
  };
  const held = long.cards.filter(({ verdict }) => verdict === 'observed' || verdict === 'unsettled');
  const [first] = held;
  const further =
    first?.rules.page === undefined
      ? undefined
      : checkCommand(first.rules.page, held.map((card) => card.text).join('\n'), source.set);
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
        {further !== undefined && long.state === 'done' && (
          <details>
            <summary>{t('lab-sweep')}</summary>
            <Code text={further} name="check.sh" />
          </details>
        )}
      </Stack>
    </section>
  );
}
