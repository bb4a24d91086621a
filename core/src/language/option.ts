import type { Choice, Component, End } from '../rules/position.ts';
import type { Option, Part } from '../rules/rules.ts';
import { FUNCTIONS } from './call.ts';
import { type Step, type Steps, steps } from './clauses.ts';
import type { Formula } from './formula.ts';
import { type Game, landed } from './game.ts';
import { listOf, word } from './lists.ts';
import { misstep, refuse } from './refuse.ts';
import { nameless, type Scope } from './scope.ts';
import { fieldType, shapeText, shapeType } from './shape.ts';
import type { Clause, Expr, OptionTree, PartTree, Place } from './tree.ts';
import { element, fits, typeName } from './type.ts';
import { type Frame, isList, plain, type Value } from './value.ts';
/** One part of an option, compiled: one component, or (`all`) one for each element. */
export interface PartForm {
  readonly game: Game;
  readonly all: boolean;
  /** The expression of the whole component when it is written as one; else one expression for each field. */
  readonly exprs: readonly Expr[];
  readonly value: Formula | undefined;
  readonly fields: readonly Formula[];
  readonly place: Place;
}

/** What an option leads to: the end of the game, or parts. */
export type OptionForm = { readonly ends: End } | { readonly ends: undefined; readonly parts: readonly PartForm[] };

/** One line of moves. */
export interface MoveForm {
  readonly made: Steps;
  readonly names: readonly { readonly name: string; readonly slot: number }[];
  readonly option: OptionForm;
  /** A text that two options share when they are written alike, wherever they stand. */
  readonly written: () => string;
  readonly place: Place;
}

/** The games that parts of options may belong to, by name. */
export type Games = ReadonlyMap<string, Game>;

/** Compiles a line of moves: its clauses from left to right, then its option. */
export function moveForm(
  option: OptionTree,
  clauses: readonly Clause[],
  scope: Scope,
  own: Game,
  games: Games,
  place: Place,
): MoveForm {
  const made = steps(clauses, scope);
  const names = made.steps
    .filter(isLoop)
    .flatMap((step) => step.names.map((name, i) => ({ name, slot: step.slots[i] ?? 0 })));
  return {
    made,
    names,
    option: optionForm(option, made.scope, own, games),
    written: () => apartFromPlaces(option),
    place,
  };
}

function apartFromPlaces(option: OptionTree): string {
  return JSON.stringify(option, (key, value: unknown) =>
    key === 'place' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );
}

function isLoop(step: Step): step is Extract<Step, { is: 'for' }> {
  return step.is === 'for';
}

/** Compiles an option. */
export function optionForm(option: OptionTree, scope: Scope, own: Game, games: Games): OptionForm {
  if (option.is === 'end') return { ends: option.end };
  return { ends: undefined, parts: option.parts.map((part) => partForm(part, scope, own, games, option.place)) };
}

/** Compiles one part of an option. */
export function partForm(part: PartTree, scope: Scope, own: Game, games: Games, place: Place): PartForm {
  switch (part.is) {
    case 'own':
      return whole(part.component, scope, own, part.component.place);
    case 'all': {
      const list = listOf(part.list, scope);
      const wanted = shapeType(own.shape);
      if (!fits(element(list.type), wanted))
        return refuse(part.list.place, 'option-shape', {
          game: own.name,
          wanted: shapeText(own.shape),
          found: typeName(element(list.type)),
        });
      return { game: own, all: true, exprs: [part.list], value: list, fields: [], place };
    }
    case 'other': {
      const game = games.get(part.game);
      if (game === undefined) return whole(formulaCall(part, scope, games), scope, own, part.place);
      return separate(part, scope, game);
    }
  }
}

// `-> f(n)`, where f is a named formula of the page.
function formulaCall(
  { game: name, items, place }: Extract<PartTree, { is: 'other' }>,
  scope: Scope,
  games: Games,
): Expr {
  if (scope.names.get(name)?.is !== 'let') {
    return nameless(scope, name, place, [...games.keys(), ...FUNCTIONS]);
  }
  return { is: 'call', name, items: { is: 'items', items }, place };
}

function whole(expr: Expr, scope: Scope, game: Game, place: Place): PartForm {
  const { shape } = game;
  if (shape.length > 1 && expr.is === 'tuple') {
    if (expr.items.length !== shape.length) return wrong(expr, game, String(expr.items.length));
    return {
      game,
      all: false,
      exprs: expr.items,
      value: undefined,
      fields: expr.items.map((item, i) => fieldForm(item, i, scope, game)),
      place,
    };
  }
  if (shape.length === 1)
    return { game, all: false, exprs: [expr], value: undefined, fields: [fieldForm(expr, 0, scope, game)], place };
  const value = scope.formula(expr, scope);
  if (!fits(value.type, shapeType(shape))) return wrong(expr, game, typeName(value.type));
  return { game, all: false, exprs: [expr], value, fields: [], place };
}

function separate(part: Extract<PartTree, { is: 'other' }>, scope: Scope, game: Game): PartForm {
  if (part.items.length !== game.shape.length)
    return refuse(part.place, 'option-shape', {
      game: game.name,
      wanted: shapeText(game.shape),
      found: String(part.items.length),
    });
  return {
    game,
    all: false,
    exprs: part.items,
    value: undefined,
    fields: part.items.map((item, i) => fieldForm(item, i, scope, game)),
    place: part.place,
  };
}

function fieldForm(expr: Expr, i: number, scope: Scope, game: Game): Formula {
  const field = game.shape[i];
  if (field === undefined) return wrong(expr, game, 'more');
  const letters = field.letters;
  const made =
    expr.is === 'text' && letters !== undefined && field.depth === 1 ? word(expr, letters) : scope.formula(expr, scope);
  return fits(made.type, fieldType(field)) ? made : wrong(expr, game, typeName(made.type));
}

function wrong(expr: Expr, game: Game, found: string): never {
  return refuse(expr.place, 'option-shape', { game: game.name, wanted: shapeText(game.shape), found });
}

/** The value of a part as its game writes components: the one field, or the list of fields. */
function partValue(part: PartForm, frame: Frame): Value {
  if (part.value !== undefined) return part.value.value(frame);
  const [only] = part.fields;
  return part.fields.length === 1 && only !== undefined
    ? only.value(frame)
    : part.fields.map((field) => field.value(frame));
}

/** The components that parts lead to, in normal form; undefined when one is no option. */
export function reached(parts: readonly PartForm[], frame: Frame): readonly Part[] | undefined {
  const to: Part[] = [];
  for (const part of parts) {
    const value = partValue(part, frame);
    if (!part.all) {
      const component = landed(part.game, value, part.place);
      if (component === undefined) return undefined;
      to.push({ rules: part.game.rules(), component });
      continue;
    }
    if (!isList(value)) return misstep(part.place, 'not-list', { found: plain(value) });
    for (const one of value) {
      const component = landed(part.game, one, part.place);
      if (component === undefined) return undefined;
      to.push({ rules: part.game.rules(), component });
    }
  }
  return to;
}

/** The option that the names in the frame choose, or undefined when it is none. */
export function chosen(move: MoveForm, frame: Frame): Option | undefined {
  const { option } = move;
  if (option.ends !== undefined) return { ends: option.ends, by: choice(move, frame) };
  const to = reached(option.parts, frame);
  return to === undefined ? undefined : { to, by: choice(move, frame) };
}

/** The values of a move's `for` names. */
function choice({ names }: MoveForm, frame: Frame): Choice {
  const by: Record<string, Component> = {};
  for (const { name, slot } of names) by[name] = plain(frame[slot] ?? 0);
  return by;
}
