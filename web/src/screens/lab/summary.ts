import type { Repeats, Sheet } from '../../engine/wishes.ts';
import type { Words } from '../../language.tsx';
import { grouped } from '../grouped.ts';

/** A table in a sentence or three: how many entries, how many of them lost, and how they repeat. */
export function summaryOf(sheet: Sheet, repeats: Repeats | undefined, { t }: Words): string {
  let count = 0;
  let last = -1;
  for (let i = 0; i < sheet.terms.length; i += 1)
    if (sheet.terms[i] === 0) {
      count += 1;
      last = i;
    }
  const values = grouped(sheet.terms.length);
  const { most } = sheet;
  if (sheet.sizes.length > 1)
    return sheet.holds === 'values'
      ? t('lab-summary-map', { values, most, count })
      : t('lab-summary-map-outcomes', { values, count });
  const head =
    sheet.holds === 'values'
      ? t('lab-summary-row', { values, most, count, last: last < 0 ? '-' : sheet.from + last })
      : t('lab-summary-outcomes', { values, count });
  if (repeats === undefined) return head;
  const { preperiod, period, saltus, exceptions } = repeats;
  const rest = t(saltus === 0 ? 'lab-summary-repeats' : 'lab-summary-rises', { preperiod, period, saltus });
  const odd = exceptions.at(-1);
  const but = odd === undefined ? '' : t('lab-summary-odd', { count: exceptions.length, last: odd });
  return [head, rest, but].filter((said) => said !== '').join(' ');
}
