import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../language.tsx';
import { withWords } from '../../shelves.ts';

const LinkFile = lazy(async () => ({ default: (await import('../link-file.tsx')).LinkFile }));

const Qr = lazy(async () => {
  const [{ Qr: square }] = await Promise.all([import('./qr.tsx'), withWords('setup')]);
  return { default: square };
});

/** Sends or copies the address of this very position: whoever opens it is to move, with hints hidden. */
export function Share() {
  const { t } = useWords();
  const [state, setState] = useState<'' | 'copied' | 'shown' | 'sent'>('');
  return (
    <div>
      <Button
        fullWidth
        variant="light"
        onClick={() => {
          // A phone has its own ways to send it, with the question beside it.
          if (typeof navigator.share === 'function')
            return void navigator.share({ text: t('page-challenge'), url: location.href }).then(
              () => setState('sent'),
              () => setState('shown'),
            );
          navigator.clipboard?.writeText(location.href).then(
            () => setState('copied'),
            () => setState('shown'),
          ) ?? setState('shown');
        }}
      >
        {t('page-share')}
      </Button>
      <Text role="status" size="sm">
        {state === 'copied' ? t('page-shared') : ''}
      </Text>
      {state !== '' && (
        <Suspense>
          <LinkFile address={location.href} />
          <Qr address={location.href} />
        </Suspense>
      )}
      {state === 'shown' && <code className="address">{location.href}</code>}
    </div>
  );
}
