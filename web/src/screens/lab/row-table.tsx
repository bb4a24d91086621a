import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Sheet } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { written } from '../../pictures/said.ts';
import { CountedHead } from './counted-head.tsx';
import { Scrolled } from './scrolled.tsx';

/** Lines on a page. */
export const PAGE = 40;

interface Props {
  readonly sheet: Sheet;
  readonly width: number;
  readonly page: number;
  readonly odd: ReadonlySet<number>;
  /** The number that was looked for last. */
  readonly at: number | undefined;
  readonly pressed: (event: KeyboardEvent) => void;
}

/** One page of a row of values, broken into lines of one width. */
export function RowTable({ sheet, width, page, odd, at, pressed }: Props) {
  const { t } = useWords();
  const marked = useRef<HTMLTableCellElement>(null);
  const { terms, from, holds } = sheet;
  const lines = Math.ceil((terms.length + from) / width);
  const first = page * PAGE;
  useEffect(() => {
    if (at !== undefined && page >= 0) marked.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, page]);
  return (
    <Scrolled label={t('lab-view-rows')} onKeyDown={pressed}>
      <table className="rows">
        <CountedHead corner="+" columns={width} />
        <tbody>
          {Array.from({ length: Math.min(PAGE, lines - first) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of the table is its place
            <tr key={(first + i) * width}>
              <th scope="row">{(first + i) * width}</th>
              {Array.from({ length: width }, (_, j) => {
                const n = (first + i) * width + j;
                const term = terms[n - from] ?? -1;
                return (
                  <td
                    key={n}
                    ref={n === at ? marked : undefined}
                    data-lost={term === 0}
                    data-odd={odd.has(n)}
                    data-at={n === at}
                  >
                    {term < 0 ? '' : written(term, holds)}
                    {odd.has(n) && <VisuallyHidden> {t('lab-odd')}</VisuallyHidden>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
