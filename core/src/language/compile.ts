import type { Fact, Read } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Compiled, Option, Page, Rules, Start } from '../rules/rules.ts';
import { lazy } from './builtins/choices.ts';
import { choices, condition } from './clauses.ts';
import { codeOf } from './codes.ts';
import { expression } from './expression.ts';
import { type Form, formed, framed, type Game, refusal, type Stated } from './game.ts';
import { chosen, type Games, type MoveForm, moveForm, optionForm, reached } from './option.ts';
import { parameters } from './parameter.ts';
import { isRefusal, misstep, onComponent, refuse } from './refuse.ts';
import { type Binding, extended, type Scope } from './scope.ts';
import { fieldsOf, fieldType, shapeType } from './shape.ts';
import { small } from './small.ts';
import { unsound } from './sound.ts';
import { theorems } from './theorem.ts';
import type { FileTree, GameTree, Line } from './tree.ts';
import { fits, typeName } from './type.ts';

/** Chosen parameters by name. */
export type Setting = Readonly<Record<string, Component>>;

/** The rules of every game of a file, in order; the last is the one meant, and `set` chooses its parameters. The first mistake of the text is its fault. */
export function compile(
  tree: FileTree,
  set: Setting,
  status: 'cited' | 'claimed',
  text: string,
): Read<readonly Rules[]> {
  try {
    return { ok: true, value: compiled(tree, set, status, text).map(({ rules }) => rules) };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return { ok: false, fault: thrown.refusal };
  }
}

/** A game with its rules finished, and its move lines as they were compiled. */
export interface Finished {
  readonly game: Game;
  readonly games: Games;
  readonly moves: readonly MoveForm[];
  readonly tree: GameTree;
  readonly rules: Rules;
}

/** The same with what lies behind the rules; throws a refusal. */
export function compiled(tree: FileTree, set: Setting, status: 'cited' | 'claimed', text: string): readonly Finished[] {
  const done: Finished[] = [];
  const games = new Map<string, Game>();
  for (const [i, one] of tree.games.entries()) {
    if (games.has(one.name)) return refuse(one.place, 'duplicate-name', { name: one.name });
    done.push(finish(one, set, i === tree.games.length - 1, status, text, games, done));
  }
  return done;
}

type LineOf<K extends Line['is']> = Extract<Line, { is: K }>;

function lines<K extends Line['is']>(tree: GameTree, is: K): readonly LineOf<K>[] {
  return tree.lines.filter((line): line is LineOf<K> => line.is === is);
}

function finish(
  tree: GameTree,
  set: Setting,
  last: boolean,
  status: 'cited' | 'claimed',
  text: string,
  games: Map<string, Game>,
  done: readonly Finished[],
): Finished {
  const { scope, chosenParameters } = scopeOf(tree, set, last);
  const cell: { rules: Rules | undefined } = { rules: undefined };
  const game: Game = {
    name: tree.name,
    shape: tree.shape,
    scope,
    kept: form(tree, 'kept', scope),
    same: form(tree, 'same', scope),
    keeps: stated(tree, 'keep', scope),
    requires: stated(tree, 'require', scope),
    rules: () => cell.rules ?? refuse(tree.place, 'unexpected'),
  };
  games.set(tree.name, game);
  const known: Games = new Map(games);
  const moves = lines(tree, 'move').map(({ option, clauses, place }) =>
    moveForm(option, clauses, scope, game, known, place),
  );
  const finals = moves.some(
    ({ option }) =>
      option.ends !== undefined ||
      option.parts.some((part) => done.some(({ rules }) => rules.name === part.game.name && rules.finals)),
  );
  const rules: Rules = {
    ...behaviour(game, moves),
    name: tree.name,
    shape: tree.shape,
    parameters: chosenParameters,
    starts: lines(tree, 'start').map((line) => start(line, game, known)),
    ends: lines(tree, 'ends').length > 0,
    finals,
    code: codeOf(tree, scope),
    compiled: lateSmall(game, moves),
    theorems: theorems(tree, game, moves, known, status),
    page: page(tree, text),
  };
  cell.rules = rules;
  // The catalogue's own pages are held to the same by its laws, once and for all.
  const wrong = status === 'claimed' ? unsound(rules) : undefined;
  if (wrong !== undefined) {
    const { id, ...fields } = wrong;
    const said = tree.lines.find((line) => line.is === (id === 'endless-play' ? 'ends' : 'same'));
    return refuse(said?.place ?? tree.place, id, fields);
  }
  return { game, games: known, moves, tree, rules };
}

function behaviour(game: Game, moves: readonly MoveForm[]): Pick<Rules, 'options' | 'kept' | 'same' | 'refused'> {
  const { kept, same } = game;
  return {
    options: (component) => options(game, moves, component),
    kept: (component) =>
      kept === undefined ? component : guarded(game, component, () => formed(game, kept, framed(game, component))),
    same:
      same === undefined
        ? undefined
        : (component) => guarded(game, component, () => formed(game, same, framed(game, component))),
    refused: (component) => refusedOf(game, component),
  };
}

function refusedOf(game: Game, component: Component): Fact | undefined {
  return guarded(game, component, () => refusal(game, component));
}

function guarded<T>(game: Game, component: Component, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    throw onComponent(thrown, game.name, component);
  }
}

/** The options of a component in the game's own order. */
function* options(game: Game, moves: readonly MoveForm[], component: Component): Generator<Option, void> {
  try {
    const frame = framed(game, component);
    for (const move of moves) {
      for (const _ of choices(move.made.steps, frame)) {
        const option = chosen(move, frame);
        if (option !== undefined) yield option;
      }
    }
  } catch (thrown) {
    throw onComponent(thrown, game.name, component);
  }
}

// Compiled on first use: a page that is only shown pays nothing.
function lateSmall(game: Game, moves: readonly MoveForm[]): Compiled {
  let form: Compiled | undefined;
  const ready = (): Compiled => {
    form ??= small(game, moves);
    return form;
  };
  return {
    get family() {
      return ready().family;
    },
    expand: (flat, from, out) => ready().expand(flat, from, out),
    get canon() {
      return ready().canon;
    },
  };
}

function scopeOf(
  tree: GameTree,
  set: Setting,
  last: boolean,
): { readonly scope: Scope; readonly chosenParameters: Setting } {
  const base: Scope = {
    names: new Map(),
    room: { size: tree.shape.length },
    arithmetic: 'exact',
    letters: tree.shape.find(({ letters }) => letters !== undefined)?.letters,
    formula: expression,
    lazy,
  };
  const chosenOnes = parameters(tree, set, last, base);
  const names = new Map<string, Binding>();
  const add = (name: string, binding: Binding, place: GameTree['place']) => {
    if (names.has(name)) return refuse(place, 'duplicate-name', { name });
    names.set(name, binding);
  };
  for (const [i, field] of tree.shape.entries())
    add(field.name, { is: 'slot', slot: i, type: fieldType(field) }, tree.place);
  for (const [name, binding] of chosenOnes.bindings) add(name, binding, tree.place);
  for (const line of lines(tree, 'let')) {
    const scope = extended(base, names);
    add(line.name, { is: 'let', names: line.names, value: line.value, scope, compiled: new Map() }, line.place);
  }
  return { scope: extended(base, names), chosenParameters: chosenOnes.values };
}

function form(tree: GameTree, is: 'kept' | 'same', scope: Scope): Form | undefined {
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

function stated(tree: GameTree, is: 'keep' | 'require', scope: Scope): readonly Stated[] {
  const found = tree.lines.filter((one): one is LineOf<'keep' | 'require'> => one.is === is);
  return found.map(({ condition: when, text, place }) => ({ when: condition(when, scope), text, place }));
}

function start(line: LineOf<'start'>, game: Game, games: Games): Start {
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

function page(tree: GameTree, text: string): Page {
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
