import { nearest } from '../rules/near.ts';
import { type Formula, fixed, slotted } from './formula.ts';
import { refuse } from './refuse.ts';
import type { Source } from './source.ts';
import type { Expr, Place } from './tree.ts';
import type { Type } from './type.ts';
import type { Value } from './value.ts';

/** What a name stands for. */
export type Binding =
  | { readonly is: 'slot'; readonly slot: number; readonly type: Type }
  | { readonly is: 'fixed'; readonly value: Value; readonly type: Type }
  | Let;

/** A named formula: `let f(x) = …`, or `let c = …` without names. Compiled once for each list of types it is called with. */
export interface Let {
  readonly is: 'let';
  readonly names: readonly string[];
  readonly value: Expr;
  readonly scope: Scope;
  readonly compiled: Map<string, Called>;
}

/** A compiled `let`: where its arguments go, and its formula. */
export interface Called {
  readonly slots: readonly number[];
  readonly body: Formula;
}

/** The names that are known at a place of a game. */
export interface Scope {
  readonly names: ReadonlyMap<string, Binding>;
  /** The number of slots given out so far in the frame. */
  readonly room: { size: number };
  /** Exact numbers, or IEEE doubles (`in double`). */
  readonly arithmetic: 'exact' | 'double';
  /** The alphabet of the game's words. */
  readonly letters: string | undefined;
  /** Reads an expression of any kind: parts of the compiler meet here instead of importing each other. */
  readonly formula: (expr: Expr, scope: Scope) => Formula;
  /** Reads an expression after `in` that can be run through without being built: `choices(…)`, `subsets(…)`, `parts(…)`; else undefined. */
  readonly lazy: (expr: Expr, scope: Scope) => Extract<Source, { is: 'lazy' }> | undefined;
}

/** A fresh slot. */
export function slot(scope: Scope): number {
  scope.room.size += 1;
  return scope.room.size - 1;
}

/** The scope with more names. */
export function extended(scope: Scope, more: Iterable<readonly [string, Binding]>): Scope {
  return { ...scope, names: new Map([...scope.names, ...more]) };
}

/** The binding of a name; a name that is not known is refused. */
export function bound(scope: Scope, name: string, place: Place, others: Iterable<string> = []): Binding {
  const binding = scope.names.get(name);
  if (binding !== undefined) return binding;
  return nameless(scope, name, place, others);
}

/** A name of so few letters is near to any other. */
const SHORT = 2;
/** The most names that are listed. */
const LISTED = 12;

/** Refuses a name that is not known: with the nearest one, or else with those that stand there. */
export function nameless(scope: Scope, name: string, place: Place, others: Iterable<string> = []): never {
  const own = [...scope.names.keys()];
  const [instead] = name.length > SHORT ? nearest(name, [...own, ...others]) : [];
  if (instead !== undefined) return refuse(place, 'unknown-name-near', { name, instead });
  if (own.length === 0 || own.length > LISTED) return refuse(place, 'unknown-name', { name });
  return refuse(place, 'unknown-name-among', { name, known: own });
}

/** The formula of a slot or of a fixed value. */
export function read(binding: Exclude<Binding, Let>): Formula {
  return binding.is === 'slot' ? slotted(binding.type, binding.slot) : fixed(binding.type, binding.value);
}
