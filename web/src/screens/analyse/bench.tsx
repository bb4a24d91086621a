import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useAnswering } from '../../answering.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { BoardPane } from './board-pane.tsx';
import { ByCertificate } from './by-certificate.tsx';
import { Compare } from './compare.tsx';
import { Door } from './door.tsx';
import { History } from './history.tsx';
import { Moves } from './moves.tsx';
import { Tree } from './tree.tsx';
import { useHistory } from './use-history.ts';
import { useNarrow } from './use-narrow.ts';
import { useBoard, walkOf } from './use-spot.ts';

const PANES = ['board', 'moves', 'tree'] as const;
type Pane = (typeof PANES)[number];

/** The name of rules that bear none. */
const NAMELESS = 'game';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** A position on the bench: its board and verdict, its moves, and its tree; on a phone one of them at a time. */
export function Bench({ link, go }: Props) {
  const { t, alone, language } = useWords();
  const walk = walkOf(link, go, useAnswering()?.name);
  const { board, fault, isNow } = useBoard(walk.key);
  const { plies, long } = useHistory(walk);
  const isNarrow = useNarrow();
  const [pane, setPane] = useState<Pane>('board');
  const panes: Readonly<Record<Pane, ReactNode>> = {
    board: board && <BoardPane link={link} go={go} walk={walk} board={board} isNow={isNow} />,
    moves: board && <Moves walk={walk} board={board} />,
    tree: board && (
      <Stack gap="xl">
        <Tree walk={walk} plies={plies} />
        <History walk={walk} plies={plies} long={long} />
        <Compare link={link} go={go} walk={walk} />
      </Stack>
    ),
  };
  return (
    <div className="bench">
      <div>
        <Title order={1} size="h2">
          {board === undefined
            ? t('page-analyse')
            : board.called.en === NAMELESS
              ? t('analyse-own-rules')
              : board.called[language]}
        </Title>
        <Text c="dimmed" size="sm">
          {board !== undefined && t(link.line.convention === 'misere' ? 'page-goal-misere' : 'page-goal-normal')}
        </Text>
      </div>
      <Door link={link} go={go} />
      <ByCertificate />
      {fault !== undefined && (
        <Alert color="orange" role="alert">
          {alone(fault)}
        </Alert>
      )}
      {board !== undefined && board.plies.length < walk.spot.moves.length && isNow && (
        <Alert color="orange" role="alert">
          {t('page-no-such-move')}
          <Button
            ml="md"
            size="compact-sm"
            variant="default"
            onClick={() =>
              walk.to(
                board.plies.map(({ text }) => text),
                board.plies.length,
              )
            }
          >
            {t('page-undo')}
          </Button>
        </Alert>
      )}
      {board === undefined ? null : isNarrow ? (
        <>
          <Tabs pane={pane} choose={setPane} />
          <div role="tabpanel" id="pane" aria-labelledby={`tab-${pane}`} className="pane">
            {panes[pane]}
          </div>
        </>
      ) : (
        <div className="panes">
          <div className="pane">{panes.board}</div>
          <div className="pane">
            {panes.moves}
            {panes.tree}
          </div>
        </div>
      )}
      {board === undefined && fault === undefined && <Text role="status">{t('page-working')}</Text>}
    </div>
  );
}

function Tabs({ pane, choose }: { readonly pane: Pane; readonly choose: (pane: Pane) => void }) {
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = PANES[(PANES.indexOf(pane) + by + PANES.length) % PANES.length] ?? pane;
    choose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('analyse-panes')} className="pane-tabs" onKeyDown={onKeyDown}>
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls="pane"
          aria-selected={name === pane}
          tabIndex={name === pane ? 0 : -1}
          onClick={() => choose(name)}
        >
          {t(`analyse-tab-${name}`)}
        </button>
      ))}
    </div>
  );
}
