import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { Sheet, TableWish } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';

interface Props {
  readonly sheet: Sheet;
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly wish: TableWish;
}

const PAGE = 40;
const USUAL = 10;
const WIDEST = 60;

/** A row of values broken into lines of one width; the period fits it, and marks the values that do not fit the period. */
export function Rows({ sheet, link, go, wish }: Props) {
  const { t } = useWords();
  const [page, setPage] = useState(0);
  const long = useLong();
  const { start } = long;
  const key = 'source' in wish && wish.convention === 'normal' ? JSON.stringify(wish.source) : undefined;
  useEffect(() => {
    if (key !== undefined) start({ is: 'period', source: JSON.parse(key), to: 20_000 });
  }, [key, start]);
  const card = long.result?.is === 'periods' ? long.result.card : undefined;
  const period = card?.saltus === 0 ? card.period : undefined;
  const { terms, from } = sheet;
  const width = Math.min(
    WIDEST,
    Math.max(1, Number(link.asked.w) || (period !== undefined && period >= 4 && period <= WIDEST ? period : USUAL)),
  );
  const lines = Math.ceil((terms.length + from) / width);
  const first = Math.min(page, Math.floor((lines - 1) / PAGE)) * PAGE;
  const odd = new Set(card?.exceptions ?? []);
  const choose = (next: number) => go({ ...link, asked: { ...link.asked, w: String(next) } });
  return (
    <div>
      <Group gap="sm" align="end" mb="sm">
        <NumberInput
          label={t('lab-width')}
          w={110}
          min={1}
          max={WIDEST}
          value={width}
          onChange={(value) => typeof value === 'number' && choose(value)}
        />
        {period !== undefined && period <= WIDEST && period !== width && (
          <Button variant="light" onClick={() => choose(period)}>
            {t('lab-snap', { period })}
          </Button>
        )}
        {period !== undefined && odd.size > 0 && (
          <Text size="sm" c="dimmed">
            {t('lab-odd-marked', { count: odd.size })}
          </Text>
        )}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too */}
      <section className="scrolled" tabIndex={0} aria-label={t('lab-view-rows')}>
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">+</th>
              {Array.from({ length: width }, (_, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={j} scope="col">
                  {j}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: Math.min(PAGE, lines - first) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line of the table is its place
              <tr key={(first + i) * width}>
                <th scope="row">{(first + i) * width}</th>
                {Array.from({ length: width }, (_, j) => {
                  const n = (first + i) * width + j;
                  const term = terms[n - from] ?? -1;
                  return (
                    <td key={n} data-lost={term === 0} data-odd={odd.has(n)}>
                      {term < 0 ? '' : sheet.holds === 'values' ? term : ['P', 'N', 'D'][term]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines > PAGE && (
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" variant="default" disabled={first === 0} onClick={() => setPage(first / PAGE - 1)}>
            {t('lab-page-back')}
          </Button>
          <Text size="sm">{t('lab-page-of', { page: first / PAGE + 1, pages: Math.ceil(lines / PAGE) })}</Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={first + PAGE >= lines}
            onClick={() => setPage(first / PAGE + 1)}
          >
            {t('lab-page-on')}
          </Button>
        </Group>
      )}
    </div>
  );
}
