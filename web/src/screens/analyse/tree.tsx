import { Button, Group, Title } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { areCharacterKeysOn } from '../../character-keys.ts';
import type { Choosing, PlyRow } from '../../engine/analysis.ts';
import { useWords } from '../../language.tsx';
import type { Path } from './branches.ts';
import { TreeRow } from './tree-row.tsx';
import type { Walk } from './use-spot.ts';
import { useTree } from './use-tree.ts';

const CHOOSINGS: readonly Choosing[] = ['all', 'winning', 'reply'];

/** The tree of all that was looked at from the start: unfolded as far as is asked, walked through by arrows. */
export function Tree({ walk, plies }: { readonly walk: Walk; readonly plies: readonly PlyRow[] }) {
  const { t } = useWords();
  const [hasValues, setValues] = useState(true);
  const wantsFocus = useRef(false);
  const tree = useTree(walk, plies);
  const { rows, now } = tree;
  const here = rows[now];
  const path = here?.path ?? [];

  const stand = (next: Path | undefined) => {
    if (next === undefined) return;
    wantsFocus.current = true;
    tree.stand(next);
  };
  const right = () => {
    if (here === undefined) return;
    if (here.branch.branches.length === 0) void tree.unfold(path);
    else if (!here.branch.isOpen) tree.fold(path, true);
    else stand(rows[now + 1]?.path);
  };
  const left = () => {
    if (here?.branch.isOpen === true && here.branch.branches.length > 0) tree.fold(path, false);
    else if (path.length > 0) stand(path.slice(0, -1));
  };
  const playBest = () => {
    wantsFocus.current = true;
    void tree.playBest(path);
  };
  const obeyed = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
        stand(rows[now + 1]?.path);
        return true;
      case 'ArrowUp':
        stand(rows[now - 1]?.path);
        return true;
      case 'ArrowRight':
        right();
        return true;
      case 'ArrowLeft':
        left();
        return true;
      case 'Home':
        stand([]);
        return true;
      case 'End':
        stand(rows.at(-1)?.path);
        return true;
      case 'Enter':
        tree.open(path);
        return true;
      case ' ':
        playBest();
        return true;
    }
    if (!areCharacterKeysOn()) return false;
    if (key.toLowerCase() === 'v') setValues(!hasValues);
    else if (key.toLowerCase() === 'd') tree.cut(path);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (obeyed(event.key)) event.preventDefault();
  };

  return (
    <section aria-labelledby="tree-head" className="part-of-bench">
      <Title order={2} size="h4" id="tree-head">
        {t('analyse-tree')}
      </Title>
      <Group gap="xs" role="group" aria-label={t('analyse-tree-expand')}>
        <span className="caption">{t('analyse-tree-expand')}</span>
        {CHOOSINGS.map((one) => (
          <Button
            key={one}
            size="compact-md"
            variant={one === tree.choosing ? 'light' : 'default'}
            aria-pressed={one === tree.choosing}
            onClick={() => tree.choose(one)}
          >
            {t(`analyse-tree-${one}`)}
          </Button>
        ))}
      </Group>
      <div role="tree" aria-labelledby="tree-head" className="tree">
        {rows.map((row, i) => (
          <TreeRow
            key={row.path.join('\n')}
            row={row}
            hasValues={hasValues}
            isNow={i === now}
            wantsFocus={wantsFocus}
            isHere={row.path.length === walk.ply && row.path.every((move, at) => walk.moves[at] === move)}
            onKeyDown={onKeyDown}
            stand={() => tree.stand(row.path)}
            open={() => tree.open(row.path)}
            turn={() =>
              row.branch.branches.length === 0 ? void tree.unfold(row.path) : tree.fold(row.path, !row.branch.isOpen)
            }
          />
        ))}
      </div>
      <Group gap="xs" role="toolbar" aria-label={t('analyse-tree')}>
        <Button size="compact-md" variant="default" onClick={() => void tree.playBest(path)}>
          {t('analyse-tree-best')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => tree.open(path)}>
          {t('analyse-tree-open')}
        </Button>
        <Button size="compact-md" variant="default" aria-pressed={hasValues} onClick={() => setValues(!hasValues)}>
          {t('analyse-tree-values')}
        </Button>
        <Button size="compact-md" variant="default" disabled={path.length === 0} onClick={() => tree.cut(path)}>
          {t('analyse-tree-delete')}
        </Button>
      </Group>
      <p className="caption keys-line">{t('analyse-tree-keys')}</p>
    </section>
  );
}
