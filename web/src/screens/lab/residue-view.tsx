import { Stack, Table } from '@mantine/core';
import { useMemo } from 'react';
import type { Sheet } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { residueMap, residuesOf } from '../../pictures/residues.ts';
import { written } from '../../pictures/said.ts';
import { grouped } from '../grouped.ts';
import { CountedHead } from './counted-head.tsx';
import { NumberField } from './number-field.tsx';
import { Scrolled } from './scrolled.tsx';
import type { ViewProps } from './view-props.ts';

const MOST = 200;
/** Values that are told with their counts. */
const TOLD = 6;

/** A table by the remainders of its numbers: what each class holds, and from where on it is always the same. */
export function ResidueView({ sheet, repeats, link, go }: ViewProps) {
  const { t } = useWords();
  const fitting = repeats !== undefined && repeats.period > 1 && repeats.period <= MOST ? repeats.period : 2;
  const m = Math.min(MOST, Math.max(1, Math.floor(Number(link.asked.mod)) || fitting));
  return (
    <Stack gap="sm">
      <NumberField
        label={t('lab-modulus')}
        w={140}
        min={1}
        max={MOST}
        value={m}
        choose={(value) => go({ ...link, asked: { ...link.asked, mod: String(value) } }, true)}
      />
      {sheet.sizes.length === 1 ? <RowClasses sheet={sheet} m={m} /> : <MapClasses sheet={sheet} m={m} />}
    </Stack>
  );
}

function RowClasses({ sheet, m }: { readonly sheet: Sheet; readonly m: number }) {
  const { t } = useWords();
  const all = useMemo(() => residuesOf(sheet, m), [sheet, m]);
  const { holds, names } = sheet;
  return (
    <Scrolled label={t('lab-view-mod')}>
      <Table className="figures" striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{`${names[0] ?? 'n'} mod ${m}`}</Table.Th>
            <Table.Th scope="col">{t('lab-settled')}</Table.Th>
            <Table.Th scope="col">{t('lab-lost')}</Table.Th>
            <Table.Th scope="col">{t('lab-how-often')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {all.map(({ remainder, settled, lost, count, counts }) => (
            <Table.Tr key={remainder}>
              <Table.Th scope="row">{remainder}</Table.Th>
              <Table.Td>
                {settled === undefined
                  ? '-'
                  : counts.length === 1
                    ? t('lab-always', { value: written(settled.term, holds) })
                    : t('lab-since', { value: written(settled.term, holds), since: settled.since })}
              </Table.Td>
              <Table.Td>{t('lab-share', { part: grouped(lost), whole: grouped(count) })}</Table.Td>
              <Table.Td>
                {counts
                  .slice(0, TOLD)
                  .map(([term, times]) => `${written(term, holds)} × ${grouped(times)}`)
                  .join(', ')}
                {counts.length > TOLD && ', …'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Scrolled>
  );
}

function MapClasses({ sheet, m }: { readonly sheet: Sheet; readonly m: number }) {
  const { t } = useWords();
  const all = useMemo(() => residueMap(sheet, m), [sheet, m]);
  const [a = 'a', b = 'b'] = sheet.names;
  return (
    <>
      <Scrolled label={t('lab-view-mod')}>
        <table className="rows">
          <CountedHead corner={`${a} \\ ${b}`} columns={all.length} />
          <tbody>
            {all.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its remainder
              <tr key={i}>
                <th scope="row">{i}</th>
                {line.map((term, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its remainder
                  <td key={j} data-lost={term === 0}>
                    {term === undefined ? '·' : term < 0 ? '' : written(term, sheet.holds)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <span className="caption">{t('lab-dots')}</span>
    </>
  );
}
