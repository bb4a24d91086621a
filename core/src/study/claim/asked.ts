import { expression } from '../../language/expression.ts';
import { type Formula, formula } from '../../language/formula.ts';
import type { Game } from '../../language/game.ts';
import { misstep } from '../../language/refuse.ts';
import type { Scope } from '../../language/scope.ts';
import { componentOf, fieldValues, isBelowZero } from '../../language/shape.ts';
import type { Expr, Place } from '../../language/tree.ts';
import { inner, isList, plain, type Value } from '../../language/value.ts';
import { isWhole } from '../../nim/whole.ts';
import { xor } from '../../nim/xor.ts';
import type { Component, Convention, Whole } from '../../rules/position.ts';
import type { Position, Rules } from '../../rules/rules.ts';
import type { Oracle } from '../oracle.ts';

const OUTCOMES = { wins: 'N', loses: 'P', draws: 'D' } as const;

type Name = keyof typeof OUTCOMES | 'value';

/** The scope of a claim: the words `value(P)`, `wins(P)`, `loses(P)`, `draws(P)` ask the oracle, of a position of the claim's game. */
export function asking(game: Game, convention: Convention, of: Oracle): Scope {
  return {
    ...game.scope,
    formula: (expr, scope) =>
      isAsked(expr, scope) ? asked(expr, scope, game, convention, of) : expression(expr, scope),
  };
}

/** Whether a part of a claim asks the oracle anywhere. */
export function asks(part: object): boolean {
  if ('is' in part && part.is === 'call' && 'name' in part && (part.name === 'value' || String(part.name) in OUTCOMES))
    return true;
  return Object.values(part).some((one: unknown) => typeof one === 'object' && one !== null && asks(one));
}

type Call = Extract<Expr, { is: 'call' }>;

function isAsked(expr: Expr, scope: Scope): expr is Call {
  return expr.is === 'call' && (expr.name === 'value' || expr.name in OUTCOMES) && !scope.names.has(expr.name);
}

function asked(expr: Call, scope: Scope, game: Game, convention: Convention, of: Oracle): Formula {
  const name = expr.name as Name; // by isAsked
  const { items, place } = expr;
  const parts =
    items.is === 'items'
      ? items.items.map((item) => scope.formula(item, scope))
      : [scope.formula({ is: 'list', items, place }, scope)];
  const read = (frame: Value[]): Position =>
    positionOf(
      parts.map((part) => part.value(frame)),
      game,
      place,
    );
  if (name === 'value') {
    return formula('number', (frame) => read(frame).reduce<Whole>((sum, part) => xor(sum, of.value(part)), 0), {
      parts,
    });
  }
  return formula('truth', (frame) => of.outcome(read(frame), convention) === OUTCOMES[name], { parts });
}

/**
 * The position that the values between the brackets name. As many values as the game has fields: one component. One number field: every number, in
 * lists too, is a heap. Else each value is a component, or a list of components; and one value may be one of the game's starts.
 */
function positionOf(values: readonly Value[], game: Game, place: Place): Position {
  const rules = game.rules();
  const { shape } = game;
  const [only] = shape;
  if (shape.length === 1 && only?.depth === 0 && only.members.length === 0 && values.flat().every(isWhole))
    return values.flat().map((heap) => stood(heap, rules, game, place));
  if (shape.length > 1 && values.length === shape.length) {
    const component = componentOf(values, shape);
    if (component !== undefined) return [standingOf(component, rules, place)];
  }
  const found: Component[] = [];
  for (const value of values) {
    const single = componentFrom(value, game);
    const several = single === undefined && isList(value) ? value.map((one) => componentFrom(one, game)) : [single];
    if (several.includes(undefined)) return started(values, rules, game, place);
    found.push(...several.filter((component) => component !== undefined));
  }
  return found.map((component) => standingOf(component, rules, place));
}

function componentFrom(value: Value, { shape }: Game): Component | undefined {
  const values = fieldValues(value, shape);
  return values === undefined ? undefined : componentOf(values, shape);
}

function stood(value: Value, rules: Rules, game: Game, place: Place): Position[number] {
  const component = componentFrom(value, game);
  return component === undefined
    ? misstep(place, 'wrong-component', { game: game.name, component: plain(value) })
    : standingOf(component, rules, place);
}

function standingOf(component: Component, rules: Rules, place: Place): Position[number] {
  const why = isNegative(component) ? { id: 'negative-number' as const, component } : rules.refused(component);
  if (why !== undefined) {
    const { id, ...fields } = why;
    throw { misstep: { ...fields, id, line: place.line, column: place.column } };
  }
  return { rules, component: rules.kept(component) };
}

function isNegative(component: Component): boolean {
  return isBelowZero(inner(component));
}

function started(values: readonly Value[], rules: Rules, game: Game, place: Place): Position {
  const plainValues = values.map(plain);
  const [first] = plainValues;
  for (const { shape, position } of rules.starts) {
    if (shape.length === values.length && first !== undefined)
      return position(values.length === 1 ? first : plainValues);
  }
  return misstep(place, 'wrong-component', {
    game: game.name,
    component: values.length === 1 && first !== undefined ? first : plainValues,
  });
}
