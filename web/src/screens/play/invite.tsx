import { Button, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Listed } from '../../engine/api.ts';
import { engine } from '../../engine/engine.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { withWords } from '../../shelves.ts';
import { recent } from './recent.ts';

// The fields of the set-up are not needed for the first move.
const Setup = lazy(async () => {
  const [{ Setup: form }] = await Promise.all([import('../setup.tsx'), withWords('setup')]);
  return { default: form };
});

const EXAMPLES = [
  { game: 'nim', position: '3 5 7', face: '●●●' },
  { game: 'tower', position: '', face: '▦' },
  { game: 'kayles', position: '9', face: '▪▪▪' },
  { game: 'wythoff', position: '8 12', face: '♛' },
  { game: 'chomp', position: '5 5 5 5', face: '▤' },
  { game: 'turtles', position: 'HTHHTH', face: '◐' },
  { game: 'fibonacci', position: '20', face: '❋' },
  { game: 'staircase', position: '2 3 1 4', face: '▟' },
  { game: 'race', position: '', face: '20' },
] as const;

/** Before a game: famous ones to begin at once, those played last, and the set-up of any other. */
export function Invite({ link, go }: { readonly link: Link; readonly go: (link: Link) => void }) {
  const { t, language } = useWords();
  const [games, setGames] = useState<readonly Listed[]>([]);
  const [before] = useState(recent);
  useEffect(() => {
    void engine().games().then(setGames);
  }, []);
  const called = (name: string) => games.find((one) => one.name === name)?.called[language] ?? name;
  return (
    <>
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('page-famous')}
        </Title>
        <div className="cards">
          {EXAMPLES.map(({ game, position, face }) => (
            <button
              key={game}
              type="button"
              className="card"
              onClick={() =>
                go({
                  ...link,
                  open: true,
                  line: { game, position, page: undefined, set: [], convention: 'normal', moves: [] },
                })
              }
            >
              <span className="card-face" aria-hidden="true">
                {face}
              </span>
              <b>{called(game)}</b>
              <span>{position}</span>
            </button>
          ))}
        </div>
      </section>
      {before.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t('page-recent')}
          </Title>
          <div className="choices">
            {before.map((one) => (
              <Button key={JSON.stringify(one)} variant="default" size="compact-md" onClick={() => go(one)}>
                {t('page-recent-moves', {
                  game: called(one.line.game),
                  position: one.line.position,
                  count: one.line.moves.length,
                })}
              </Button>
            ))}
          </div>
        </section>
      )}
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('page-set-up')}
        </Title>
        <Suspense>
          <Setup key={JSON.stringify(link)} link={link} go={go} games={games} />
        </Suspense>
      </section>
    </>
  );
}
