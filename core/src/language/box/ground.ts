import type { Guard } from '../../rules/box.ts';
import type { Shape } from '../../rules/shape.ts';
import { condition } from '../clauses.ts';
import type { Formula } from '../formula.ts';
import type { Game } from '../game.ts';
import { extended, type Scope, slot } from '../scope.ts';
import type { Clause, Expr } from '../tree.ts';
import type { Written } from './fixed.ts';

/** What the recognition of lines needs to know. */
export interface Ground {
  readonly game: Game;
  readonly sizes: readonly number[];
  /** The least number that may stand at each field, where the rules demand one. */
  readonly least: readonly number[];
  /** What is reached is checked by more than such bounds, or has a normal form: only options worked out one by one are checked. */
  readonly isChecked: boolean;
}

/** The numbers of the one component that an option leads to, an expression each. */
export function targetsOf({ option }: Written, shape: Shape): readonly Expr[] | undefined {
  if (option.is === 'end' || option.parts.length !== 1) return undefined;
  const [part] = option.parts;
  if (part?.is !== 'own') return undefined;
  const { component } = part;
  if (shape.length === 1) return [component];
  return component.is === 'tuple' && component.items.length === shape.length ? component.items : undefined;
}

/** All conditions of a line that has no loop left, as one. */
export function guardOf(clauses: readonly Clause[], scope: Scope, shape: Shape): Guard | undefined {
  const all = clauses.flatMap((clause) => (clause.is === 'if' ? [condition(clause.when, scope)] : []));
  return guard(all, shape);
}

/** Conditions joined. */
export function guard(all: readonly Formula[], shape: Shape): Guard | undefined {
  if (all.length === 0) return undefined;
  const fields = shape.map((_, i) => i).filter((i) => all.some(({ uses }) => uses.has(i)));
  const truths = all.map((one) => one.truth);
  const [only] = truths;
  const truth = truths.length === 1 && only !== undefined ? only : (cell: number[]) => truths.every((one) => one(cell));
  return { fields, truth };
}

/** The conditions of a line with one loop: those on the component alone, and those that name the loop's name. */
export function split(
  clauses: readonly Clause[],
  name: string,
  { game: { scope } }: Ground,
): { readonly own: readonly Formula[]; readonly named: readonly Expr[]; readonly inner: Scope; readonly slot: number } {
  const at = slot(scope);
  const inner = extended(scope, [[name, { is: 'slot', slot: at, type: 'number' }]]);
  const own: Formula[] = [];
  const named: Expr[] = [];
  for (const clause of clauses) {
    if (clause.is === 'for') continue;
    const made = condition(clause.when, inner);
    if (made.uses.has(at)) named.push(clause.when);
    else own.push(made);
  }
  return { own, named, inner, slot: at };
}
