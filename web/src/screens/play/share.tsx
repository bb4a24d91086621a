import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../language.tsx';
import { type Link, writeLink } from '../../link.ts';

/** Copies the address of this very position: whoever opens it is to move, with hints hidden. */
export function Share({ link }: { readonly link: Link }) {
  const { t } = useWords();
  const [state, setState] = useState<'' | 'copied' | 'shown'>('');
  const address = `${location.origin}${location.pathname}${location.search}${writeLink(link)}`;
  return (
    <div>
      <Button
        fullWidth
        variant="light"
        onClick={() => {
          navigator.clipboard?.writeText(address).then(
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
      {state === 'shown' && <code className="address">{address}</code>}
    </div>
  );
}
