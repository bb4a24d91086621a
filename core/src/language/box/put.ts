import type { Clause, Expr, Items, Place } from '../tree.ts';

/** What stands for names: numbers, and lists whose elements are names of their own. */
export type Put = ReadonlyMap<string, Expr>;

/** A truth that needs no names. */
export function truth(holds: boolean, place: Place): Expr {
  const zero = (value: number): Expr => ({ is: 'number', value, place });
  return { is: 'compare', first: zero(0), rest: [{ relation: '=', right: zero(holds ? 0 : 1) }], place };
}

/** Which of the two an expression is that `truth` gave; undefined when it is another. */
export function truthOf(expr: Expr): boolean | undefined {
  if (expr.is !== 'compare' || expr.rest.length !== 1 || expr.first.is !== 'number') return undefined;
  const [step] = expr.rest;
  if (step?.right.is !== 'number') return undefined;
  const [a, b] = [expr.first.value, step.right.value];
  switch (step.relation) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case 'in':
    case 'not in':
      return undefined;
  }
}

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

function number(value: number, place: Place): Expr {
  return { is: 'number', value, place };
}

/** The elements of a list that is written out. */
export function written(list: Expr): readonly Expr[] | undefined {
  if (list.is !== 'list' || list.items.is !== 'items') return undefined;
  return list.items.items.some((item) => item.is === 'range') ? undefined : list.items.items;
}

function elementAt(list: Expr, index: Expr): Expr | undefined {
  return index.is === 'number' ? written(list)?.[Number(index.value) - 1] : undefined;
}

function sliced(list: Expr, from: Expr, to: Expr): Expr | undefined {
  const all = written(list);
  if (all === undefined || from.is !== 'number' || to.is !== 'number') return undefined;
  const [first, last] = [Number(from.value), Number(to.value)];
  if (first < 1 || last > all.length || first > last) return undefined;
  return { is: 'list', items: { is: 'items', items: all.slice(first - 1, last) }, place: list.place };
}

function called(expr: Extract<Expr, { is: 'call' }>): Expr {
  const { name, items, place } = expr;
  if (items.is !== 'items' || items.items.length !== 1) return expr;
  const [list] = items.items;
  const all = list === undefined ? undefined : written(list);
  if (all === undefined) return expr;
  if (name === 'len') return number(all.length, place);
  // A sum is added up without a list.
  const [first, ...rest] = all;
  if (name !== 'sum' || first === undefined) return expr;
  return rest.reduce((left, right) => binary({ is: 'binary', sign: '+', left, right, place }), first);
}

function edited(expr: Extract<Expr, { is: 'with' }>): Expr {
  const all = written(expr.list);
  if (all === undefined) return expr;
  const made = [...all];
  for (const { indexes, sign, value } of expr.edits) {
    const [index] = indexes;
    const old = index?.is === 'number' && indexes.length === 1 ? made[Number(index.value) - 1] : undefined;
    if (index?.is !== 'number' || old === undefined) return expr;
    const next: Expr =
      sign === '='
        ? value
        : binary({ is: 'binary', sign: sign === '+=' ? '+' : '-', left: old, right: value, place: expr.place });
    made[Number(index.value) - 1] = next;
  }
  return { is: 'list', items: { is: 'items', items: made }, place: expr.place };
}

function binary(expr: Extract<Expr, { is: 'binary' }>): Expr {
  const { sign, left, right, place } = expr;
  if (sign === '++') {
    const [a, b] = [written(left), written(right)];
    return a === undefined || b === undefined
      ? expr
      : { is: 'list', items: { is: 'items', items: [...a, ...b] }, place };
  }
  if (left.is !== 'number' || right.is !== 'number') return expr;
  const [a, b] = [left.value, right.value];
  if (typeof a !== 'number' || typeof b !== 'number') return expr;
  const value = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b + 0 : undefined;
  return value === undefined || !Number.isSafeInteger(value) ? expr : number(value, place);
}

function logic(expr: Extract<Expr, { is: 'logic' }>): Expr {
  const { sign, left, right } = expr;
  const [a, b] = [truthOf(left), truthOf(right)];
  const absorbing = sign === 'or';
  if (a !== undefined) return a === absorbing ? left : right;
  if (b === absorbing) return expr; // the left side may break
  return b === undefined ? expr : left;
}
