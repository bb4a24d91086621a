import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../language.tsx';

interface Props {
  readonly text: () => string;
  readonly label: string;
}

/** Copies a text; where the browser does not allow that, shows it to be copied by hand. */
export function Copy({ text, label }: Props) {
  const { t } = useWords();
  const [state, setState] = useState<'' | 'copied' | 'shown'>('');
  const copy = () => {
    const shown = () => setState('shown');
    navigator.clipboard?.writeText(text()).then(() => setState('copied'), shown) ?? shown();
  };
  return (
    <>
      <Button size="compact-md" variant="subtle" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="caption">
        {state === 'copied' ? t('lab-copied') : ''}
      </span>
      {state === 'shown' && <pre className="block by-hand">{text()}</pre>}
    </>
  );
}
