import './play/play.css';
import { Alert, Stack, Text, Title } from '@mantine/core';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';
import { useArrival } from '../use-arrival.ts';
import { Invite } from './play/invite.tsx';
import { Room } from './play/room.tsx';
import { useTable } from './play/use-table.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Play: a game against the computer, or between two people, from any position. */
export function Play({ link, go }: Props) {
  const { t, alone } = useWords();
  const table = useTable(link, go);
  const { board, fault } = table;
  const isRoom = link.open && board !== undefined;
  useArrival(isRoom || !link.open ? String(isRoom) : undefined, isRoom ? '.board [data-stop]' : 'main h1');
  if (isRoom) return <Room link={link} go={go} table={table} board={board} />;
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t('page-play')}</Title>
        <Text c="dimmed">{t('page-play-invite')}</Text>
      </div>
      {link.open && fault !== undefined && (
        <Alert color="orange" role="alert">
          {alone(fault)}
        </Alert>
      )}
      {link.open && fault === undefined ? (
        <Text role="status">{t('page-working')}</Text>
      ) : (
        <Invite link={link} go={go} />
      )}
    </Stack>
  );
}
