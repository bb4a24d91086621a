import { Alert, Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { Long } from '../engine/use-long.ts';
import { useWords } from '../language.tsx';
import { grouped } from './grouped.ts';
import { useEscape } from './use-escape.ts';

/** Seconds between two reports that are read out. */
const BETWEEN = 2;
const MEBI = 1024 * 1024;

/** Where long work stands: how far, how long, Stop and Go on; and why there is no result, where there is none. */
export function Standing({ long }: { readonly long: Long }) {
  const { t, say, alone } = useWords();
  const { state, stand, seconds, result } = long;
  useEscape(state === 'working', long.stop);
  const spoken = useRef({ text: '', seconds: 0, state: 'idle' });
  const fact = result?.is === 'refused' ? result.fact : undefined;
  const line =
    fact === undefined || typeof fact['line'] !== 'number' || (fact['line'] === 1 && fact['column'] === 1)
      ? ''
      : `${t('lab-line', { line: fact['line'], column: String(fact['column']) })} `;
  if (fact !== undefined)
    return (
      <Alert color="orange" role="alert">
        {line}
        {line === '' ? alone(fact) : say(fact)}
      </Alert>
    );
  if (state !== 'working' && state !== 'stopped') return null;
  const isSlow = seconds > 0.3 || state === 'stopped';
  if (!isSlow) return <div className="quiet" />;
  const of = stand?.of;
  const said = [
    t(state === 'stopped' ? 'page-stopped' : 'page-working'),
    ...(stand === undefined
      ? []
      : [
          of === undefined
            ? t('lab-so', { so: grouped(stand.so) })
            : t('lab-so-of', { so: grouped(stand.so), of: grouped(of) }),
        ]),
    t('lab-seconds', { seconds: seconds.toFixed(1) }),
    ...(stand === undefined || seconds < 1 ? [] : [t('lab-speed', { so: grouped(Math.round(stand.so / seconds)) })]),
    ...(stand?.bytes === undefined ? [] : [t('lab-holds', { memory: grouped(Math.ceil(stand.bytes / MEBI)) })]),
  ].join(' ');
  if (spoken.current.state !== state || Math.abs(seconds - spoken.current.seconds) >= BETWEEN)
    spoken.current = { text: said, seconds, state };
  return (
    <div className="standing">
      <VisuallyHidden role="status">{spoken.current.text}</VisuallyHidden>
      <Group gap="sm">
        <Text size="sm">{said}</Text>
        {state === 'working' ? (
          <Button size="compact-sm" variant="default" onClick={long.stop}>
            {t('page-stop')}
          </Button>
        ) : (
          <Button size="compact-sm" variant="default" onClick={long.resume}>
            {t('lab-go-on')}
          </Button>
        )}
      </Group>
      {of !== undefined && stand !== undefined && (
        <Progress value={Math.min(100, (100 * stand.so) / of)} aria-label={t('page-working')} size="sm" mt={6} />
      )}
    </div>
  );
}
