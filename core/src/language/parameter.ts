import { isWhole } from '../nim/whole.ts';
import { nearest } from '../rules/near.ts';
import type { Component } from '../rules/position.ts';
import { settled } from './formula.ts';
import { refuse } from './refuse.ts';
import { type Binding, extended, type Scope } from './scope.ts';
import type { GameTree, Place } from './tree.ts';
import { element, fits, join, type Type, typeName } from './type.ts';
import { inner, isList, plain, type Value } from './value.ts';

/** The parameters of a game: as set, else by default. A name in `set` that the game does not have is refused in the last game of the file. */
export function parameters(tree: GameTree, set: Readonly<Record<string, Component>>, last: boolean, scope: Scope) {
  const names = tree.parameters.map(({ name }) => name);
  const unknown = Object.keys(set).find((name) => !names.includes(name));
  if (last && unknown !== undefined)
    return refuse(tree.place, 'unknown-parameter', {
      game: tree.name,
      name: unknown,
      instead: nearest(unknown, names)[0],
    });
  const bindings = new Map<string, Binding>();
  const values: Record<string, Component> = {};
  for (const { name, value: standard } of tree.parameters) {
    const made = scope.formula(standard, extended(scope, bindings));
    const usual =
      made.uses.size === 0
        ? (settled(made) ?? worked(made.value, standard.place))
        : refuse(standard.place, 'not-fixed', { name });
    const given = Object.hasOwn(set, name) ? set[name] : undefined;
    const value = given === undefined ? usual : asked(name, given, usual, tree);
    bindings.set(name, { is: 'fixed', value, type: typeOf(value) });
    values[name] = plain(value);
  }
  return { bindings, values };
}

function worked(value: (frame: Value[]) => Value, place: Place): Value {
  try {
    return value([]);
  } catch {
    return refuse(place, 'not-fixed');
  }
}

function asked(name: string, given: Component, usual: Value, tree: GameTree): Value {
  const value = inner(given);
  // One number is a list of one.
  if (isList(usual) && isWhole(value)) return [value];
  if (fits(typeOf(value), typeOf(usual))) return value;
  return refuse(tree.place, 'wrong-parameter', { name, wanted: typeName(typeOf(usual)), found: plain(value) });
}

function typeOf(value: Value): Type {
  if (isWhole(value)) return 'number';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'truth';
  if (!isList(value)) return 'root';
  const types = value.map(typeOf);
  const first = types[0] ?? 'any';
  return types.every((type) => fits(type, first))
    ? { list: types.reduce(join, first) }
    : { list: element({ tuple: types }) };
}
