import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import type { Long } from '../engine/use-long.ts';
import { useWords } from '../language.tsx';

/** Where long work stands: how far, how long, Stop and Go on; and why there is no result, where there is none. */
export function Standing({ long }: { readonly long: Long }) {
  const { t, say } = useWords();
  const { state, stand, seconds, result } = long;
  const fact = result?.is === 'refused' ? result.fact : undefined;
  const line =
    fact === undefined || typeof fact['line'] !== 'number'
      ? ''
      : `${t('lab-line', { line: fact['line'], column: String(fact['column']) })} `;
  if (fact !== undefined)
    return (
      <Alert color="orange" role="alert">
        {line}
        {say(fact)}
      </Alert>
    );
  if (state !== 'working' && state !== 'stopped') return null;
  const isSlow = seconds > 0.3 || state === 'stopped';
  if (!isSlow) return <div className="quiet" />;
  const of = stand?.of;
  return (
    <div className="standing" role="status">
      <Group gap="sm">
        <Text size="sm">
          {t(state === 'stopped' ? 'page-stopped' : 'page-working')}{' '}
          {stand !== undefined &&
            (of === undefined
              ? t('lab-so', { so: grouped(stand.so) })
              : t('lab-so-of', { so: grouped(stand.so), of: grouped(of) }))}{' '}
          {t('lab-seconds', { seconds: seconds.toFixed(1) })}
        </Text>
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

function grouped(count: number): string {
  return count.toLocaleString('en').replaceAll(',', '\u202f');
}
