import { useEffect } from 'react';
import { useLong } from '../engine/use-long.ts';
import type { GameTable } from '../engine/wishes.ts';
import { useWords } from '../language.tsx';

/** Milliseconds that a cursor rests before its options are looked at. */
const REST = 250;
/** Larger positions have too many options to be looked at in passing. */
const LARGEST = 20_000;

/** Below a picture: by which options the position under the cursor reaches the values below its own. */
export function Leads({ table, n }: { readonly table: GameTable; readonly n: number | undefined }) {
  const { t } = useWords();
  const long = useLong();
  const { start, clear } = long;
  const key = JSON.stringify(table);
  useEffect(() => {
    clear();
    if (n === undefined || n > LARGEST) return;
    const waited = setTimeout(() => start({ is: 'options', table: JSON.parse(key), at: String(n) }), REST);
    return () => clearTimeout(waited);
  }, [key, n, start, clear]);
  const found = long.result?.is === 'options' ? long.result : undefined;
  const reached = (found?.groups ?? []).flatMap(({ value, leads: [lead = ''] }) =>
    value !== undefined && found?.value !== undefined && value < found.value
      ? [t('lab-lead', { value: String(value), lead: lead === '' || lead === 'nothing' ? '∅' : lead })]
      : [],
  );
  if (reached.length === 0) return null;
  return <p className="caption">{t('lab-reaches', { list: reached.join(t('lab-comma')) })}</p>;
}
