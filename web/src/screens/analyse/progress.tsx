import { Button, Group, Text } from '@mantine/core';
import type { Long } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import { useEscape } from '../use-escape.ts';

/** How far work has come, with Stop (Esc) and Go on; nothing while it is quick. */
export function Progress({ long }: { readonly long: Long }) {
  const { t } = useWords();
  const { state, stand, seconds, stop } = long;
  useEscape(state === 'working', stop);
  if (state !== 'stopped' && (state !== 'working' || seconds < 0.3)) return null;
  const so = stand?.so.toLocaleString('en').replaceAll(',', '\u202f');
  return (
    <Group gap="sm" role="status">
      <Text size="sm">
        {t(state === 'stopped' ? 'page-stopped' : 'page-working')} {so !== undefined && t('analyse-so-far', { so })}{' '}
        {t('analyse-seconds', { seconds: seconds.toFixed(1) })}
      </Text>
      <Button size="compact-sm" variant="default" onClick={state === 'stopped' ? long.resume : long.stop}>
        {t(state === 'stopped' ? 'analyse-go-on' : 'page-stop')}
      </Button>
    </Group>
  );
}
