import { Button, Group, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useWords } from '../language.tsx';

interface Props {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly count: number;
  readonly rowAt: (i: number) => readonly ReactNode[];
  readonly size?: number;
}

/** A long table a page at a time, for readers who hear it and for exact reading. */
export function Paged({ caption, heads, count, rowAt, size = 20 }: Props) {
  const { t } = useWords();
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(count / size));
  const now = Math.min(page, pages - 1);
  const rows = Array.from({ length: Math.min(size, count - now * size) }, (_, i) => rowAt(now * size + i));
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too */}
      <section className="wide" tabIndex={0} aria-label={caption}>
        <Table className="figures" captionSide="top" striped withTableBorder>
          <Table.Caption>{caption}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head} scope="col">
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((cells) => (
              <Table.Tr key={String(cells[0])}>
                {cells.map((cell, i) => (
                  <Table.Td key={heads[i]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {pages > 1 && (
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" variant="default" disabled={now === 0} onClick={() => setPage(now - 1)}>
            {t('lab-page-back')}
          </Button>
          <Text size="sm">{t('lab-page-of', { page: now + 1, pages })}</Text>
          <Button size="compact-sm" variant="default" disabled={now === pages - 1} onClick={() => setPage(now + 1)}>
            {t('lab-page-on')}
          </Button>
        </Group>
      )}
    </div>
  );
}
