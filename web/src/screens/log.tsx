import { Button, Stack, Text, Title } from '@mantine/core';
import { told } from '../boards/told.ts';
import type { Board } from '../engine/api.ts';
import { useWords } from '../language.tsx';
import type { Link } from '../link.ts';
import { useAbout } from '../use-about.ts';
import { About } from './play/about.tsx';
import { Share } from './play/share.tsx';
import type { Table } from './play/use-table.ts';

interface Props {
  readonly board: Board;
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly table: Table;
  readonly who: (ply: number) => string;
}

/** Beside the board: what was played, each ply to jump to, and where to take the position. */
export function Log({ board, link, go, table, who }: Props) {
  const words = useWords();
  const { t } = words;
  const about = useAbout(board.name, board.about);
  const now = board.plies.length;
  const later = table.whole.slice(now);
  return (
    <Stack gap="lg" component="aside">
      <section>
        <Title order={2} size="h4">
          {t('page-log')}
        </Title>
        {table.whole.length === 0 ? (
          <Text c="dimmed">{t('page-log-empty')}</Text>
        ) : (
          <ol className="log" start={0}>
            <li>
              <button type="button" aria-current={now === 0 ? 'step' : undefined} onClick={() => table.jump(0)}>
                {t('page-start-position')}
              </button>
            </li>
            {board.plies.map(({ parts, move, before }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
              <li key={`${i} ${before}`}>
                <button
                  type="button"
                  aria-current={i + 1 === now ? 'step' : undefined}
                  onClick={() => table.jump(i + 1)}
                >
                  <span className="who">{who(i)}</span> {told({ ...board, parts }, move, words)}
                </button>
              </li>
            ))}
            {later.map((text, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
              <li key={`${now + i} ${text}`} className="later">
                <button type="button" onClick={() => table.jump(now + i + 1)}>
                  <span className="who">{who(now + i)}</span> {text}
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section>
        <Title order={2} size="h4">
          {t('page-rules')}
        </Title>
        <About text={about || link.line.page || link.line.game} />
        <details className="keys">
          <summary>{t('page-keys')}</summary>
          <Text size="sm">{t('page-keys-list')}</Text>
        </details>
      </section>
      <Share />
      <Button
        variant="default"
        onClick={() => go({ ...link, place: 'analyse', line: { ...link.line, position: board.position, moves: [] } })}
      >
        {t('page-open-in', { place: t('page-analyse') })}
      </Button>
    </Stack>
  );
}
