import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { packed, unpacked } from '../../packed.ts';
import { ClaimView } from './claim-view.tsx';
import { articles, lock } from './examples.ts';
import { Result } from './result.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** A text with rules and claims, and what became of each claim. */
export function Claims({ link, go }: Props) {
  const { t, say } = useWords();
  const { z } = link.asked;
  const [text, setText] = useState(() => unpacked(z) ?? '');
  const [turn, setTurn] = useState(0);
  const long = useLong();
  const { start } = long;

  useEffect(() => {
    const linked = unpacked(z);
    if (linked === undefined) return;
    setText(linked);
    start({ is: 'claims', text: linked });
  }, [z, start]);

  const ask = (next: string) => {
    setText(next);
    setTurn(turn + 1);
    const fragment = packed(next);
    if (fragment === z) start({ is: 'claims', text: next });
    else go({ ...link, asked: { ...link.asked, z: fragment } });
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
