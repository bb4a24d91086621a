import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Standing } from '../standing.tsx';
import { Lemma } from './lemma.tsx';
import { Step } from './step.tsx';
import type { Theorem } from './theorems.ts';

interface Props {
  readonly theorem: Theorem;
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** The proof on the reader's own numbers: the engine's explanation of a position, step by step. */
export function Proof({ theorem, link, go }: Props) {
  const { t, say, alone } = useWords();
  const { game, convention, others } = theorem;
  const { asked } = link;
  const position = asked.at === undefined || asked.at === '' ? theorem.position : asked.at;
  const [typed, setTyped] = useState(position);
  const long = useLong();
  const { start } = long;
  useEffect(() => setTyped(position), [position]);
  useEffect(
    () => start({ is: 'explained', source: { game, page: undefined, set: [] }, position, convention }),
    [game, position, convention, start],
  );
  const { reply, checks = [] } = long.result?.is === 'explained' ? long.result : {};
  const steps = reply?.steps ?? [];
  const step = Math.max(1, Math.min(steps.length, Number(asked.step) || 1));
  const isInColumns = steps.some(({ id }) => id === 'columns');
  const asPairs = asked.how === 'pairs';
  const to = (next: number, at = position) =>
    go({ ...link, asked: { ...asked, step: String(Math.max(1, next)), at: at === theorem.position ? '' : at } });
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && step < steps.length) to(step + 1);
    else if (event.key === 'ArrowLeft' && step > 1) to(step - 1);
    else return;
    event.preventDefault();
  };
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('learn-own')}
      </Title>
      <Stack gap="md">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            to(1, typed);
          }}
        >
          <Group gap="xs" align="end">
            <TextInput
              label={t('page-position')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="light">
              {t('learn-explain')}
            </Button>
            {[theorem.position, ...others].map((other) => (
              <Button key={other} variant="default" size="compact-md" mb={4} onClick={() => to(1, other)}>
                {other}
              </Button>
            ))}
          </Group>
        </form>
        <Standing long={long} />
        {reply !== undefined && (
          <>
            <Text fw={600} size="lg" role="status">
              {say(reply.verdict)}
            </Text>
            {isInColumns && (
              <Checkbox
                label={t('learn-as-pairs')}
                checked={asPairs}
                onChange={(event) =>
                  go({ ...link, asked: { ...asked, how: event.currentTarget.checked ? 'pairs' : '' } })
                }
              />
            )}
            <ol className="steps" onKeyDown={pressed} aria-label={t('learn-steps')}>
              {steps.slice(0, step).map((fact, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the proof
                <li key={i} aria-current={i === step - 1 ? 'step' : undefined}>
                  <Step fact={fact} asPairs={asPairs} check={checks[i]} />
                  <Lemma fact={fact} asPairs={asPairs} />
                </li>
              ))}
            </ol>
            <Group gap="xs" onKeyDown={pressed}>
              <Button variant="default" disabled={step <= 1} onClick={() => to(step - 1)}>
                {t('learn-step-back')}
              </Button>
              <Button disabled={step >= steps.length} onClick={() => to(step + 1)}>
                {t('learn-step-on')}
              </Button>
              <Button variant="subtle" disabled={step >= steps.length} onClick={() => to(steps.length)}>
                {t('learn-step-all')}
              </Button>
              <Text size="sm" c="dimmed">
                {t('learn-step-of', { step, count: steps.length })}
              </Text>
            </Group>
            {reply.ground !== undefined && (
              <Text size="sm" c="dimmed">
                {alone(reply.ground)}
              </Text>
            )}
          </>
        )}
      </Stack>
    </section>
  );
}
