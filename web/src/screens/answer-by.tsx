import { Button } from '@mantine/core';
import { useState } from 'react';
import { answerBy } from '../answering.ts';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';

interface Props {
  readonly text: string;
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** A heap far beyond every table. */
const FAR = `1${'0'.repeat(18)}`;

/** Opens Analyse with a heap of the game that a certificate speaks of, answered by it. */
export function Answer({ text, link, go }: Props) {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const answer = async () => {
    setBusy(true);
    const result = await answerBy(text);
    setBusy(false);
    if (result.is !== 'judged' || result.of === undefined) return;
    const { game, convention } = result.of;
    // In the Lab the game stands already, under its own name.
    const start = link.place === 'lab' ? link.line : { game, page: undefined, set: [], convention };
    go({ ...link, place: 'analyse', open: true, asked: {}, line: { ...start, position: FAR, moves: [] } });
  };
  return (
    <Button size="compact-md" variant="light" loading={isBusy} onClick={() => void answer()}>
      {t('analyse-certificate-do')}
    </Button>
  );
}
