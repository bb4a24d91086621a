import './analyse.css';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { useArrival } from '../../use-arrival.ts';
import { Bench } from './bench.tsx';
import { ByCertificate } from './by-certificate.tsx';
import { Door } from './door.tsx';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
}

/** Positions that show what can be asked. */
const EXAMPLES = [
  ['nim', '3 5 7'],
  ['kayles', '9'],
  ['wythoff', '5 8'],
  ['kayles', '7 + nim 3'],
  ['chomp', '4 3 2'],
] as const;

/** Analyse: who wins a position, by which moves, why, and how sure. */
export function Analyse({ link, go }: Props) {
  const { t } = useWords();
  const { line } = link;
  useArrival(String(link.open));
  if (link.open) return <Bench link={link} go={go} />;
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t('page-analyse')}</Title>
        <Text c="dimmed">{t('page-analyse-invite')}</Text>
      </div>
      <Door link={link} go={go} />
      <ByCertificate />
      <div>
        <Title order={2} size="h4" mb="xs">
          {t('analyse-try')}
        </Title>
        <Group gap="xs">
          {EXAMPLES.map(([game, position]) => (
            <Button
              key={`${game} ${position}`}
              variant="default"
              onClick={() =>
                go({ ...link, open: true, line: { ...line, game, page: undefined, set: [], position, moves: [] } })
              }
            >
              {game} {position}
            </Button>
          ))}
        </Group>
      </div>
    </Stack>
  );
}
