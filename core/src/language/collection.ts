import { collected } from './call.ts';
import { sourceOf } from './clauses.ts';
import { type Formula, formula } from './formula.ts';
import { bounded, distinct } from './lists.ts';
import type { Scope } from './scope.ts';
import { run } from './source.ts';
import type { Expr, Items } from './tree.ts';
import { element, join, type Type } from './type.ts';
import { isList } from './value.ts';

/** `[a, b]` or `[E for …]`. */
export function list(items: Items, scope: Scope): Formula {
  if (items.is === 'each') return collected(items, scope);
  const parts = items.items.map((item) => scope.formula(item, scope));
  const type = parts.reduce<Type>((one, part) => join(one, part.type), parts[0]?.type ?? 'any');
  return formula({ list: type }, (frame) => parts.map((part) => part.value(frame)), { parts, safe: true });
}

/** `{a, b}` in the order written, each element once. */
export function set(items: Items, scope: Scope): Formula {
  if (items.is === 'each') {
    const all = collected(items, scope);
    return formula(all.type, (frame) => distinct(listValue(all, frame)), { parts: [all] });
  }
  // {1..4, 9} lists the numbers of its ranges.
  const parts = items.items.map((item) => ({ formula: scope.formula(item, scope), spread: item.is === 'range' }));
  const types = parts.map((part) => (part.spread ? element(part.formula.type) : part.formula.type));
  const type = types.reduce<Type>(join, types[0] ?? 'any');
  return formula(
    { list: type },
    (frame) =>
      distinct(parts.flatMap((part) => (part.spread ? listValue(part.formula, frame) : [part.formula.value(frame)]))),
    {
      parts: parts.map((part) => part.formula),
    },
  );
}

function listValue(of: Formula, frame: Parameters<Formula['value']>[0]) {
  const value = of.value(frame);
  return isList(value) ? value : [];
}

/** `a..b by c` as a list; where it is only run through or asked for membership it is never built. */
export function range(expr: Extract<Expr, { is: 'range' }>, scope: Scope): Formula {
  const source = sourceOf(expr, scope);
  const parts = source.is === 'range' ? [source.from, source.to, ...(source.by === undefined ? [] : [source.by])] : [];
  return formula({ list: 'number' }, (frame) => bounded(run(source, frame), expr.place), { parts });
}
