import { NativeSelect, Stack } from '@mantine/core';
import type { Form } from 'nimlab';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { TableWish } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
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

/** A table in writing, in the form that is chosen, to be copied or kept as a file. */
export function Forms({ table, isMap }: { readonly table: TableWish; readonly isMap: boolean }) {
  const { t } = useWords();
  const [form, setForm] = useState<Form>(isMap ? 'map' : 'lines');
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
        onChange={(event) => setForm(FORMS.find((one) => one === event.currentTarget.value) ?? 'lines')}
        data={FORMS.map((value) => ({ value, label: t(`lab-form-${value}`) }))}
      />
      <Standing long={long} />
      {long.result?.is === 'text' && <Text text={long.result.text} name={`table.${form}.txt`} />}
    </Stack>
  );
}
