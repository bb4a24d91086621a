import { NativeSelect, Stack } from '@mantine/core';
import type { Form } from 'nimlab';
import { useEffect } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { TableWish } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';
import { Standing } from '../standing.tsx';
import { Text } from './text.tsx';

const FORMS: readonly Form[] = [
  'lines',
  'map',
  'pairs',
  'sg',
  'cpp',
  'python',
  'bfile',
  'csv',
  'json',
  'latex',
  'markdown',
];

interface Props {
  readonly table: TableWish;
  readonly isMap: boolean;
  readonly link: Link;
  readonly go: Go;
}

/** A table in writing, in the form that is chosen, to be copied or kept as a file. */
export function Forms({ table, isMap, link, go }: Props) {
  const { t } = useWords();
  const usual = isMap ? 'map' : 'lines';
  const form = FORMS.find((one) => one === link.asked.form) ?? usual;
  const long = useLong();
  const { start } = long;
  const key = JSON.stringify(table);
  useEffect(() => start({ is: 'form', table: JSON.parse(key), form }), [key, form, start]);
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('lab-form-of')}
        maw="20rem"
        value={form}
        onChange={({ currentTarget: { value } }) =>
          go({ ...link, asked: { ...link.asked, form: value === usual ? '' : value } }, true)
        }
        data={FORMS.map((value) => ({ value, label: t(`lab-form-${value}`) }))}
      />
      <Standing long={long} />
      {long.result?.is === 'text' && <Text text={long.result.text} name={`table.${form}.txt`} />}
    </Stack>
  );
}
