import '../study.css';
import './learn.css';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { useArrival } from '../../use-arrival.ts';
import { Card } from './card.tsx';
import { Quiz } from './quiz.tsx';
import { theoremOf, theorems } from './theorems.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Learn: theorems to discover by a puzzle, each then explained on the reader's own numbers; and quizzes. */
export function Learn({ link, go }: Props) {
  const { t } = useWords();
  const { asked } = link;
  const theorem = theoremOf(asked.card);
  useArrival('learn');
  useFollowing(theorem?.id ?? asked.card ?? '');
  const open = (card: string) =>
    go({ ...link, asked: { ...asked, card, step: '', at: '', seed: card === 'quiz' ? (asked.seed ?? '1') : '' } });
  if (asked.card === 'quiz') return <Quiz link={link} go={go} back={() => open('')} />;
  if (theorem !== undefined) {
    const place = theorems.indexOf(theorem);
    const next = theorems[place + 1];
    return (
      <Stack gap="xl">
        <Card key={theorem.id} theorem={theorem} link={link} go={go} back={() => open('')} />
        {next !== undefined && (
          <Group>
            <Button variant="light" onClick={() => open(next.id)}>
              {t('learn-next-card', { title: t(`learn-${next.id}`) })}
            </Button>
          </Group>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t('page-learn')}</Title>
        <Text maw="46rem">{t('learn-invite')}</Text>
      </div>
      <div className="shelf">
        {theorems.map(({ id }, i) => (
          <button key={id} type="button" data-card={id} onClick={() => open(id)}>
            <span className="caption">{i + 1}</span>
            <strong>{t(`learn-${id}`)}</strong>
            <span>{t(`learn-${id}-puzzle`)}</span>
          </button>
        ))}
        <button type="button" className="quizzes" data-card="quiz" onClick={() => open('quiz')}>
          <span className="caption">{t('learn-practise')}</span>
          <strong>{t('learn-quiz')}</strong>
          <span>{t('learn-quiz-invite')}</span>
        </button>
        <button
          type="button"
          className="quizzes"
          onClick={() => go({ ...link, place: 'verify', asked: { tab: 'program' } })}
        >
          <span className="caption">{t('learn-practise')}</span>
          <strong>{t('learn-judges')}</strong>
          <span>{t('learn-judges-invite')}</span>
        </button>
      </div>
    </Stack>
  );
}

/** The focus follows what is opened: to its heading, and on going back to its place on the shelf. */
function useFollowing(card: string): void {
  const last = useRef(card);
  useEffect(() => {
    const from = last.current;
    last.current = card;
    if (from === card) return;
    const to = card === '' ? `[data-card="${CSS.escape(from)}"]` : 'main h1';
    document.querySelector<HTMLElement>(to)?.focus();
  }, [card]);
}
