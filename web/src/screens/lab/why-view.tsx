import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import type { GameTable, OptionGroup, Result } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { Standing } from '../standing.tsx';
import type { ViewProps } from './view-props.ts';

/** The options of one position by their values, and the mex worked out: the least number that no option has. */
export function WhyView({ sheet, link, go, table }: ViewProps & { readonly table: GameTable }) {
  const { t } = useWords();
  const usual = sheet.sizes.map((size) => sheet.from + Math.min(size - 1, 7)).join(' ');
  const at = link.asked.of ?? usual;
  const [typed, setTyped] = useState(at);
  useEffect(() => setTyped(at), [at]);
  const long = useLong();
  const { start } = long;
  const key = JSON.stringify(table);
  useEffect(() => start({ is: 'options', table: JSON.parse(key), at }), [key, at, start]);
  const found = long.result?.is === 'options' ? long.result : undefined;
  return (
    <Stack gap="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') go({ ...link, asked: { ...link.asked, of: typed } });
        }}
      >
        <Group gap="sm" align="end">
          <TextInput
            label={sheet.names.join(', ')}
            w={150}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="light">
            {t('lab-why')}
          </Button>
        </Group>
      </form>
      <Standing long={long} />
      {found !== undefined && <Worked found={found} />}
    </Stack>
  );
}

type Found = Extract<Result, { readonly is: 'options' }>;

/** The most values below, and above, that are listed. */
const SHOWN = 200;

function Worked({ found }: { readonly found: Found }) {
  const { t } = useWords();
  const { position, value, outcome, groups, count, more } = found;
  const lower = groups.filter((group) => group.value !== undefined && value !== undefined && group.value < value);
  const isWhole = value !== undefined && BigInt(lower.length) === BigInt(value);
  const above = groups.filter((group) => group.value === undefined || value === undefined || group.value > value);
  const verdict =
    value !== undefined
      ? t('lab-why-value', { position, value: String(value) })
      : t(outcome === 'P' ? 'lab-why-lost' : outcome === 'N' ? 'lab-why-won' : 'lab-why-other', { position });
  return (
    <div role="status">
      <Text fw={600}>{verdict}</Text>
      <ul className="beside">
        {lower.slice(0, SHOWN).map((group) => (
          <li key={String(group.value)}>
            <Reached group={group} />
          </li>
        ))}
        {lower.length > SHOWN && <li>…</li>}
        {value !== undefined && !isWhole && <li>{t('lab-why-hidden', { value: String(value), count })}</li>}
        {value !== undefined && !more && <li>{t('lab-why-missing', { value: String(value) })}</li>}
        {above.slice(0, SHOWN).map((group) => (
          <li key={`${group.value} ${group.outcome}`}>
            <Reached group={group} />
          </li>
        ))}
        {above.length > SHOWN && <li>…</li>}
      </ul>
      <Text size="sm" c="dimmed">
        {count === 0 ? t('lab-why-none') : t(more ? 'lab-why-first' : 'lab-why-all', { count })}
      </Text>
    </div>
  );
}

function Reached({ group }: { readonly group: OptionGroup }) {
  const { t } = useWords();
  const { value, outcome, count, leads, moreLeads } = group;
  const list = leads.map((lead) => (lead === '' || lead === 'nothing' ? '∅' : lead)).join('; ');
  const named = moreLeads ? `${list}; …` : list;
  if (value !== undefined) return t('lab-why-reached', { value: String(value), leads: named, count });
  return t(outcome === 'P' ? 'lab-why-to-lost' : outcome === 'N' ? 'lab-why-to-won' : 'lab-why-to-other', {
    leads: named,
    count,
  });
}
