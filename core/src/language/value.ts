import type { Surd } from '../nim/surd.ts';
import type { Component, Whole } from '../rules/position.ts';

/** What an expression stands for while rules run: a number, a truth, a word, an exact root, or a list or tuple of such. */
export type Value = Whole | boolean | string | Surd | readonly Value[];

/** The values of all names of one game, one slot each: its fields first. */
export type Frame = Value[];

/** A list or tuple. */
export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** Whether two values are the same; lists element by element. */
export function same(a: Value, b: Value): boolean {
  if (!isList(a) || !isList(b)) return a === b;
  return a.length === b.length && a.every((item, i) => same(item, b[i] ?? false));
}

/** A value as plain data, for facts and for the `for` names of moves. */
export function plain(value: Value): Component {
  if (isList(value)) return value.map(plain);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'object') return `(${value.a} + ${value.b} sqrt ${value.d}) / ${value.c}`;
  return value;
}

/** Plain data as a value. */
export function inner(component: Component): Value {
  return typeof component === 'object' ? component.map(inner) : component;
}
