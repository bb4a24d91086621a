import './keys.css';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { areCharacterKeysOn, switchCharacterKeys } from '../character-keys.ts';
import { useWords } from '../language.tsx';

const LISTS = [
  ['keys-everywhere', 'keys-everywhere-list'],
  ['page-board', 'page-keys-list'],
  ['page-analyse', 'keys-analyse-list'],
  ['page-lab', 'keys-lab-list'],
] as const;

/** All keys of the page, and the switch that turns those of single letters off. */
export function Keys({ close }: { readonly close: () => void }) {
  const { t } = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const [areOn, setOn] = useState(areCharacterKeysOn);
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  return (
    <dialog ref={box} className="keys-box" aria-labelledby="keys-head" onClose={close}>
      <h2 id="keys-head">{t('page-keys')}</h2>
      <Checkbox
        label={t('keys-letters')}
        description={t('keys-letters-hint')}
        checked={areOn}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          switchCharacterKeys(event.currentTarget.checked);
        }}
      />
      <dl>
        {LISTS.map(([head, list]) => (
          <div key={head}>
            <dt>{t(head)}</dt>
            <dd>{t(list)}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => box.current?.close()}>{t('keys-close')}</Button>
    </dialog>
  );
}
