import { Button, Text } from '@mantine/core';
import { useWords } from '../language.tsx';
import { kept } from './lab/kept.ts';

/** Longer links are cut off on their way to somebody. */
const SENT = 2000;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Beside a link too long to be sent: a file that holds it, to be opened in any browser. */
export function LinkFile({ address }: { readonly address: string }) {
  const { t } = useWords();
  if (address.length <= SENT) return null;
  const save = () => {
    const written = address.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);
    const text = `<!doctype html><meta charset="utf-8"><title>Nimlab</title><p><a href="${written}">Nimlab</a></p>\n`;
    kept(text, 'nimlab.html', 'text/html');
  };
  return (
    <div>
      <Text size="sm">{t('page-link-long')}</Text>
      <Button variant="light" size="compact-md" onClick={save}>
        {t('page-link-file')}
      </Button>
    </div>
  );
}
