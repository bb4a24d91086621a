import { Button } from '@mantine/core';
import type { Sheet } from '../engine/wishes.ts';
import { useWords } from '../language.tsx';
import { written } from './said.ts';
import { lineThrough } from './shown.ts';

interface Props {
  readonly sheet: Sheet;
  readonly at: readonly [number, number];
  /** Takes a line as a table of its own. */
  readonly study: (text: string) => void;
}

/** Entries that are shown of a line. */
const SHOWN = 40;
/** Shorter lines are not worth a table. */
const LEAST = 6;

/** The row, the column and the diagonal of a map through the cursor, in writing; each can be studied as a table of its own. */
export function Profile({ sheet, at, study }: Props) {
  const { t } = useWords();
  const [a = 'a', b = 'b'] = sheet.names;
  const [i, j] = [at[0] + sheet.from, at[1] + sheet.from];
  const heads = { row: `${a} = ${i}`, column: `${b} = ${j}`, diagonal: `${b} − ${a} = ${j - i}` };
  return (
    <dl className="profile" aria-label={t('lab-profile')}>
      {(['row', 'column', 'diagonal'] as const).map((way) => {
        const line = lineThrough(sheet, at, way);
        const text = line.map((term) => written(term, sheet.holds));
        return (
          <div key={way}>
            <dt>{t(`lab-profile-${way}`, { line: heads[way] })}</dt>
            <dd>
              <code>
                {text.slice(0, SHOWN).join(' ')}
                {text.length > SHOWN && ' …'}
              </code>
              {line.length >= LEAST && line.every((term) => term >= 0) && sheet.holds === 'values' && (
                <Button size="compact-sm" variant="subtle" onClick={() => study(`${text.join(' ')}\n`)}>
                  {t('lab-profile-study')}
                </Button>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
