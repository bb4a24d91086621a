import { ActionIcon, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Line } from '../../engine/api.ts';
import { engine } from '../../engine/engine.ts';
import { useWords } from '../../language.tsx';
import { type Command, commandOf } from './command.ts';
import type { Table } from './use-table.ts';

interface Props {
  readonly table: Table;
  readonly line: Line;
  readonly help: (rung: number) => void;
  readonly nextHint: () => void;
  readonly verdict: () => void;
}

/** A line to type moves and words into, as in the terminal game. */
export function CommandBox({ table, line, help, nextHint, verdict }: Props) {
  const { t, say } = useWords();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState('');
  const { board } = table;

  const tried = async (text: string) => {
    if (!table.isPersons || table.isOver) return setAnswer(t('page-not-now'));
    const [only, another] = await engine().typed(line, text);
    const example = board?.moves[0]?.text;
    if (only === undefined)
      return setAnswer(example === undefined ? t('page-no-such-move') : t('page-such-a-move', { move: example }));
    if (another !== undefined) return setAnswer(t('page-which-move', { first: only.text, second: another.text }));
    setAnswer('');
    table.make(only.text);
  };
  const obey = (command: Command) => {
    setAnswer('');
    switch (command.is) {
      case 'hint':
        return nextHint();
      case 'why':
        return help(5);
      case 'best':
        return help(4);
      case 'value':
        return verdict();
      case 'undo':
        return table.undo();
      case 'redo':
        return table.redo();
      case 'new':
        return table.restart(false);
      case 'swap':
        return table.restart(true);
      case 'go':
        return table.jump(command.ply);
      case 'read':
        return setAnswer(t('page-position-is', { position: board?.position ?? '' }));
      case 'moves':
        return setAnswer(
          t('page-moves-are', {
            moves: (board?.moves ?? [])
              .slice(0, 40)
              .map((move) => say(move.fact))
              .join('; '),
          }),
        );
      case 'help':
        return setAnswer(t('page-command-help'));
      case 'move':
        return void tried(command.text);
    }
  };

  return (
    <form
      className="command"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        obey(commandOf(typed));
        setTyped('');
      }}
    >
      <TextInput
        id="command"
        label={t('page-command')}
        description={t('page-command-hint')}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('.board [data-stop][tabindex="0"]')?.focus();
        }}
        rightSection={
          <ActionIcon type="submit" variant="subtle" aria-label={t('page-send')}>
            ↵
          </ActionIcon>
        }
      />
      <Text size="sm" role="status" className="said">
        {answer}
      </Text>
    </form>
  );
}
