import { Button, Group, Text } from '@mantine/core';
import type { Fact } from 'nimlab';
import { inWords } from '../../boards/in-words.ts';
import type { Board } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';
import type { Help } from './use-help.ts';

const RUNGS = [1, 2, 3, 4, 5] as const;

interface Props {
  readonly board: Board;
  readonly help: Help;
}

/** The verdict where it was asked for, and the ladder of hints: five rungs, each saying more, and what the last asked one said. */
export function HelpPanel({ board, help }: Props) {
  const words = useWords();
  const { t } = words;
  const { rung, facts, verdict, used, ask, hide } = help;
  const said = (list: readonly Fact[]) => list.map((fact) => words.alone(inWords(fact, board, words))).join('\n');
  return (
    <>
      {verdict.length > 0 && (
        <section className="panel said verdict" role="status" aria-label={t('page-verdict')}>
          {said(verdict)}
        </section>
      )}
      {rung > 0 && (
        <section className="panel" aria-label={t('page-hint')}>
          <div className="rungs">
            {RUNGS.map((one) => (
              <button key={one} type="button" aria-pressed={one === rung} onClick={() => ask(one)}>
                {t(`page-hint-${one}`)}
              </button>
            ))}
          </div>
          <div className="said" role="status">
            {said(facts)}
          </div>
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              {t('page-hints-used', { count: used })}
            </Text>
            <Group gap="xs">
              <Button size="compact-md" variant="subtle" onClick={hide}>
                {t('page-hide')}
              </Button>
              {rung < 5 && (
                <Button size="compact-md" variant="light" onClick={() => ask(rung + 1)}>
                  {t('page-next-hint')}
                </Button>
              )}
            </Group>
          </Group>
        </section>
      )}
    </>
  );
}
