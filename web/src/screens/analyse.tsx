import { Alert, Button, Checkbox, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import type { Fault, Reply } from 'nimlab';
import { useEffect, useState } from 'react';
import { engine, stopEngine } from '../engine/engine.ts';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';

const BUDGET = 10_000_000;
const WANTED = { all: true, count: true, why: true } as const;

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Analyse: who wins a position, by which moves, why, and how sure. */
export function Analyse({ link, go }: Props) {
  const { t, say } = useWords();
  const { line, open } = link;
  const [game, setGame] = useState(line.game);
  const [position, setPosition] = useState(line.position);
  const [isMisere, setMisere] = useState(line.convention === 'misere');
  const [budget, setBudget] = useState(BUDGET);
  const [reply, setReply] = useState<Reply | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const [state, setState] = useState<'idle' | 'working' | 'stopped'>('idle');
  const { moves: _, ...start } = line;
  const key = JSON.stringify(start);

  useEffect(() => {
    if (!open) return;
    let isHere = true;
    setState('working');
    setReply(undefined);
    setFault(undefined);
    void engine()
      .ask(JSON.parse(key), WANTED, budget)
      .then((read) => {
        if (!isHere) return;
        setState('idle');
        if (read.ok) setReply(read.value);
        else setFault(read.fault);
      });
    return () => {
      isHere = false;
    };
  }, [key, open, budget]);

  return (
    <Stack gap="lg">
      <Title order={1}>{t('page-analyse')}</Title>
      <Text>{t('page-analyse-invite')}</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go({
            ...link,
            open: true,
            line: { ...line, game: game.trim(), position, convention: isMisere ? 'misere' : 'normal', moves: [] },
          });
        }}
      >
        <Group align="end" gap="md">
          <TextInput label={t('page-game')} value={game} onChange={(event) => setGame(event.currentTarget.value)} />
          <TextInput
            label={t('page-position')}
            value={position}
            onChange={(event) => setPosition(event.currentTarget.value)}
          />
          <Checkbox
            label={t('page-misere')}
            checked={isMisere}
            onChange={(event) => setMisere(event.currentTarget.checked)}
          />
          <Button type="submit">{t('page-ask')}</Button>
        </Group>
      </form>
      <div aria-live="polite">
        {state === 'working' && (
          <Group>
            <Text>{t('page-working')}</Text>
            <Button
              variant="default"
              size="compact-md"
              onClick={() => {
                stopEngine();
                setState('stopped');
              }}
            >
              {t('page-stop')}
            </Button>
          </Group>
        )}
        {state === 'stopped' && <Text>{t('page-stopped')}</Text>}
        {reply !== undefined && <Verdict reply={reply} />}
      </div>
      {fault !== undefined && (
        <Alert color="orange" role="alert">
          {say(fault)}
        </Alert>
      )}
      {reply?.next !== undefined && (
        <Button variant="light" w="fit-content" onClick={() => setBudget(reply.next?.options ?? BUDGET)}>
          {t('page-more-budget')}
        </Button>
      )}
      {reply !== undefined && <Found reply={reply} />}
    </Stack>
  );
}

const SHAPES = { N: '▲', P: '○', D: '◇', '?': '□' } as const;

function Verdict({ reply }: { readonly reply: Reply }) {
  const { t, say } = useWords();
  return (
    <section className="verdict" aria-label={t('page-verdict')}>
      <div className="caption">{say(reply.reading)}</div>
      <div>
        <span className="token" data-outcome={reply.outcome}>
          {SHAPES[reply.outcome]} {reply.outcome}
        </span>{' '}
        {say(reply.verdict)}
      </div>
      {reply.value !== undefined && (
        <div>
          {t('value')} {String(reply.value)}
        </div>
      )}
      {reply.ground !== undefined && <div className="caption">{say(reply.ground)}</div>}
      {[...reply.why, ...reply.refuted, ...reply.remarks].map((fact) => (
        <div key={JSON.stringify(fact, (_, value) => (typeof value === 'bigint' ? String(value) : value))}>
          {say(fact)}
        </div>
      ))}
    </section>
  );
}

function Found({ reply }: { readonly reply: Reply }) {
  const { t, say } = useWords();
  return (
    <Stack gap="lg">
      {reply.steps.length > 0 && (
        <section>
          <Title order={2} size="h4">
            {t('page-why-so')}
          </Title>
          <div className="said">{reply.steps.map((step) => say(step)).join('\n')}</div>
        </section>
      )}
      {reply.moves !== undefined && reply.moves.items.length > 0 && (
        <section>
          <Title order={2} size="h4">
            {t('page-winning-moves')}
            {reply.count === undefined ? '' : ` (${reply.count})`}
          </Title>
          <Table.ScrollContainer minWidth={320}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('page-move')}</Table.Th>
                  <Table.Th>{t('page-after')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {reply.moves.items.slice(0, 100).map(({ text, position }) => (
                  <Table.Tr key={text}>
                    <Table.Td>{text}</Table.Td>
                    <Table.Td>{position}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </section>
      )}
      {reply.replies !== undefined && reply.replies.items.length > 0 && (
        <section>
          <Title order={2} size="h4">
            {t('page-losing-moves')}
          </Title>
          <Table.ScrollContainer minWidth={320}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('page-move')}</Table.Th>
                  <Table.Th>{t('page-reply')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {reply.replies.items.slice(0, 100).map(({ move, reply: answer }) => (
                  <Table.Tr key={move.text}>
                    <Table.Td>{move.text}</Table.Td>
                    <Table.Td>{answer.text}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </section>
      )}
    </Stack>
  );
}
