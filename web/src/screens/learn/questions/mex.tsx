import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Exercise } from '../../../engine/wishes.ts';
import { useWords } from '../../../language.tsx';

interface Props {
  readonly exercise: Extract<Exercise, { readonly is: 'mex' }>;
  readonly settle: (isRight: boolean) => void;
}

/** The values of what can be left are given: which is the least number not among them? */
export function MexQuestion({ exercise, settle }: Props) {
  const { t } = useWords();
  const { leads, value } = exercise;
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<boolean | undefined>(undefined);
  return (
    <>
      <Text size="sm">{t('learn-mex-asked')}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys */}
      <section className="scrolled-x" tabIndex={0} aria-label={t('learn-mex-table')}>
        <table className="bits leads">
          <caption className="unseen">{t('learn-mex-table')}</caption>
          <tbody>
            <tr>
              <th scope="row">{t('learn-leads-to')}</th>
              {leads.map(({ to }) => (
                <td key={to}>{to === '' || to === 'nothing' ? '∅' : to}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('learn-value')}</th>
              {leads.map((one) => (
                <td key={one.to}>{one.value}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <form
        className="unprinted"
        onSubmit={(event) => {
          event.preventDefault();
          const isRight = typed.trim() === String(value);
          setTold(isRight);
          settle(isRight);
        }}
      >
        <Group gap="xs" mt="xs" align="end">
          <TextInput
            size="sm"
            w="8rem"
            inputMode="numeric"
            label={t('learn-mex-label')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button size="sm" type="submit" variant="light">
            {t('verify-check')}
          </Button>
          <Text span role="status" size="sm" fw={600}>
            {told === undefined ? '' : t(told ? 'learn-right' : 'learn-mex-wrong')}
          </Text>
        </Group>
      </form>
    </>
  );
}
