import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { Repeats, Sheet, TableWish } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Heat } from '../../pictures/heat.tsx';
import { Paged } from '../../pictures/paged.tsx';
import { Plot } from '../../pictures/plot.tsx';
import { written } from '../../pictures/said.ts';
import type { Go } from '../../use-address.ts';
import { CountView } from './count-view.tsx';
import { Forms } from './forms.tsx';
import { LostView } from './lost-view.tsx';
import { OneOf } from './one-of.tsx';
import { ResidueView } from './residue-view.tsx';
import { Rows } from './rows.tsx';
import { summaryOf } from './summary.ts';
import { WhyView } from './why-view.tsx';

interface Props {
  readonly sheet: Sheet;
  readonly repeats: Repeats | undefined;
  readonly link: Link;
  readonly go: Go;
  readonly wish: TableWish;
}

const VIEWS = {
  row: ['rows', 'plot', 'counts', 'list', 'lost', 'mod', 'why', 'text'],
  map: ['heat', 'list', 'lost', 'mod', 'why', 'text'],
} as const;

/** A table in the view that is chosen: rows of a width, points, coloured cells, lists, or in writing. */
export function Pictures({ sheet, repeats, link, go, wish }: Props) {
  const words = useWords();
  const { t } = words;
  const isRow = sheet.sizes.length === 1;
  const views = (isRow ? VIEWS.row : VIEWS.map).filter(
    (one) => (one !== 'counts' || sheet.holds === 'values') && (one !== 'why' || 'source' in wish),
  );
  const view = views.find((one) => one === link.asked.view) ?? (isRow ? 'rows' : 'heat');
  const summary = useMemo(() => summaryOf(sheet, repeats, words), [sheet, repeats, words]);
  const given = { sheet, repeats, link, go };
  const open = (place: readonly number[]) =>
    go({ ...link, place: 'analyse', open: true, line: { ...link.line, position: place.join(' '), moves: [] } });
  const [name = 'n', second = ''] = sheet.names;
  const [, columns = 1] = sheet.sizes;
  const valueHead = t(sheet.holds === 'values' ? 'pattern-values' : 'lab-outcome');
  return (
    <Stack gap="md">
      <OneOf
        label={t('lab-view')}
        value={view}
        choose={(next) => go({ ...link, asked: { ...link.asked, view: next === views[0] ? '' : next, mode: '' } })}
        all={views.map((value) => ({ value, label: t(`lab-view-${value}`) }))}
      />
      {view === 'rows' && <Rows {...given} />}
      {view === 'plot' && <Plot {...given} summary={summary} table={'source' in wish ? wish : undefined} />}
      {view === 'heat' && <Heat {...{ sheet, summary, open, link, go }} hasRules={'source' in wish} />}
      {view === 'list' && (
        <Paged
          caption={summary}
          heads={second === '' ? [name, valueHead] : [`(${name}, ${second})`, valueHead]}
          count={sheet.terms.length}
          rowAt={(i) => [
            second === '' ? sheet.from + i : `(${sheet.from + Math.floor(i / columns)}, ${sheet.from + (i % columns)})`,
            written(sheet.terms[i] ?? -1, sheet.holds),
          ]}
        />
      )}
      {view === 'counts' && <CountView {...given} />}
      {view === 'lost' && <LostView {...given} />}
      {view === 'mod' && <ResidueView {...given} />}
      {view === 'why' && 'source' in wish && <WhyView {...given} table={wish} />}
      {view === 'text' && <Forms table={wish} isMap={sheet.sizes.length > 1} link={link} go={go} />}
      {sheet.sizes.length === 1 && sheet.holds === 'values' && sheet.terms.length > 12 && (
        <a className="caption" href={oeis(sheet.terms)} target="_blank" rel="noreferrer">
          {t('lab-oeis')}
        </a>
      )}
    </Stack>
  );
}

/** A search as the encyclopedia's own hints ask for: the first terms dropped, ten terms. */
function oeis(terms: Int32Array): string {
  const start = terms.findIndex((term) => term > 1);
  return `https://oeis.org/search?q=${Array.from(terms.slice(Math.max(0, start), Math.max(0, start) + 10)).join('%2C')}`;
}
