import { Alert, Button, FileButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { answerBy, dropCertificate, useAnswering } from '../../answering.ts';
import type { Result } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';

/** The certificate that is answered by, and the way to drop it; or the place to load one. */
export function ByCertificate() {
  const { t, alone } = useWords();
  const answering = useAnswering();
  const [result, setResult] = useState<Result | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const load = async (file: File) => {
    setResult(undefined);
    setBusy(true);
    setResult(await answerBy(await file.text()));
    setBusy(false);
  };
  const drop = () => {
    setResult(undefined);
    dropCertificate();
  };
  const flaws = flawsOf(result);
  const file = (label: string) => (
    <FileButton accept=".json,application/json" onChange={(one) => one && void load(one)}>
      {(props) => (
        <Button size="compact-md" variant="light" loading={isBusy} {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  );
  const refused = flaws.length > 0 && (
    <Alert color="orange" role="alert" title={t('verify-flawed')} mt="xs">
      <div className="said">{flaws.map((fact) => alone(fact)).join('\n')}</div>
    </Alert>
  );
  if (answering !== undefined)
    return (
      <section className="panel" aria-label={t('analyse-certificate')}>
        <Text size="sm">
          <strong>{t('analyse-certificate-by')}</strong> {answering.facts.map((fact) => alone(fact)).join(' ')}
        </Text>
        <Group gap="xs" mt="xs">
          <Button size="compact-md" variant="default" onClick={drop}>
            {t('analyse-certificate-drop')}
          </Button>
          {file(t('analyse-certificate-other'))}
        </Group>
        {refused}
      </section>
    );
  return (
    <details className="by-certificate">
      <summary>{t('analyse-certificate')}</summary>
      <Text size="sm" maw="46rem" my="xs">
        {t('analyse-certificate-invite')}
      </Text>
      {file(t('analyse-certificate-load'))}
      {refused}
    </details>
  );
}

function flawsOf(result: Result | undefined) {
  if (result?.is === 'refused') return [result.fact];
  return result?.is === 'judged' && !result.accepted ? result.facts : [];
}
