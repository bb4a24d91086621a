import { misstepOf } from '../rules/misstep.ts';
import type { Component } from '../rules/position.ts';
import type { Option } from '../rules/rules.ts';
import type { Game } from './game.ts';
import { type LineOf, lines } from './line.ts';
import { chosen, type Games, type MoveForm, moveForm } from './option.ts';
import { refuse } from './refuse.ts';
import type { GameTree } from './tree.ts';
import type { Frame } from './value.ts';
import { choices } from './visit.ts';

/** The most choices of names that `sample` lines are run through. */
const MOST = 4000;

/** The components that the `sample` lines of a page name, in their order, read when they are first asked for; undefined when there is no such line. */
export function sampled(tree: GameTree, game: Game, games: Games): (() => readonly Component[]) | undefined {
  const forms = lines(tree, 'sample').map((line) => sampleForm(line, tree, game, games));
  if (forms.length === 0) return undefined;
  let list: readonly Component[] | undefined;
  return () => {
    list ??= [...listed(forms, tree.shape.length + game.scope.room.size)];
    return list;
  };
}

function sampleForm({ option, clauses, place }: LineOf<'sample'>, tree: GameTree, game: Game, games: Games): MoveForm {
  // A sample stands outside every component: it sees the parameters and the formulas, not the fields.
  const fields = new Set(tree.shape.map(({ name }) => name));
  const names = new Map([...game.scope.names].filter(([name]) => !fields.has(name)));
  const form = moveForm(option, clauses, { ...game.scope, names }, game, games, place);
  const parts = form.option.ends === undefined ? form.option.parts : [];
  const found = form.option.ends ?? (parts.length === 1 ? parts[0]?.game.name : String(parts.length));
  return found === game.name
    ? form
    : refuse(place, 'option-shape', { game: game.name, wanted: game.name, found: found ?? '' });
}

function* listed(forms: readonly MoveForm[], room: number): Generator<Component, void> {
  let tries = 0;
  for (const form of forms) {
    const frame: Frame = Array.from({ length: room }, () => 0);
    for (const _ of choices(form.made.steps, frame)) {
      tries += 1;
      if (tries > MOST) return;
      for (const part of allowed(form, frame)?.to ?? []) yield part.component;
    }
  }
}

/** The option, or undefined when `require` refuses what it leads to. */
function allowed(form: MoveForm, frame: Frame): Option | undefined {
  try {
    return chosen(form, frame);
  } catch (thrown) {
    if (misstepOf(thrown)?.id !== 'broken-require') throw thrown;
    return undefined;
  }
}
