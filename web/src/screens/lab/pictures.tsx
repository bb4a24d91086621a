import { SegmentedControl, Stack } from '@mantine/core';
import type { Sheet, TableWish } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Heat } from '../../pictures/heat.tsx';
import { Paged } from '../../pictures/paged.tsx';
import { Plot } from '../../pictures/plot.tsx';
import { Forms } from './forms.tsx';
import { Rows } from './rows.tsx';

interface Props {
  readonly sheet: Sheet;
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly wish: TableWish;
}

const VIEWS = { row: ['rows', 'plot', 'list', 'text'], map: ['heat', 'list', 'text'] } as const;

/** A table in the view that is chosen: rows of a width, points, coloured cells, a paged list, or in writing. */
export function Pictures({ sheet, link, go, wish }: Props) {
  const { t } = useWords();
  const views = sheet.sizes.length === 1 ? VIEWS.row : VIEWS.map;
  const view = views.find((one) => one === link.asked.view) ?? views[0];
  const summary = summaryOf();
  const open = (place: readonly number[]) =>
    go({ ...link, place: 'analyse', open: true, line: { ...link.line, position: place.join(' '), moves: [] } });
  const [name = 'n', second = ''] = sheet.names;
  const [, columns = 1] = sheet.sizes;
  const valueHead = t(sheet.holds === 'values' ? 'pattern-values' : 'lab-outcome');
  const said = (term: number) =>
    term < 0 ? '-' : sheet.holds === 'values' ? String(term) : (['P', 'N', 'D'][term] ?? '?');
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('lab-view')}
        value={view}
        onChange={(next) => go({ ...link, asked: { ...link.asked, view: next === views[0] ? '' : next } })}
        data={views.map((value) => ({ value, label: t(`lab-view-${value}`) }))}
        w="fit-content"
      />
      {view === 'rows' && <Rows sheet={sheet} link={link} go={go} wish={wish} />}
      {view === 'plot' && <Plot sheet={sheet} summary={summary} />}
      {view === 'heat' && <Heat sheet={sheet} summary={summary} open={open} />}
      {view === 'list' && (
        <Paged
          caption={summary}
          heads={second === '' ? [name, valueHead] : [`(${name}, ${second})`, valueHead]}
          count={sheet.terms.length}
          rowAt={(i) => [
            second === '' ? sheet.from + i : `(${sheet.from + Math.floor(i / columns)}, ${sheet.from + (i % columns)})`,
            said(sheet.terms[i] ?? -1),
          ]}
        />
      )}
      {sheet.sizes.length === 1 && sheet.holds === 'values' && sheet.terms.length > 12 && (
        <a className="caption" href={oeis(sheet.terms)} target="_blank" rel="noreferrer">
          {t('lab-oeis')}
        </a>
      )}
      {view === 'text' && <Forms table={wish} isMap={sheet.sizes.length > 1} />}
    </Stack>
  );

  function summaryOf(): string {
    let lost = 0;
    let last = -1;
    for (let i = 0; i < sheet.terms.length; i += 1)
      if (sheet.terms[i] === 0) {
        lost += 1;
        last = i;
      }
    const count = sheet.terms.length;
    if (sheet.sizes.length > 1)
      return t('lab-summary-map', { count, most: sheet.holds === 'values' ? sheet.most : '-', lost });
    if (sheet.holds === 'outcomes') return t('lab-summary-outcomes', { count, lost });
    return t('lab-summary-row', { count, most: sheet.most, lost, last: last < 0 ? '-' : sheet.from + last });
  }
}

/** A search as the encyclopedia's own hints ask for: the first terms dropped, ten terms. */
function oeis(terms: Int32Array): string {
  const start = terms.findIndex((term) => term > 1);
  return `https://oeis.org/search?q=${Array.from(terms.slice(Math.max(0, start), Math.max(0, start) + 10)).join('%2C')}`;
}
