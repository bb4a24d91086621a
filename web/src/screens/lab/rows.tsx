import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { areCharacterKeysOn } from '../../character-keys.ts';
import { useWords } from '../../language.tsx';
import { said } from '../../pictures/said.ts';
import { NumberField } from './number-field.tsx';
import { PAGE, RowTable } from './row-table.tsx';
import type { ViewProps } from './view-props.ts';

const USUAL = 10;
/** The longest period that the rows fit at once. */
const FITTING = 60;
const WIDEST = 400;

/** A row of values broken into lines of one width; the period fits it, and marks the values that do not fit the period. */
export function Rows({ sheet, repeats, link, go }: ViewProps) {
  const words = useWords();
  const { t } = words;
  const [page, setPage] = useState(0);
  const [at, setAt] = useState<number | undefined>(undefined);
  const { terms, from, holds, names } = sheet;
  const period = repeats?.period;
  const asked = Math.floor(Number(link.asked.w)) || 0;
  const fitting = period !== undefined && period >= 4 && period <= FITTING ? period : USUAL;
  const width = Math.min(WIDEST, Math.max(1, asked || fitting));
  const lines = Math.ceil((terms.length + from) / width);
  const pages = Math.ceil(lines / PAGE);
  const now = Math.min(page, pages - 1);
  const odd = useMemo(() => new Set(repeats?.exceptions), [repeats]);
  const choose = (next: number) =>
    go({ ...link, asked: { ...link.asked, w: String(Math.min(WIDEST, Math.max(1, next))) } }, true);
  const show = (n: number | undefined) => {
    if (n === undefined) return;
    setAt(n);
    setPage(Math.floor(Math.floor(n / width) / PAGE));
  };
  const next = (fits: (n: number) => boolean) => {
    const last = from + terms.length;
    for (let k = 1, n = at ?? from - 1; k <= terms.length; k += 1) {
      n = n + 1 >= last ? from : n + 1;
      if (fits(n)) return n;
    }
    return undefined;
  };
  const toLost = () => show(next((n) => terms[n - from] === 0));
  const toOdd = () => show(next((n) => odd.has(n)));
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !areCharacterKeysOn()) return;
    const key = event.key.toLowerCase();
    if (key === '[') choose(width - 1);
    else if (key === ']') choose(width + 1);
    else if (key === 'p') toLost();
    else if (key === 'e') toOdd();
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <Group gap="sm" align="end" mb="sm">
        <NumberField label={t('lab-width')} min={1} max={WIDEST} value={width} choose={choose} />
        {period !== undefined && period <= WIDEST && period !== width && (
          <Button variant="light" onClick={() => choose(period)}>
            {t('lab-snap', { period })}
          </Button>
        )}
        <Button variant="default" onClick={toLost}>
          {t('lab-next-lost')}
        </Button>
        {odd.size > 0 && (
          <Button variant="default" onClick={toOdd}>
            {t('lab-next-odd')}
          </Button>
        )}
      </Group>
      <RowTable {...{ sheet, width, page: now, odd, at, pressed }} />
      <Text className="caption" role="status">
        {at === undefined
          ? ''
          : t('lab-at', {
              name: names[0] ?? 'n',
              n: at,
              value: `${said(terms[at - from] ?? -1, holds, words)}${odd.has(at) ? `, ${t('lab-odd')}` : ''}`,
            })}
      </Text>
      <Text className="caption">
        {odd.size > 0 && `${t('lab-odd-marked', { count: odd.size })} `}
        {t('lab-width-keys')}
      </Text>
      {pages > 1 && (
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" variant="default" disabled={now === 0} onClick={() => setPage(now - 1)}>
            {t('lab-page-back')}
          </Button>
          <Text size="sm">{t('lab-page-of', { page: now + 1, pages })}</Text>
          <Button size="compact-sm" variant="default" disabled={now === pages - 1} onClick={() => setPage(now + 1)}>
            {t('lab-page-on')}
          </Button>
        </Group>
      )}
    </div>
  );
}
