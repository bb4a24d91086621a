import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Fact, Fault } from 'nimlab';
import { useEffect, useState } from 'react';
import { Drawn } from '../boards/drawn.tsx';
import type { Board, BoardMove, Turned } from '../engine/api.ts';
import { engine } from '../engine/engine.ts';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';
import { Choices } from './choices.tsx';
import { Log } from './log.tsx';
import { Setup } from './setup.tsx';

const SKILL = { perfect: 1, good: 0.7, random: 0, person: 1 } as const;

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Play: a game against the computer, or between two people, from any position. */
export function Play({ link, go }: Props) {
  const { t, say, language } = useWords();
  const { line, first, opponent, open } = link;
  const [board, setBoard] = useState<Board | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const [offered, setOffered] = useState<readonly BoardMove[]>([]);
  const [hints, setHints] = useState<readonly Fact[]>([]);
  const [rung, setRung] = useState(0);
  const [turned, setTurned] = useState<readonly Turned[]>([]);
  const key = JSON.stringify(line);

  useEffect(() => {
    let isHere = true;
    setOffered([]);
    setHints([]);
    setRung(0);
    setTurned([]);
    if (!open) {
      setBoard(undefined);
      return;
    }
    void engine()
      .board(JSON.parse(key))
      .then(async (read) => {
        if (!isHere) return;
        setFault(read.ok ? undefined : read.fault);
        setBoard(read.ok ? read.value : undefined);
        if (read.ok && read.value.ending !== undefined) {
          const points = await engine().turned(JSON.parse(key));
          if (isHere) setTurned(points);
        }
      });
    return () => {
      isHere = false;
    };
  }, [key, open]);

  const isPersons = opponent === 'person' || (line.moves.length % 2 === 0) === (first === 'me');
  const isOver = board?.ending !== undefined;

  useEffect(() => {
    if (board === undefined || isOver || isPersons || board.plies.length !== line.moves.length) return;
    let isHere = true;
    void engine()
      .answer(line, { skill: SKILL[opponent], seed: line.position.length })
      .then((move) => {
        if (isHere && move !== undefined) go({ ...link, line: { ...line, moves: [...line.moves, move] } });
      });
    return () => {
      isHere = false;
    };
  }, [board, isOver, isPersons, line, opponent, link, go]);

  const make = (move: string) => go({ ...link, line: { ...line, moves: [...line.moves, move] } });
  const back = () => {
    const count = opponent === 'person' || line.moves.length < 2 || !isPersons ? 1 : 2;
    go({ ...link, line: { ...line, moves: line.moves.slice(0, -count) } });
  };
  const help = async (wanted: number) => {
    setRung(wanted);
    setHints(await engine().hint(line, wanted));
  };
  const [only] = offered;
  const chosen = offered.length === 1 ? only : undefined;

  if (!open || board === undefined)
    return (
      <Stack gap="lg">
        <Title order={1}>{t('page-play')}</Title>
        <Text>{t('page-play-invite')}</Text>
        {fault !== undefined && (
          <Alert color="orange" role="alert">
            {say(fault)}
          </Alert>
        )}
        <Setup link={link} go={go} />
      </Stack>
    );

  return (
    <div className="columns">
      <Stack gap="md">
        <Title order={1}>{board.called[language]}</Title>
        <Drawn board={board} chosen={chosen} choose={isPersons && !isOver ? setOffered : undefined} />
        <Text aria-live="polite" fw={600}>
          {status()}
        </Text>
        {isPersons && !isOver && <Choices board={board} offered={offered} offer={setOffered} make={make} />}
        <Group gap="xs">
          <Button variant="default" onClick={back} disabled={line.moves.length === 0}>
            {t('page-undo')}
          </Button>
          <Button variant="default" onClick={() => void help(Math.min(5, rung + 1))} disabled={isOver}>
            {t('page-hint')}
          </Button>
          <Button variant="default" onClick={() => void help(5)} disabled={isOver}>
            {t('page-why')}
          </Button>
          <Button variant="default" onClick={() => go({ ...link, line: { ...line, moves: [] } })}>
            {t('page-new-game')}
          </Button>
        </Group>
        {hints.length > 0 && (
          <Alert color="blue" role="status">
            <div className="said">{hints.map((fact) => say(fact)).join('\n')}</div>
          </Alert>
        )}
        {isOver && (
          <section>
            <Title order={2} size="h4">
              {t('page-turning')}
            </Title>
            {turned.length === 0 ? (
              <Text>{t('page-turning-none')}</Text>
            ) : (
              turned.map(({ ply, move, better }) => (
                <Group key={ply} gap="sm">
                  <Text>{t('page-turning-point', { ply, move: say(move), better: say(better) })}</Text>
                  <Button
                    size="compact-sm"
                    variant="light"
                    onClick={() => go({ ...link, line: { ...line, moves: line.moves.slice(0, ply - 1) } })}
                  >
                    {t('page-retry')}
                  </Button>
                </Group>
              ))
            )}
          </section>
        )}
      </Stack>
      <Log board={board} link={link} go={go} />
    </div>
  );

  function status(): string {
    if (board === undefined) return '';
    if (board.ending === 'drawn') return t('page-drawn');
    const player = (board.plies.length % 2) + 1;
    if (board.ending !== undefined) {
      const isWon = board.ending === 'won';
      if (opponent === 'person') return t('page-player-won', { player: isWon ? player : 3 - player });
      return t(isWon === isPersons ? 'page-you-won' : 'page-you-lost');
    }
    if (opponent === 'person') return t('page-player-turn', { player });
    const last = board.plies.at(-1);
    if (!isPersons) return t('page-thinking');
    return last === undefined
      ? t('page-your-turn')
      : `${t('page-computer-moved', { move: say(last.fact) })} ${t('page-your-turn')}`;
  }
}
