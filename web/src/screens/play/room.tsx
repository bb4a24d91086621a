import { Button, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { type Aim, aimAt, noAim, unseen } from '../../boards/aim.ts';
import { drawings } from '../../boards/drawing.ts';
import { Drawn } from '../../boards/drawn.tsx';
import { areCharacterKeysOn } from '../../character-keys.ts';
import type { Board } from '../../engine/api.ts';
import { engine } from '../../engine/engine.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { withWords } from '../../shelves.ts';
import { Choices } from '../choices.tsx';
import { composed } from './composed.ts';
import { MoveBar } from './move-bar.tsx';
import { Status } from './status.tsx';
import { useHelp } from './use-help.ts';
import type { Table } from './use-table.ts';

// What is not needed for the first move is loaded behind it.
const Log = lazy(async () => ({ default: (await import('../log.tsx')).Log }));
const Columns = lazy(async () => ({ default: (await import('./columns.tsx')).Columns }));
const EndPanel = lazy(async () => ({ default: (await import('./end-panel.tsx')).EndPanel }));
const RetryPanel = lazy(async () => ({ default: (await import('./retry-panel.tsx')).RetryPanel }));
const Side = lazy(async () => ({ default: (await import('./side.tsx')).Side }));
const CommandBox = lazy(async () => ({ default: (await import('./command-box.tsx')).CommandBox }));
const HelpPanel = lazy(async () => {
  const [{ HelpPanel: panel }] = await Promise.all([import('./help-panel.tsx'), withWords('setup')]);
  return { default: panel };
});

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly table: Table;
  readonly board: Board;
}

/** A game under way: the board, what can be done, what is asked, and beside it the log. */
export function Room({ link, go, table, board }: Props) {
  const { t, language } = useWords();
  const { line, first, opponent } = link;
  // An aim is at one board: another position, another aim.
  const [aimed, setAimed] = useState({ board, aim: noAim });
  const aim = aimed.board === board ? aimed.aim : noAim;
  const setAim = (next: Aim) => setAimed({ board, aim: next });
  const [isBinary, setBinary] = useState(false);
  const [read, setRead] = useState('');
  // The board and the move come first, what stands around them with the next frame.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => setWhole(true), []);
  const help = useHelp(line, board.position);
  const more = useMemo(() => unseen(drawings(board)), [board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read out is of the position before
  useEffect(() => setRead(''), [board]);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== '/' || isTyping || !areCharacterKeysOn()) return;
      event.preventDefault();
      document.getElementById('command')?.focus();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);

  const isLooking = first === 'look' && opponent !== 'person' && line.moves.length === 0;
  const canMove = table.isPersons && !table.isOver && !isLooking;
  const take = (next: Aim) => {
    setAim(next);
    // Where not every move is listed, the engine says which one leaves that.
    if (!board.more || next.picks.length === 0) return;
    const wanted = composed(board, next.picks);
    if (wanted === undefined) return;
    void engine()
      .leaving(line, wanted.part, wanted.left)
      .then(([move]) =>
        setAimed((now) =>
          now.aim === next && move !== undefined ? { board, aim: { ...next, moves: [move], exact: move } } : now,
        ),
      );
  };
  const confirm = () => {
    if (aim.exact !== undefined) table.make(aim.exact.text);
  };
  const nextHint = () => help.ask(Math.min(5, help.rung + 1));
  const heard = (key: string): boolean => {
    const does = {
      u: table.undo,
      Backspace: table.undo,
      h: nextHint,
      w: () => help.ask(5),
      b: () => setBinary(!isBinary),
      m: () => document.querySelector<HTMLElement>('.all-moves summary')?.click(),
      // What is asked again is told again: a blank more makes it another text.
      r: () =>
        setRead((last) => `${t('page-position-is', { position: board.position })}${last.endsWith(' ') ? '' : ' '}`),
      n: () => table.restart(false),
    }[key.length === 1 ? key.toLowerCase() : key];
    does?.();
    return does !== undefined;
  };
  const isMine = (ply: number) => opponent === 'person' || (ply % 2 === 0) === (first !== 'computer');
  const who = (ply: number) =>
    opponent === 'person'
      ? t('page-by-player', { player: (ply % 2) + 1 })
      : t(isMine(ply) ? 'page-by-you' : 'page-by-computer');
  const isLost = table.isOver && opponent !== 'person' && (board.ending === 'lost') === isMine(board.plies.length);

  return (
    <div className="columns">
      <div className="room">
        <div>
          <Title order={1} size="h2">
            {board.called[language]}
          </Title>
          <Text c="dimmed" size="sm">
            {t(line.convention === 'misere' ? 'page-goal-misere' : 'page-goal-normal')}
          </Text>
        </div>
        <Drawn board={board} aim={aim} take={canMove ? take : undefined} confirm={confirm} heard={heard} />
        <Text role="status" className="status">
          {read}
        </Text>
        <Status link={link} table={table} board={board} />
        <Suspense>{isLooking && <Side link={link} go={go} />}</Suspense>
        {table.isPast && table.retry === undefined && (
          <Group gap="xs">
            <Text size="sm">{t('page-past', { ply: line.moves.length, count: table.whole.length })}</Text>
            <Button size="compact-md" variant="light" onClick={table.playOn}>
              {t('page-play-on')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => table.jump(table.whole.length)}>
              {t('page-to-end')}
            </Button>
          </Group>
        )}
        <Suspense>{table.retry !== undefined && <RetryPanel table={table} />}</Suspense>
        {canMove && <MoveBar board={board} aim={aim} clear={() => setAim(noAim)} confirm={confirm} />}
        {canMove && <Choices board={board} aim={aim} more={more} choose={(move) => setAim(aimAt(move))} />}
        <Suspense>
          {table.isOver && table.retry === undefined && (
            <EndPanel table={table} who={who} isMine={isMine} isLost={isLost} />
          )}
        </Suspense>
        {isWhole && (
          <div className="tools" role="toolbar" aria-label={t('page-tools')}>
            <Button variant="default" onClick={table.undo} disabled={line.moves.length === 0}>
              {t('page-undo')}
            </Button>
            <Button variant="default" onClick={table.redo} disabled={!table.isPast}>
              {t('page-redo')}
            </Button>
            <Button variant="default" onClick={nextHint} disabled={table.isOver}>
              {t('page-hint')}
            </Button>
            <Button variant="default" onClick={() => help.ask(5)} disabled={table.isOver}>
              {t('page-why')}
            </Button>
            <Button variant="default" onClick={help.askVerdict} disabled={table.isOver}>
              {t('page-ask-verdict')}
            </Button>
            <Button variant="default" aria-pressed={isBinary} onClick={() => setBinary(!isBinary)}>
              {t('page-binary')}
            </Button>
            {!table.isOver && (
              <Button variant="default" onClick={() => table.restart(false)}>
                {t('page-rematch')}
              </Button>
            )}
            {!table.isOver && opponent !== 'person' && (
              <Button variant="default" onClick={() => table.restart(true)}>
                {t('page-swap')}
              </Button>
            )}
            <Button variant="default" onClick={() => go({ ...link, open: false })}>
              {t('page-other-game')}
            </Button>
          </div>
        )}
        {(help.rung > 0 || help.verdict.length > 0) && (
          <Suspense>
            <HelpPanel board={board} help={help} />
          </Suspense>
        )}
        <Suspense>{isBinary && <Columns board={board} />}</Suspense>
        <div className="command-place">
          {isWhole && (
            <Suspense>
              <CommandBox table={table} line={line} help={help.ask} nextHint={nextHint} verdict={help.askVerdict} />
            </Suspense>
          )}
        </div>
      </div>
      <Suspense>{isWhole && <Log board={board} link={link} go={go} table={table} who={who} />}</Suspense>
    </div>
  );
}
