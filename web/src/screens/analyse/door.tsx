import { Button, Group, Text, TextInput } from '@mantine/core';
import type { Fault } from 'nimlab';
import { type FormEvent, useEffect, useState } from 'react';
import { done } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import { type Link, readLink } from '../../link.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  /** The position that is looked at, as it stands in the field. */
  readonly position?: string;
}

/** Faults of what stands for the game. */
const OF_GAME = /^(?:unknown-game|no-game|position-apart|bad-code|code-)/u;

interface Spot {
  readonly game: string;
  readonly position: string;
}

/** Where a position is typed or pasted: in writing, as a judge's input, or as a link of this page. */
export function Door({ link, go, position = link.line.position }: Props) {
  const { t, alone } = useWords();
  const { line } = link;
  const [game, setGame] = useState(line.game);
  const [text, setText] = useState(position);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const [several, setSeveral] = useState<readonly Spot[]>([]);
  const isOfGame = fault !== undefined && line.page === undefined && OF_GAME.test(fault.id);
  useEffect(() => setGame(line.game), [line.game]);
  useEffect(() => setText(position), [position]);

  const to = (spot: Spot) => {
    setSeveral([]);
    const isSame = spot.game === line.game;
    const rules = isSame ? { page: line.page, set: line.set } : { page: undefined, set: [] };
    go({ ...link, open: true, line: { ...line, ...rules, ...spot, moves: [] }, asked: { ...link.asked, ply: '' } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    setSeveral([]);
    const fragment = /#\/.*$/su.exec(text.trim())?.[0];
    if (fragment !== undefined) return go({ ...readLink(fragment), place: 'analyse', open: true });
    const isNew = game.trim() !== line.game;
    const rules = isNew ? { game: game.trim(), page: undefined, set: [] } : line;
    const result = await done({
      is: 'pasted',
      spot: { ...line, ...rules, moves: [] },
      text: text.replaceAll('⏎', '\n'),
    });
    if (result.is !== 'spots') return;
    setFault(result.fault);
    const [first, ...others] = result.spots;
    if (first !== undefined && others.length === 0) to(first);
    else setSeveral(result.spots);
  };

  return (
    <form className="door" onSubmit={(event) => void submit(event)} aria-label={t('analyse-setting')}>
      {line.page === undefined ? (
        <TextInput
          label={t('page-game')}
          value={game}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={isOfGame && alone(fault)}
          onChange={(event) => setGame(event.currentTarget.value)}
        />
      ) : (
        <details className="own">
          <summary>{t('analyse-own-rules')}</summary>
          <pre className="block">{line.page}</pre>
        </details>
      )}
      <TextInput
        label={t('analyse-paste')}
        placeholder={t('analyse-paste-hint')}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={!isOfGame && fault && alone(fault)}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          // A field of one line drops line ends; a judge's input needs them.
          const pasted = event.clipboardData.getData('text');
          if (!pasted.includes('\n')) return;
          event.preventDefault();
          setText(pasted.trim().replaceAll('\n', ' ⏎ '));
        }}
      />
      <Button type="submit">{t('page-ask')}</Button>
      {several.length > 0 && (
        <div className="several" role="status">
          <Text size="sm">{t('analyse-several', { count: several.length })}</Text>
          <Group gap="xs">
            {several.slice(0, 40).map((spot, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same position may come twice
              <Button key={i} size="compact-md" variant="default" onClick={() => to(spot)}>
                {spot.position}
              </Button>
            ))}
          </Group>
        </div>
      )}
    </form>
  );
}
