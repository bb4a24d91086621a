import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useWords } from '../../language.tsx';
import { isRare, occurrences, raresOf } from '../../pictures/counts.ts';
import { Paged } from '../../pictures/paged.tsx';
import { grouped } from '../grouped.ts';
import type { ViewProps } from './view-props.ts';

/** How often each value occurs, as bars with their numbers, and which values are rare. */
export function CountView({ sheet }: ViewProps) {
  const { t } = useWords();
  const all = useMemo(() => occurrences(sheet), [sheet]);
  const rares = useMemo(() => raresOf(all), [all]);
  const highest = Math.max(1, ...all.map(({ count }) => count));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const heads = [t('pattern-values'), t('lab-how-often'), t('lab-first'), t('lab-last')];
  return (
    <Stack gap="sm">
      {rares !== undefined && (
        <Text>
          {t('lab-rares', {
            mask: rares.mask,
            bits: rares.mask.toString(2),
            count: grouped(rares.count),
            whole: grouped(total),
            last: rares.last,
          })}
        </Text>
      )}
      <Paged
        caption={t('lab-counts-caption', { count: all.length })}
        heads={[...heads, ...(rares === undefined ? [] : [t('lab-rare-head')]), t('lab-per-cent')]}
        count={all.length}
        size={40}
        rowAt={(i) => {
          const one = all[i];
          if (one === undefined) return [];
          const { value, count, first, last } = one;
          const kind = rares === undefined ? [] : [t(isRare(value, rares.mask) ? 'lab-rare' : 'lab-common')];
          const share = (
            <>
              {((100 * count) / total).toFixed(2)}
              <span className="share" style={{ width: `${Math.max(1, (100 * count) / highest)}%` }} />
            </>
          );
          return [value, grouped(count), first, last, ...kind, share];
        }}
      />
    </Stack>
  );
}
