import type { Component } from '../../rules/position.ts';
import type { Field, Shape } from '../../rules/shape.ts';
import type { Game } from '../game.ts';
import { form, lines, stated } from '../line.ts';
import type { Games } from '../option.ts';
import type { Scope } from '../scope.ts';
import type { Clause, Expr, GameTree, Line, OptionTree, PartTree, Place } from '../tree.ts';
import { written } from './fold.ts';
import { type Put, put, putClauses } from './put.ts';

/** One line of moves as it is written, all that is constant put in. */
export interface Written {
  readonly option: OptionTree;
  readonly clauses: readonly Clause[];
  readonly place: Place;
}

/** A game whose components have one fixed shape: every number of it is a field of its own. */
export interface Fixed {
  readonly game: Game;
  readonly moves: readonly Written[];
  /** The shape as the page writes it. */
  readonly shape: Shape;
  readonly games: Games;
  /** What the rules demand of every component. */
  readonly demands: readonly Expr[];
}

/** What a compiled game is made of. */
export interface Source {
  readonly tree: GameTree;
  readonly game: Game;
  readonly games: Games;
  readonly scopeOf: (tree: GameTree) => Scope;
}

/** The game with as many fields as a component like that one has numbers; undefined where the shape is not fixed by it. */
export function fixed({ tree, game, games, scopeOf }: Source, like: Component): Fixed | undefined {
  const lengths = lengthsOf(tree.shape, like);
  if (
    lengths === undefined ||
    tree.lines.some((line) => line.is === 'let' && (line.name === 'len' || line.name === 'sum'))
  )
    return undefined;
  const place = tree.place;
  const names = new Map<string, Expr>();
  for (const [name, binding] of game.scope.names) {
    const value = binding.is === 'fixed' ? literal(binding.value, place) : undefined;
    if (value !== undefined) names.set(name, value);
  }
  const shape = tree.shape.flatMap((field, i) => {
    const length = lengths[i];
    if (length === undefined) return [plain(field.name)];
    const fields = Array.from({ length }, (_, j) => plain(`${field.name}#${j + 1}`));
    const items = fields.map(({ name }): Expr => ({ is: 'name', name, place }));
    names.set(field.name, { is: 'list', items: { is: 'items', items }, place });
    return fields;
  });
  if (shape.length === 0) return undefined;
  const made: GameTree = { ...tree, shape, lines: tree.lines.flatMap((line) => lineOf(line, names, tree.shape)) };
  const scope = scopeOf(made);
  const own: Game = {
    name: game.name,
    shape,
    scope,
    kept: form(made, 'kept', scope),
    same: undefined,
    keeps: stated(made, 'keep', scope),
    requires: stated(made, 'require', scope),
    rules: game.rules,
  };
  return {
    game: own,
    moves: lines(made, 'move'),
    shape: tree.shape,
    games: new Map([...games, [game.name, own]]),
    demands: lines(made, 'require').map(({ condition }) => condition),
  };
}

/** The length of each list field in a component; undefined for a number. Undefined altogether where a field is of another kind. */
function lengthsOf(shape: Shape, like: Component): readonly (number | undefined)[] | undefined {
  const parts = shape.length === 1 ? [like] : typeof like === 'object' ? like : [];
  if (parts.length !== shape.length) return undefined;
  const lengths: (number | undefined)[] = [];
  for (const [i, { depth, members, letters }] of shape.entries()) {
    const part = parts[i];
    if (members.length > 0 || letters !== undefined || depth > 1) return undefined;
    if (depth === 1 && typeof part !== 'object') return undefined;
    lengths.push(depth === 1 && typeof part === 'object' ? part.length : undefined);
  }
  return lengths;
}

function plain(name: string): Field {
  return { name, depth: 0, members: [], letters: undefined };
}

function literal(value: unknown, place: Place): Expr | undefined {
  if (typeof value === 'number') return { is: 'number', value, place };
  if (!Array.isArray(value)) return undefined;
  const items = value.map((one: unknown) => literal(one, place));
  return items.includes(undefined)
    ? undefined
    : { is: 'list', items: { is: 'items', items: items.filter((item) => item !== undefined) }, place };
}

function lineOf(line: Line, names: Put, shape: Shape): readonly Line[] {
  switch (line.is) {
    case 'move': {
      const made = putClauses(line.clauses, names);
      return [{ ...line, clauses: made.clauses, option: optionOf(line.option, made.names, shape) }];
    }
    case 'same':
    case 'kept':
      return line.is === 'same' ? [] : [{ ...line, as: numbersOf(put(line.as, names), shape) }];
    case 'keep':
    case 'require':
      return [{ ...line, condition: put(line.condition, names) }];
    case 'let': {
      const own = new Map([...names].filter(([name]) => !line.names.includes(name)));
      return [{ ...line, value: put(line.value, own) }];
    }
    case 'sample':
    case 'ends':
    case 'called':
    case 'about':
    case 'nickname':
    case 'start':
    case 'statement':
      return [];
  }
}

/** An option with names put in; a component that is written out becomes the list of its numbers. */
export function optionOf(option: OptionTree, names: Put, shape: Shape): OptionTree {
  if (option.is === 'end') return option;
  return { ...option, parts: option.parts.map((part) => partOf(part, names, shape)) };
}

function partOf(part: PartTree, names: Put, shape: Shape): PartTree {
  switch (part.is) {
    case 'own':
      return { ...part, component: numbersOf(put(part.component, names), shape) };
    case 'all':
      return { ...part, list: put(part.list, names) };
    case 'other':
      return { ...part, items: part.items.map((item) => put(item, names)) };
  }
}

/** A component that is written out as the tuple of its numbers; any other expression as it is. */
function numbersOf(expr: Expr, shape: Shape): Expr {
  if (shape.every(({ depth }) => depth === 0)) return expr;
  const parts = shape.length === 1 ? [expr] : expr.is === 'tuple' ? expr.items : [];
  if (parts.length !== shape.length) return expr;
  const items: Expr[] = [];
  for (const [i, field] of shape.entries()) {
    const part = parts[i];
    if (part === undefined) return expr;
    const all = field.depth === 0 ? [part] : written(part);
    if (all === undefined) return expr;
    items.push(...all);
  }
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { is: 'tuple', items, place: expr.place };
}
