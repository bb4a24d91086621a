import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import { type Link, writeLink } from '../../link.ts';
import { LinkFile } from '../link-file.tsx';
import { Parameters } from '../play/parameters.tsx';
import { useForm } from '../use-form.ts';
import { ClaimView } from './claim-view.tsx';
import { Copy } from './copy.tsx';
import { sayings } from './examples.ts';
import { Result } from './result.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** One game and what is said of it: a formula, who wins, a period, a table, a move or a strategy; all of it stands in the link. */
export function OneClaim({ link, go }: Props) {
  const { t, say } = useWords();
  const { line, asked } = link;
  const claim = asked.claim ?? '';
  const [game, setGame] = useState(line.page ?? line.game);
  const [text, setText] = useState(claim);
  const [set, setSet] = useState(line.set);
  const [convention, setConvention] = useState(line.convention);
  const form = useForm({ game, page: undefined });
  const [turn, setTurn] = useState(0);
  const long = useLong();
  const { start } = long;
  const key = JSON.stringify({ game: line.game, page: line.page, set: line.set });

  useEffect(() => {
    setGame(line.page ?? line.game);
    setSet(line.set);
    setConvention(line.convention);
    setText(claim);
  }, [line.page, line.game, line.set, line.convention, claim]);
  useEffect(() => {
    if (claim === '') return;
    start({ is: 'added', source: JSON.parse(key), text: claim, convention: line.convention });
  }, [key, claim, line.convention, start]);
  const ask = (nextGame: string, nextText: string, nextSet: readonly string[]) => {
    setTurn(turn + 1);
    const next = { ...line, game: nextGame, page: undefined, set: nextSet, convention, position: '', moves: [] };
    const same =
      nextGame === (line.page ?? line.game) &&
      nextText === claim &&
      convention === line.convention &&
      JSON.stringify(nextSet) === JSON.stringify(line.set);
    if (same) start({ is: 'added', source: JSON.parse(key), text: claim, convention });
    else go({ ...link, open: true, line: next, asked: { tab: 'one', claim: nextText } });
  };
  const { result, cards } = long;
  return (
    <Stack gap="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(game, text, set);
        }}
      >
        <Stack gap="md">
          <Text maw="46rem">{t('verify-one-invite')}</Text>
          <Textarea
            label={t('page-game')}
            description={t('page-find-game')}
            value={game}
            onChange={(event) => {
              setGame(event.currentTarget.value);
              setSet([]);
            }}
            minRows={1}
            maxRows={10}
            autosize
            spellCheck={false}
            autoCapitalize="off"
            classNames={{ input: 'code' }}
          />
          {form !== undefined && <Parameters key={form.name} form={form} set={set} change={setSet} />}
          <Checkbox
            label={t('page-misere')}
            checked={convention === 'misere'}
            onChange={(event) => setConvention(event.currentTarget.checked ? 'misere' : 'normal')}
          />
          <Textarea
            label={t('verify-one-claim')}
            description={t('verify-one-hint')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ask(game, text, set);
            }}
            minRows={2}
            maxRows={12}
            autosize
            spellCheck={false}
            autoCapitalize="off"
            classNames={{ input: 'code' }}
          />
          <Group gap="xs">
            <Button type="submit" disabled={text.trim() === '' || game.trim() === ''}>
              {t('verify-check')}
            </Button>
          </Group>
          <Group gap="xs" role="group" aria-label={t('page-examples')}>
            <Text size="sm" c="dimmed">
              {t('page-examples')}
            </Text>
            {sayings.map((one) => (
              <Button
                key={one.name}
                variant="default"
                size="compact-md"
                fz="sm"
                onClick={() => {
                  setGame(one.game);
                  setText(one.claim);
                  ask(one.game, one.claim, []);
                }}
              >
                {t(`verify-say-${one.name}`)}
              </Button>
            ))}
          </Group>
        </Stack>
      </form>
      <Result long={long} asked={turn}>
        {result?.is === 'checked' && cards.length > 1 && <Text fw={600}>{say(result.summary)}</Text>}
        <ol className="verdicts">
          {cards.map((card) => (
            <ClaimView key={`${card.line} ${card.text}`} card={card} link={link} go={go} />
          ))}
        </ol>
        {cards.length > 0 && (
          <Group gap="xs">
            <Copy
              text={() => `${location.origin}${location.pathname}${writeLink(link)}`}
              label={t('verify-copy-link')}
            />
            <LinkFile address={`${location.origin}${location.pathname}${writeLink(link)}`} />
          </Group>
        )}
      </Result>
    </Stack>
  );
}
