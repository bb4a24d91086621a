import { Autocomplete, Button, Checkbox, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Listed } from '../engine/api.ts';
import { engine } from '../engine/engine.ts';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

const EXAMPLES = [
  { game: 'nim', position: '3 5 7' },
  { game: 'kayles', position: '9' },
  { game: 'wythoff', position: '8 12' },
  { game: 'tower', position: '8 7 6 5 4 3 2 1' },
  { game: 'chomp', position: '' },
  { game: 'fibonacci', position: '20' },
] as const;

/** What to play, from where, against whom. */
export function Setup({ link, go }: Props) {
  const { t, language } = useWords();
  const { line } = link;
  const [games, setGames] = useState<readonly Listed[]>([]);
  const [game, setGame] = useState(line.game);
  const [position, setPosition] = useState(line.position);
  const [isMisere, setMisere] = useState(line.convention === 'misere');
  const [first, setFirst] = useState(link.first);
  const [opponent, setOpponent] = useState(link.opponent);
  useEffect(() => {
    void engine().games().then(setGames);
  }, []);
  const about = games.find(({ name }) => name === game)?.about[language];
  const begin = (from: { readonly game: string; readonly position: string }) =>
    go({
      ...link,
      first,
      opponent,
      open: true,
      line: { ...line, ...from, convention: isMisere ? 'misere' : 'normal', set: [], moves: [] },
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin({ game: game.trim(), position });
      }}
    >
      <Stack gap="md" maw="38rem">
        <Autocomplete
          label={t('page-game')}
          description={t('page-find-game')}
          value={game}
          onChange={setGame}
          limit={100}
          data={games.map(({ name }) => name)}
          renderOption={({ option }) => {
            const found = games.find(({ name }) => name === option.value);
            return `${found?.called[language] ?? ''} — ${option.value}`;
          }}
          filter={({ options, search }) =>
            options.filter((option) => {
              const name = 'value' in option ? option.value : '';
              const found = games.find((one) => one.name === name);
              const wanted = search.trim().toLowerCase();
              return [name, found?.called.en, found?.called.zh, ...(found?.nicknames ?? [])].some((one) =>
                one?.toLowerCase().includes(wanted),
              );
            })
          }
        />
        {about !== undefined && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        <TextInput
          label={t('page-position')}
          description={t('page-position-hint')}
          value={position}
          onChange={(event) => setPosition(event.currentTarget.value)}
        />
        <Checkbox label={t('page-misere')} checked={isMisere} onChange={(event) => setMisere(event.currentTarget.checked)} />
        <Group gap="lg" align="end">
          <div>
            <Text size="sm" fw={500}>
              {t('page-who-first')}
            </Text>
            <SegmentedControl
              aria-label={t('page-who-first')}
              value={first}
              onChange={(value) => setFirst(value === 'computer' ? 'computer' : 'me')}
              data={[
                { value: 'me', label: t('page-me') },
                { value: 'computer', label: t('page-computer') },
              ]}
            />
          </div>
          <Select
            label={t('page-opponent')}
            value={opponent}
            allowDeselect={false}
            onChange={(value) => setOpponent(OPPONENTS.find((one) => one === value) ?? 'perfect')}
            data={OPPONENTS.map((value) => ({ value, label: t(`page-${value}`) }))}
          />
        </Group>
        <Group>
          <Button type="submit">{t('page-start')}</Button>
        </Group>
        <Text size="sm" fw={500}>
          {t('page-examples')}
        </Text>
        <Group gap="xs">
          {EXAMPLES.map((example) => (
            <Button key={example.game} variant="light" size="compact-md" onClick={() => begin(example)}>
              {games.find(({ name }) => name === example.game)?.called[language] ?? example.game} {example.position}
            </Button>
          ))}
        </Group>
      </Stack>
    </form>
  );
}

const OPPONENTS = ['perfect', 'good', 'random', 'person'] as const;
