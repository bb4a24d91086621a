import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageLabelId } from 'words/shelves';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Formula } from './formula.tsx';
import { Practice } from './practice.tsx';
import { Proof } from './proof.tsx';
import { Puzzle } from './puzzle.tsx';
import type { Theorem } from './theorems.ts';

interface Props {
  readonly theorem: Theorem;
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly back: () => void;
}

const PARTS = [1, 2, 3] as const;

/** One theorem: a puzzle first, then what it says, why, and its proof on the reader's own numbers. */
export function Card({ theorem, link, go, back }: Props) {
  const { t } = useWords();
  const { id, parts } = theorem;
  const isPlain = id === 'nim' && link.asked.how === 'pairs';
  const isShown = [link.asked.step, link.asked.at].some((one) => (one ?? '') !== '');
  const [isOpen, setOpen] = useState(isShown);
  const statement = useRef<HTMLHeadingElement>(null);
  const show = () => {
    flushSync(() => setOpen(true));
    statement.current?.focus();
  };
  return (
    <Stack gap="xl">
      <div>
        <Button variant="subtle" size="compact-md" onClick={back}>
          ← {t('learn-all')}
        </Button>
        <Title order={1} tabIndex={-1}>
          {t(`learn-${id}`)}
        </Title>
      </div>
      <Puzzle theorem={theorem} link={link} go={go} />
      {!(isOpen || isShown) && (
        <Group>
          <Button variant="light" onClick={show}>
            {t('learn-show')}
          </Button>
        </Group>
      )}
      {(isOpen || isShown) && (
        <>
          <section>
            <Title order={2} size="h3" mb="sm" ref={statement} tabIndex={-1}>
              {t('learn-theorem')}
            </Title>
            <blockquote className="statement">{t(isPlain ? 'learn-nim-plain-says' : `learn-${id}-says`)}</blockquote>
            {theorem.formula !== undefined && !isPlain && <Formula text={theorem.formula} spoken={t(formulaOf(id))} />}
          </section>
          <section>
            <Title order={2} size="h3" mb="sm">
              {t('page-why')}
            </Title>
            <Stack gap="sm" maw="44rem">
              {PARTS.filter((part) => part <= parts).map((part) => (
                <Text key={part}>{t(isPlain ? `learn-nim-plain-${part}` : sentenceOf(id, part))}</Text>
              ))}
            </Stack>
          </section>
          <Proof theorem={theorem} link={link} go={go} />
          {theorem.practice !== undefined && <Practice kind={theorem.practice} link={link} go={go} />}
        </>
      )}
    </Stack>
  );
}

function sentenceOf(id: Theorem['id'], part: (typeof PARTS)[number]): PageLabelId {
  // A theorem says how many sentences its proof has, and the words have one for each.
  return `learn-${id}-${part}` as PageLabelId;
}

function formulaOf(id: Theorem['id']): PageLabelId {
  // Where a theorem has a formula, the words have it too.
  return `learn-${id}-formula` as PageLabelId;
}
