import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { unpacked } from '../../packed.ts';
import { Carry } from './carry.tsx';
import { ClaimView } from './claim-view.tsx';
import { articles, lock } from './examples.ts';
import { Result } from './result.tsx';
import { useHeld } from './use-held.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** A text with rules and claims, and what became of each claim. */
export function Claims({ link, go }: Props) {
  const { t, say } = useWords();
  const { z } = link.asked;
  const [text, setText] = useState(() => unpacked(z) ?? '');
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const [turn, setTurn] = useState(0);
  const long = useLong();
  const { start } = long;

  const open = (next: string) => {
    setText(next);
    setAsked(next);
    start({ is: 'claims', text: next });
  };
  const { hold, isTooLong } = useHeld(link, go, open);
  const ask = (next: string) => {
    setTurn(turn + 1);
    open(next);
    hold(next);
  };
  const { result, cards } = long;
  return (
    <Stack gap="lg">
      <section aria-label={t('page-examples')}>
        <Group gap="xs">
          <Button onClick={() => ask(lock)}>{t('verify-lock')}</Button>
          {articles.map((article) => (
            <Button key={article.name} variant="light" onClick={() => ask(article.text)}>
              {t(`verify-article-${article.name}`)}
            </Button>
          ))}
        </Group>
      </section>
      <Textarea
        label={t('verify-text')}
        description={t('verify-text-hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={6}
        maxRows={16}
        autosize
        spellCheck={false}
        classNames={{ input: 'code' }}
      />
      <Group>
        <Button onClick={() => ask(text)} disabled={text.trim() === ''}>
          {t('verify-check')}
        </Button>
      </Group>
      <Carry name="claims.txt" text={asked} isTooLong={isTooLong} open={ask} />
      <Result long={long} asked={turn}>
        {result?.is === 'checked' && <Text fw={600}>{say(result.summary)}</Text>}
        <ol className="verdicts">
          {cards.map((card) => (
            <ClaimView key={`${card.line} ${card.text}`} card={card} link={link} go={go} />
          ))}
        </ol>
      </Result>
    </Stack>
  );
}
