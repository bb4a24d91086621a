import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useWords } from '../../language.tsx';
import { BASES, inBase } from '../../pictures/bases.ts';
import { gapsOf, lostOf } from '../../pictures/lost.ts';
import { Paged } from '../../pictures/paged.tsx';
import { grouped } from '../grouped.ts';
import type { ViewProps } from './view-props.ts';

/** Gaps that are told one by one. */
const TOLD = 6;

/** The lost positions in order, with differences, ratios, and their digits in a base. */
export function LostView({ sheet, link, go }: ViewProps) {
  const { t } = useWords();
  const base = BASES.find((one) => one === link.asked.base) ?? '2';
  const lost = useMemo(() => lostOf(sheet), [sheet]);
  const isRow = sheet.sizes.length === 1;
  const gaps = useMemo(() => (isRow ? gapsOf(lost.map(([n]) => n)) : []), [lost, isRow]);
  const [name = 'n', second = 'b'] = sheet.names;
  const digits = base === 'fib' ? t('lab-in-fib') : t('lab-in-base', { base });
  const rowAt = (k: number): readonly (string | number)[] => {
    const [a = 0, b] = lost[k] ?? [];
    if (b !== undefined)
      return [k + 1, a, b, b - a, a === 0 ? '-' : (b / a).toFixed(4), `${inBase(a, base)}, ${inBase(b, base)}`];
    const [before] = lost[k - 1] ?? [];
    const [gap, ratio] = before === undefined ? ['-', '-'] : [a - before, before === 0 ? '-' : (a / before).toFixed(4)];
    return [k + 1, a, gap, ratio, inBase(a, base)];
  };
  const told = gaps.slice(0, TOLD).map(({ gap, count }) => t('lab-gap', { gap, count: grouped(count) }));
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('lab-base')}
        maw="14rem"
        value={base}
        onChange={({ currentTarget: { value } }) =>
          go({ ...link, asked: { ...link.asked, base: value === '2' ? '' : value } }, true)
        }
        data={BASES.map((value) => ({ value, label: value === 'fib' ? t('lab-base-fib') : value }))}
      />
      {told.length > 0 && (
        <Text size="sm">
          {t('lab-gaps', { gaps: told.join(t('lab-comma')) })}
          {gaps.length > TOLD && '…'}
        </Text>
      )}
      {lost.length === 0 ? (
        <Text>{t('lab-lost-none')}</Text>
      ) : (
        <Paged
          caption={t('lab-lost-caption', { count: lost.length })}
          heads={
            isRow
              ? ['k', name, t('lab-gap-head'), t('lab-ratio'), digits]
              : ['k', name, second, `${second} − ${name}`, `${second} / ${name}`, digits]
          }
          count={lost.length}
          rowAt={rowAt}
        />
      )}
    </Stack>
  );
}
