import { Button, Group, Text } from '@mantine/core';
import { inWords } from '../../boards/in-words.ts';
import type { ClaimCard } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { cardText } from './card-text.ts';
import { Copy } from './copy.tsx';
import { HowRead } from './how-read.tsx';

interface Props {
  readonly card: ClaimCard;
  readonly link: Link;
  readonly go: (link: Link) => void;
}

const MARKS = { proved: '✓', observed: '◔', refuted: '✗', unsettled: '?' } as const;

/** A claim, its verdict, and for one that fails: the smallest counterexample, a line of play, and the readings under which it stands. */
export function ClaimView({ card, link, go }: Props) {
  const words = useWords();
  const { t, alone, language } = words;
  const { verdict, at } = card;
  const open = (place: 'play' | 'analyse') => {
    if (at === undefined) return;
    const { moves, ...start } = at;
    const line = { ...start, convention: card.convention, moves: place === 'play' ? moves : [] };
    // Where a move was claimed, the person has made it, and the computer shows the answer.
    const first = place === 'play' && moves.length > 0 ? 'me' : 'computer';
    go({ ...link, place, open: true, first, opponent: 'perfect', line });
  };
  return (
    <li className="finding" data-verdict={verdict}>
      <Group justify="space-between" align="start" gap="xs" wrap="nowrap">
        <code className="claim">{card.text}</code>
        <span className="badge" data-verdict={verdict}>
          <span aria-hidden="true">{MARKS[verdict]}</span> {t(`verify-${verdict}`)}
        </span>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {card.source !== undefined && `“${card.source}” · `}
        {t('verify-reading', {
          game: card.called?.[language] ?? card.game,
          convention: t(card.convention === 'misere' ? 'verify-misere' : 'verify-normal'),
          line: card.line,
        })}
      </Text>
      <p>{alone(card.said)}</p>
      {card.moves !== undefined && <p>{alone(card.moves)}</p>}
      {card.play.length > 0 && (
        <details open={verdict === 'refuted' && card.play.length <= 6}>
          <summary>{t('verify-line')}</summary>
          <ol className="told">
            {card.play.map((fact, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its place in the line
              <li key={i}>{alone(inWords(fact, card.boards, words))}</li>
            ))}
          </ol>
        </details>
      )}
      {card.beside.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {t('verify-beside')}
          </Text>
          <ul className="beside">
            {card.beside.map((fact, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: readings are told once, in order
              <li key={i}>{alone(fact)}</li>
            ))}
          </ul>
        </div>
      )}
      <HowRead card={card} />
      <Group gap="xs" mt="xs">
        {at !== undefined && (
          <>
            <Button size="compact-md" variant="light" onClick={() => open('play')}>
              {t(at.moves.length > 0 ? 'verify-play-move' : 'verify-play')}
            </Button>
            <Button size="compact-md" variant="subtle" onClick={() => open('analyse')}>
              {t('page-open-in', { place: t('page-analyse') })}
            </Button>
          </>
        )}
        <Copy text={() => cardText(card, words)} label={t('verify-copy')} />
      </Group>
    </li>
  );
}
