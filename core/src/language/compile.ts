import type { Read } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { boxForm } from './box.ts';
import { lazy } from './builtins/choices.ts';
import { codeOf } from './codes.ts';
import { expression } from './expression.ts';
import type { Game } from './game.ts';
import { form, lines, page, start, stated } from './line.ts';
import { memoryOf } from './memory.ts';
import { type Games, type MoveForm, moveForm } from './option.ts';
import { parameters } from './parameter.ts';
import { isRefusal, refuse } from './refuse.ts';
import { leading } from './reply.ts';
import { behaviour, lateSmall } from './running.ts';
import { sampled } from './sample.ts';
import { type Binding, extended, type Scope } from './scope.ts';
import { fieldType } from './shape.ts';
import { few, unsound } from './sound.ts';
import { type BorneOut, theorems } from './theorem.ts';
import type { FileTree, GameTree } from './tree.ts';
/** Chosen parameters by name. */
export type Setting = Readonly<Record<string, Component>>;

/** The rules of every game of a file, in order; the last is the one meant, and `set` chooses its parameters. The first mistake of the text is its fault. */
export function compile(
  tree: FileTree,
  set: Setting,
  status: 'cited' | 'claimed',
  text: string,
  borneOut: BorneOut = [],
): Read<readonly Rules[]> {
  try {
    return { ok: true, value: compiled(tree, set, status, text, borneOut).map(({ rules }) => rules) };
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
export function compiled(
  tree: FileTree,
  set: Setting,
  status: 'cited' | 'claimed',
  text: string,
  borneOut: BorneOut = [],
): readonly Finished[] {
  const done: Finished[] = [];
  const games = new Map<string, Game>();
  for (const [i, one] of tree.games.entries()) {
    if (games.has(one.name)) return refuse(one.place, 'duplicate-name', { name: one.name });
    const last = i === tree.games.length - 1;
    done.push(finish(one, set, last, status, text, games, done, last ? borneOut : []));
  }
  return done;
}

function finish(
  tree: GameTree,
  set: Setting,
  last: boolean,
  status: 'cited' | 'claimed',
  text: string,
  games: Map<string, Game>,
  done: readonly Finished[],
  borneOut: BorneOut,
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
  const samples = sampled(tree, game, known);
  let some: boolean | undefined;
  const hasSmall = () => {
    some ??= samples !== undefined && !few(rules).next().done;
    return some;
  };
  const rules: Rules = {
    ...behaviour(game, moves),
    leading: leading(game, moves),
    name: tree.name,
    shape: tree.shape,
    parameters: chosenParameters,
    get samples() {
      return hasSmall() ? undefined : samples?.();
    },
    get beyond() {
      return hasSmall() ? samples?.() : undefined;
    },
    starts: lines(tree, 'start').map((line) => start(line, game, known)),
    ends: lines(tree, 'ends').length > 0,
    finals,
    code: undefined,
    ...codeOf(tree, scope),
    get memory() {
      return memoryOf(tree, scope);
    },
    compiled: lateSmall(game, moves),
    box: (like, sizes) =>
      boxForm(
        { tree, game, games: known, scopeOf: (made) => scopeOf(made, chosenParameters, true).scope },
        like,
        sizes,
      ),
    theorems: theorems(tree, game, moves, known, status, borneOut),
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
