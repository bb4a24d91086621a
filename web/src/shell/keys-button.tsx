import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { areCharacterKeysOn } from '../character-keys.ts';
import { useWords } from '../language.tsx';
import { withStudyWords } from '../shelves.ts';

const Keys = lazy(async () => {
  const [{ Keys: box }] = await Promise.all([import('./keys.tsx'), withStudyWords()]);
  return { default: box };
});

/** The list of keys behind its button and `?`; and F6, which steps through the regions of the page. */
export function KeysButton() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'F6') {
        event.preventDefault();
        const isBack = event.shiftKey;
        void import('./regions.ts').then(({ toNextRegion }) => toNextRegion(isBack));
      }
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key === '?' && !isTyping && areCharacterKeysOn()) setOpen(true);
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  return (
    <>
      <ActionIcon variant="subtle" size="lg" aria-label={t('page-keys')} onClick={() => setOpen(true)}>
        <span aria-hidden="true">?</span>
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <Keys close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
