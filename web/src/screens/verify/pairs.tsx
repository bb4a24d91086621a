import { Alert, Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLong } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Carry } from './carry.tsx';
import { Result } from './result.tsx';
import { apart, together, useHeld } from './use-held.ts';

const SAMPLE = '3 5 7 : win\n1 2 3 : lose\n3 6 9 : 3: 9 -> 5\n2 4 6 : win\n7 : 7\n';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Lines `POSITION : ANSWER` of one's own program, each beside the game's own answer. */
export function Pairs({ link, go }: Props) {
  const { t, say, alone } = useWords();
  const [turn, setTurn] = useState(0);
  const long = useLong();
  const [game, setGame] = useState('nim');
  const [text, setText] = useState('');
  const [isMisere, setMisere] = useState(false);
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const compare = (question: { readonly game: string; readonly text: string; readonly convention: string }) => {
    const convention = question.convention === 'misere' ? 'misere' : 'normal';
    const source = { game: question.game, page: undefined, set: [] };
    setAsked(together(question));
    long.start({ is: 'pairs', source, text: question.text, convention });
  };
  const open = (held: string) => {
    const question = apart(held, ['game', 'text', 'convention']);
    if (question === undefined) return;
    setGame(question.game);
    setText(question.text);
    setMisere(question.convention === 'misere');
    compare(question);
  };
  const { hold, isTooLong } = useHeld(link, go, open);
  const { result } = long;
  return (
    <Stack gap="md">
      <Text maw="46rem">{t('verify-pairs-invite')}</Text>
      <Group align="end" gap="md">
        <TextInput label={t('page-game')} value={game} onChange={(event) => setGame(event.currentTarget.value)} />
        <Checkbox
          mb={8}
          label={t('page-misere')}
          checked={isMisere}
          onChange={(event) => setMisere(event.currentTarget.checked)}
        />
      </Group>
      <Textarea
        label={t('verify-pairs')}
        placeholder={SAMPLE}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={6}
        maxRows={16}
        autosize
        classNames={{ input: 'code' }}
      />
      <Group>
        <Button
          disabled={text.trim() === ''}
          onClick={() => {
            setTurn(turn + 1);
            const question = { game, text, convention: isMisere ? 'misere' : 'normal' };
            compare(question);
            hold(together(question));
          }}
        >
          {t('verify-compare')}
        </Button>
        <Button variant="light" onClick={() => setText(SAMPLE)}>
          {t('verify-sample')}
        </Button>
      </Group>
      <Carry name="pairs.json" text={asked} isTooLong={isTooLong} open={open} />
      <Result long={long} asked={turn}>
        {result?.is === 'paired' && (
          <Alert
            color={result.cards.every(({ verdict }) => verdict === 'right') ? 'green' : 'orange'}
            role="status"
            title={say(result.summary)}
          >
            <ul className="beside">
              {result.cards
                .filter(({ fact }) => fact !== undefined)
                .slice(0, 200)
                .map(({ line, fact }) => (
                  <li key={line}>{fact && alone(fact)}</li>
                ))}
            </ul>
          </Alert>
        )}
      </Result>
    </Stack>
  );
}
