import { Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Long } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import { Standing } from '../standing.tsx';

interface Props {
  readonly long: Long;
  /** How often a person has asked: what was asked last moves the focus to its result. */
  readonly asked: number;
  readonly children: ReactNode;
}

/** What a check came to, below a heading that takes the focus when it is there. */
export function Result({ long, asked, children }: Props) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = long;
  useEffect(() => {
    if (asked > 0 && state === 'done') heading.current?.focus();
  }, [asked, state]);
  if (state === 'idle') return null;
  return (
    <section className="result" aria-labelledby="result">
      <Stack gap="md">
        <Title order={2} size="h3" id="result" ref={heading} tabIndex={-1}>
          {t('verify-result')}
        </Title>
        <Standing long={long} />
        {children}
      </Stack>
    </section>
  );
}
