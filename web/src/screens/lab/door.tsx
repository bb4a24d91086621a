import { Button, Group, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../language.tsx';

const KINDS = ['upto', 'set', 'split', 'pair'] as const;
type Kind = (typeof KINDS)[number];

/** Rules by filling in a form: what comes out is the same text that a person could have typed. */
export function Door({ study }: { readonly study: (typed: string) => void }) {
  const { t } = useWords();
  const [kind, setKind] = useState<Kind>('upto');
  const [most, setMost] = useState(3);
  const [set, setSet] = useState('1, 3, 4');
  const numbers = set.match(/\d+/gu) ?? [];
  const text = textOf(kind, most, numbers);
  return (
    <details>
      <summary>{t('lab-form')}</summary>
      <Stack gap="sm" mt="sm">
        <NativeSelect
          label={t('lab-form-kind')}
          value={kind}
          onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'upto')}
          data={KINDS.map((value) => ({ value, label: t(`lab-form-${value}`) }))}
        />
        {kind === 'set' ? (
          <TextInput
            label={t('lab-form-numbers')}
            value={set}
            onChange={(event) => setSet(event.currentTarget.value)}
          />
        ) : (
          kind !== 'pair' && (
            <NumberInput
              label={t('lab-form-most')}
              min={1}
              max={1000}
              value={most}
              onChange={(value) => setMost(Number(value) || 1)}
            />
          )
        )}
        <code className="claim">{text}</code>
        <Group>
          <Button variant="light" onClick={() => study(text)} disabled={kind === 'set' && numbers.length === 0}>
            {t('lab-form-use')}
          </Button>
        </Group>
      </Stack>
    </details>
  );
}

function textOf(kind: Kind, most: number, numbers: readonly string[]): string {
  switch (kind) {
    case 'upto':
      return `n -> n - k for k in 1..${most}`;
    case 'set':
      return `n -> n - k for k in {${numbers.join(', ')}}`;
    case 'split':
      return `n -> a and n - k - a for k in 1..${most}, a in 0..n - k`;
    case 'pair':
      return '(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b; -> (a - k, b - k) for k in 1..min(a, b)';
  }
}
