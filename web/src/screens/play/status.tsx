import { Text } from '@mantine/core';
import { told } from '../../boards/told.ts';
import type { Board } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import type { Table } from './use-table.ts';

interface Props {
  readonly link: Link;
  readonly table: Table;
  readonly board: Board;
}

/** Whose turn it is and what was just done, said aloud as it changes; the end is said at once. */
export function Status({ link, table, board }: Props) {
  const words = useWords();
  const { t } = words;
  const { opponent } = link;
  const player = (board.plies.length % 2) + 1;
  const last = board.plies.at(-1);
  const { position } = board;
  const made = last === undefined ? '' : told({ ...board, parts: last.parts }, last.move, words);
  return (
    <>
      <Text className="status" data-over={table.isOver} fw={600} role="status">
        {table.isOver ? '' : going()}
      </Text>
      <Text className="status" data-over={table.isOver} fw={700} role="alert">
        {table.isOver ? over() : ''}
      </Text>
    </>
  );

  function over(): string {
    if (board.ending === 'drawn') return t('page-drawn');
    const isWon = board.ending === 'won';
    const move = last === undefined ? '' : `${made} · `;
    if (opponent === 'person') return `${move}${t('page-player-won', { player: isWon ? player : 3 - player })}`;
    const isMyTurn = (board.plies.length % 2 === 0) === (link.first !== 'computer');
    return `${isMyTurn ? move : ''}${t(isWon === isMyTurn ? 'page-you-won' : 'page-you-lost')}`;
  }

  function going(): string {
    if (link.first === 'look' && opponent !== 'person') return '';
    if (opponent === 'person')
      return last === undefined
        ? t('page-player-turn', { player })
        : t('page-say-player', { move: made, position, player });
    if (!table.isPersons) return table.isPast || table.retry !== undefined ? '' : t('page-thinking');
    return last === undefined ? t('page-your-turn') : t('page-say-computer', { move: made, position });
  }
}
