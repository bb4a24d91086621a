import type { Page, Start } from '../rules/rules.ts';
import { condition } from './clauses.ts';
import type { Form, Game, Stated } from './game.ts';
import { type Games, optionForm, reached } from './option.ts';
import { misstep, refuse } from './refuse.ts';
import { type Binding, extended, type Scope } from './scope.ts';
import { fieldsOf, fieldType, shapeType } from './shape.ts';
import type { GameTree, Line } from './tree.ts';
import { fits, typeName } from './type.ts';

export type LineOf<K extends Line['is']> = Extract<Line, { is: K }>;

export function lines<K extends Line['is']>(tree: GameTree, is: K): readonly LineOf<K>[] {
  return tree.lines.filter((line): line is LineOf<K> => line.is === is);
}

export function form(tree: GameTree, is: 'kept' | 'same', scope: Scope): Form | undefined {
  const [line] = tree.lines.filter((one): one is LineOf<'same' | 'kept'> => one.is === is);
  if (line === undefined) return undefined;
  const formula = scope.formula(line.as, scope);
  if (!fits(formula.type, shapeType(tree.shape)))
    return refuse(line.as.place, 'wrong-type', {
      wanted: typeName(shapeType(tree.shape)),
      found: typeName(formula.type),
    });
  return { expr: line.as, formula };
}

export function stated(tree: GameTree, is: 'keep' | 'require', scope: Scope): readonly Stated[] {
  const found = tree.lines.filter((one): one is LineOf<'keep' | 'require'> => one.is === is);
  return found.map(({ condition: when, text, zh, place }) => ({
    when: condition(when, scope),
    text,
    textChinese: zh,
    place,
  }));
}

export function start(line: LineOf<'start'>, game: Game, games: Games): Start {
  const { scope } = game;
  const first = scope.room.size;
  scope.room.size += line.shape.length;
  // A start's own fields stand in slots past those of the game: they may bear the same names.
  const inner = extended(
    { ...scope, letters: line.shape.find(({ letters }) => letters !== undefined)?.letters ?? scope.letters },
    line.shape.map((field, i): [string, Binding] => [
      field.name,
      { is: 'slot', slot: first + i, type: fieldType(field) },
    ]),
  );
  const option = optionForm(line.option, inner, game, games);
  if (option.ends !== undefined)
    return refuse(line.place, 'option-shape', { game: game.name, wanted: game.name, found: option.ends });
  return {
    shape: line.shape,
    position: (component) => {
      const values = line.shape.length === 0 ? [] : fieldsOf(component, line.shape);
      if (values === undefined) return misstep(line.place, 'wrong-component', { game: game.name, component });
      const frame: (typeof values)[number][] = [];
      for (const [i, value] of values.entries()) frame[first + i] = value;
      return reached(option.parts, frame) ?? misstep(line.place, 'negative-number', { component });
    },
  };
}

export function page(tree: GameTree, text: string): Page {
  const both = (is: 'called' | 'about') => {
    const line = tree.lines.find((one): one is LineOf<'called' | 'about'> => one.is === is);
    return line === undefined ? undefined : { en: line.en, zh: line.zh ?? line.en };
  };
  return {
    called: both('called'),
    about: both('about'),
    nicknames: lines(tree, 'nickname').flatMap(({ names }) => names),
    text,
  };
}
