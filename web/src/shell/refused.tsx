import { Alert, Button } from '@mantine/core';
import { useWords } from '../language.tsx';
import { type Link, readLink } from '../link.ts';
import type { Refusal } from '../sealed.ts';

/** Why the link is not opened, and the way on from there. */
export function Refused({ refusal, go }: { readonly refusal: Refusal; readonly go: (link: Link) => void }) {
  const { t } = useWords();
  return (
    <>
      <h1>{t('page-link-refused')}</h1>
      <Alert color="orange" role="alert">
        {t(refusal)}
      </Alert>
      <Button mt="md" onClick={() => go(readLink('#/play'))}>
        {t('page-play')}
      </Button>
    </>
  );
}
