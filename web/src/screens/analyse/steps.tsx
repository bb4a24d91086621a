import { ActionIcon, Group, Text } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Walk } from './use-spot.ts';

/** The way along a line of moves by buttons. */
export function Steps({ walk }: { readonly walk: Walk }) {
  const { t } = useWords();
  const { moves, ply, to } = walk;
  const ways = [
    { sign: '|◀', name: 'analyse-first', at: 0 },
    { sign: '◀', name: 'analyse-back', at: ply - 1 },
    { sign: '▶', name: 'analyse-on', at: ply + 1 },
    { sign: '▶|', name: 'analyse-last', at: moves.length },
  ] as const;
  return (
    <div className="steps-bar">
      <Group gap={6} wrap="nowrap">
        {ways.map(({ sign, name, at }) => (
          <ActionIcon
            key={name}
            size="xl"
            variant="default"
            aria-label={t(name)}
            disabled={at < 0 || at > moves.length || at === ply}
            onClick={() => to(moves, at)}
          >
            <span aria-hidden="true">{sign}</span>
          </ActionIcon>
        ))}
        <Text size="sm" ml="xs" role="status">
          {moves.length === 0 ? t('analyse-no-line') : t('analyse-ply', { ply, count: moves.length })}
        </Text>
      </Group>
    </div>
  );
}
