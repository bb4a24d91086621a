import { Alert, Button, Checkbox, Group, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MoveRow } from '../../engine/analysis.ts';
import type { Board } from '../../engine/api.ts';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import { kept } from '../lab/kept.ts';
import { MoveTable } from './move-table.tsx';
import { csvLine, type Order, ordered } from './ordered.ts';
import { Progress } from './progress.tsx';
import type { Walk } from './use-spot.ts';

/** Every move of the position, what it leaves, and what it is worth to the one who makes it. */
export function Moves({ walk, board }: { readonly walk: Walk; readonly board: Board }) {
  const { t, say, alone } = useWords();
  const [order, setOrder] = useState<Order>({ by: 'move', down: false });
  const [isWinning, setWinning] = useState(false);
  const [note, setNote] = useState('');
  const long = useLong();
  const { start } = long;
  const { key } = walk;
  useEffect(() => {
    setNote('');
    start({ is: 'moves', spot: JSON.parse(key), choose: 'all' });
  }, [key, start]);
  const found = long.result?.is === 'rows' ? long.result : undefined;
  const rows = found?.rows ?? [];
  const shown = ordered(isWinning ? rows.filter(({ outcome }) => outcome === 'N') : rows, order);
  const isOver = board.ending !== undefined;

  const copy = async () => {
    const text = `${[heads(), ...shown.map(cells)].map(csvLine).join('\n')}\n`;
    try {
      await navigator.clipboard.writeText(text);
      setNote(t('analyse-copied'));
    } catch {
      kept(text, 'moves.csv');
      setNote(t('analyse-kept'));
    }
  };
  const heads = () => [
    t('page-move'),
    t('analyse-for-you'),
    t('analyse-leaves'),
    t('value'),
    t('analyse-ends-in'),
    t('analyse-by'),
    t('analyse-refuted-by'),
  ];
  const cells = ({ text, position, value, outcome, lengths, certainty, reply }: MoveRow) => [
    text,
    t(WORDS[outcome]),
    position,
    value,
    lengths?.remoteness,
    certainty && t(certainty),
    reply && say(reply),
  ];

  return (
    <section aria-labelledby="moves-head" className="part-of-bench">
      <Title order={2} size="h4" id="moves-head">
        {t('analyse-moves')}
        {found !== undefined && !isOver && ` (${found.rows.length}${found.more ? '+' : ''})`}
      </Title>
      <Progress long={long} />
      {long.result?.is === 'refused' && <Alert color="orange">{alone(long.result.fact)}</Alert>}
      {isOver && <Text c="dimmed">{t('analyse-moves-none')}</Text>}
      {found !== undefined && !isOver && (
        <>
          <Group justify="space-between">
            <Checkbox
              label={t('analyse-winning-only')}
              checked={isWinning}
              onChange={(event) => setWinning(event.currentTarget.checked)}
            />
            <Group gap="xs">
              <Text size="sm" role="status">
                {note}
              </Text>
              <Button size="compact-md" variant="default" onClick={() => void copy()}>
                {t('analyse-csv')}
              </Button>
            </Group>
          </Group>
          {shown.length === 0 ? (
            <Text>{t('analyse-moves-no-win')}</Text>
          ) : (
            <MoveTable rows={shown} order={order} setOrder={setOrder} make={walk.make} />
          )}
          {found.more && (
            <Text size="sm" c="dimmed">
              {t('analyse-moves-more', { count: found.rows.length })}
            </Text>
          )}
        </>
      )}
    </section>
  );
}

const WORDS = { N: 'analyse-wins', P: 'analyse-loses', D: 'analyse-draws', '?': 'analyse-unknown' } as const;
