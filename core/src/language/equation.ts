import type { Step } from './clauses.ts';
import type { Formula } from './formula.ts';
import { binary, linear } from './linear.ts';
import { names } from './mention.ts';
import type { MoveForm, PartForm } from './option.ts';
import type { Expr } from './tree.ts';

type Loop = Extract<Step, { is: 'for' }>;

/** A number of an option that is linear in one name of its clauses: coefficient * name + rest, or that and `least`, whichever is larger. */
export interface Equation {
  readonly part: number;
  readonly field: number;
  /** Where in a list field it stands, index by index; none for a number field. */
  readonly at: readonly Formula[];
  readonly coefficient: Formula;
  readonly rest: Formula;
  readonly least: Formula | undefined;
}

/** The numbers of the option in which the name of this step is the only one not yet known. */
export function solvable(
  step: Loop,
  later: readonly Step[],
  parts: readonly PartForm[],
  { made }: MoveForm,
): readonly Equation[] {
  const [name] = step.names;
  if (name === undefined || step.names.length > 1 || step.type !== 'number') return [];
  const unknown = new Set(later.flatMap((one) => (one.is === 'for' ? one.slots : [])));
  const known = (formula: Formula) => ![...formula.uses].some((slot) => unknown.has(slot));
  return parts.flatMap((part, i) =>
    part.all || part.fields.length === 0
      ? []
      : part.exprs.flatMap((expr, field) =>
          numbers(expr, name).flatMap(({ value, at, least: bound }): Equation[] => {
            const form = linear(value, name);
            if (form === undefined) return [];
            const [coefficient, rest] = [
              made.scope.formula(form.coefficient, made.scope),
              made.scope.formula(form.rest, made.scope),
            ];
            const path = at.map((index) => made.scope.formula(index, made.scope));
            const least = bound === undefined ? undefined : made.scope.formula(bound, made.scope);
            const read = [coefficient, rest, ...path, ...(least === undefined ? [] : [least])];
            if (coefficient.type !== 'number' || !read.every(known)) return [];
            return [{ part: i, field, at: path, coefficient, rest, least }];
          }),
        ),
  );
}

interface Written {
  readonly value: Expr;
  readonly at: readonly Expr[];
  readonly least?: Expr;
}

// A number field is one number, or `max(number, least)`; of `h with [i] -= k` the edited elements are.
function numbers(expr: Expr, name: string): readonly Written[] {
  if (expr.is === 'binary' || expr.is === 'name' || expr.is === 'minus') return [{ value: expr, at: [] }];
  if (expr.is === 'call' && expr.name === 'max' && expr.items.is === 'items') {
    const [first, second, ...others] = expr.items.items;
    if (first === undefined || second === undefined || others.length > 0) return [];
    if (!names(second, name)) return [{ value: first, at: [], least: second }];
    return names(first, name) ? [] : [{ value: second, at: [], least: first }];
  }
  if (expr.is !== 'with') return [];
  const places = expr.edits.map(({ indexes }) => indexes.map(bare).join(' '));
  return expr.edits.flatMap(({ indexes, sign, value }, i) => {
    // A place that two edits share is given by neither alone.
    if (places.indexOf(places[i] ?? '') !== i) return [];
    if (sign === '=') return [{ value, at: indexes }];
    const old = indexes.reduce<Expr>((list, index) => ({ is: 'index', list, index, place: expr.place }), expr.list);
    return [{ value: binary(sign === '+=' ? '+' : '-', old, value, expr.place), at: indexes }];
  });
}

function bare(expr: Expr): string {
  return JSON.stringify(expr, (key, value: unknown) =>
    key === 'place' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );
}
