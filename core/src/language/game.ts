import type { Fact } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import type { Shape } from '../rules/shape.ts';
import type { Formula } from './formula.ts';
import { misstep } from './refuse.ts';
import type { Scope } from './scope.ts';
import { componentOf, fieldsOf, fieldValues, fitting, isBelowZero } from './shape.ts';
import type { Expr, Place } from './tree.ts';
import { type Frame, inner, plain, type Value } from './value.ts';

/** A condition that a page states, with its own words. */
export interface Stated {
  readonly when: Formula;
  readonly text: string | undefined;
  readonly textChinese: string | undefined;
  readonly place: Place;
}

/** A normal form that a page states. */
export interface Form {
  readonly expr: Expr;
  readonly formula: Formula;
}

/** One game while it is compiled: its names, its normal form, and what it demands of every component. */
export interface Game {
  readonly name: string;
  readonly shape: Shape;
  readonly scope: Scope;
  readonly kept: Form | undefined;
  readonly same: Form | undefined;
  readonly keeps: readonly Stated[];
  readonly requires: readonly Stated[];
  /** The finished rules; read only while they run. */
  readonly rules: () => Rules;
}

/** A frame with the fields of a component in its first slots. */
export function framed(game: Game, component: Component): Frame {
  const values = fieldsOf(component, game.shape);
  if (values === undefined) throw { misstep: { id: 'wrong-component', game: game.name, component } };
  return values;
}

/** A component as the rules see it: words as lists, the one field bare. */
export function inside(game: Game, component: Component): Value {
  const values = framed(game, component);
  return game.shape.length === 1 ? (values[0] ?? inner(component)) : values;
}

/** The component under a stated normal form. */
export function formed(game: Game, form: Form, frame: Frame): Component {
  const value = form.formula.value(frame);
  const values = fieldValues(value, game.shape);
  const component = values === undefined ? undefined : componentOf(values, game.shape);
  return component ?? misstep(form.expr.place, 'wrong-component', { game: game.name, component: plain(value) });
}

/** The component that an option leads to, in normal form; undefined when a number is below zero or a `keep` is broken. */
export function landed(game: Game, value: Value, place: Place): Component | undefined {
  if (isBelowZero(value)) return undefined;
  const values = fieldValues(value, game.shape);
  const raw = values === undefined ? undefined : componentOf(values, game.shape);
  if (values === undefined || raw === undefined)
    return misstep(place, 'wrong-component', { game: game.name, component: plain(value) });
  if (game.kept === undefined && game.keeps.length === 0 && game.requires.length === 0) return raw;
  const component = game.kept === undefined ? raw : formed(game, game.kept, [...values]);
  const frame = framed(game, component);
  if (isBelowZero(frame) || game.keeps.some(({ when }) => when.value(frame) !== true)) return undefined;
  const broken = game.requires.find(({ when }) => when.value(frame) !== true);
  if (broken !== undefined)
    return misstep(place, 'broken-require', { game: game.name, to: component, ...reason(broken) });
  return component;
}

/** Why a component may not stand on the board, or undefined when it may. */
export function refusal(game: Game, component: Component): Fact | undefined {
  const values = fieldsOf(component, game.shape);
  if (values === undefined || !game.shape.every((field, i) => fitting(values[i] ?? '', field, field.depth)))
    return { id: 'wrong-component', game: game.name, component };
  if (isBelowZero(values)) return { id: 'negative-number', component };
  const broken = game.requires.find(({ when }) => when.value(values) !== true);
  if (broken === undefined) return undefined;
  return { id: 'required', game: game.name, component, ...reason(broken), line: broken.place.line };
}

function reason({ text = '', textChinese }: Stated): { readonly text: string; readonly textChinese?: string } {
  return { text, ...(textChinese === undefined ? {} : { textChinese }) };
}
