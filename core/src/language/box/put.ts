import type { Clause, Expr, Items } from '../tree.ts';
import { binary, called, edited, elementAt, logic, number, sliced, truth, truthOf } from './fold.ts';

/** What stands for names: numbers, and lists whose elements are names of their own. */
export type Put = ReadonlyMap<string, Expr>;

/** An expression with names put in, and what becomes constant by that worked out. */
export function put(expr: Expr, names: Put): Expr {
  switch (expr.is) {
    case 'number':
    case 'text':
      return expr;
    case 'name':
      return names.get(expr.name) ?? expr;
    case 'call':
      return called({ ...expr, items: putItems(expr.items, names) });
    case 'tuple':
      return { ...expr, items: expr.items.map((item) => put(item, names)) };
    case 'list':
    case 'set':
      return { ...expr, items: putItems(expr.items, names) };
    case 'range':
      return {
        ...expr,
        from: put(expr.from, names),
        to: put(expr.to, names),
        by: expr.by === undefined ? undefined : put(expr.by, names),
      };
    case 'index': {
      const [list, index] = [put(expr.list, names), put(expr.index, names)];
      return elementAt(list, index) ?? { ...expr, list, index };
    }
    case 'slice': {
      const [list, from, to] = [put(expr.list, names), put(expr.from, names), put(expr.to, names)];
      return sliced(list, from, to) ?? { ...expr, list, from, to };
    }
    case 'with':
      return edited({
        ...expr,
        list: put(expr.list, names),
        edits: expr.edits.map((edit) => ({
          ...edit,
          indexes: edit.indexes.map((index) => put(index, names)),
          value: put(edit.value, names),
        })),
      });
    case 'without':
      return {
        ...expr,
        list: put(expr.list, names),
        indexes: expr.indexes.map((index) => put(index, names)),
      };
    case 'minus': {
      const of = put(expr.of, names);
      return of.is === 'number' && typeof of.value === 'number' ? number(0 - of.value, expr.place) : { ...expr, of };
    }
    case 'not': {
      const of = put(expr.of, names);
      const known = truthOf(of);
      return known === undefined ? { ...expr, of } : truth(!known, expr.place);
    }
    case 'binary':
      return binary({ ...expr, left: put(expr.left, names), right: put(expr.right, names) });
    case 'compare': {
      const first = put(expr.first, names);
      const made = {
        ...expr,
        first,
        rest: expr.rest.map(({ relation, right }) => ({ relation, right: put(right, names) })),
      };
      const known = truthOf(made);
      return known === undefined ? made : truth(known, expr.place);
    }
    case 'kind':
      return {
        ...expr,
        of: put(expr.of, names),
        base: expr.base === undefined ? undefined : put(expr.base, names),
      };
    case 'logic':
      return logic({ ...expr, left: put(expr.left, names), right: put(expr.right, names) });
    case 'choose': {
      const when = put(expr.when, names);
      const known = truthOf(when);
      const [yes, otherwise] = [put(expr.then, names), put(expr.otherwise, names)];
      if (known !== undefined) return known ? yes : otherwise;
      // biome-ignore lint/suspicious/noThenProperty: the tree names the branch so
      return { ...expr, when, then: yes, otherwise };
    }
  }
}

/** Clauses with names put in, up to where a `for` gives a name another meaning; and the names that are still put in behind them. */
export function putClauses(
  clauses: readonly Clause[],
  names: Put,
): { readonly clauses: readonly Clause[]; readonly names: Put } {
  let left = names;
  const made: Clause[] = [];
  for (const clause of clauses) {
    if (clause.is === 'if') {
      made.push({ ...clause, when: put(clause.when, left) });
      continue;
    }
    made.push({ ...clause, over: put(clause.over, left) });
    if (clause.names.some((name) => left.has(name)))
      left = new Map([...left].filter(([name]) => !clause.names.includes(name)));
  }
  return { clauses: made, names: left };
}

function putItems(items: Items, names: Put): Items {
  if (items.is === 'items') return { is: 'items', items: items.items.map((item) => put(item, names)) };
  const made = putClauses(items.clauses, names);
  return { is: 'each', each: put(items.each, made.names), clauses: made.clauses };
}
