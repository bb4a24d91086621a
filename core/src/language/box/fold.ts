import type { Expr, Place } from '../tree.ts';

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

/** A number as an expression. */
export function number(value: number, place: Place): Expr {
  return { is: 'number', value, place };
}

/** The elements of a list that is written out. */
export function written(list: Expr): readonly Expr[] | undefined {
  if (list.is !== 'list' || list.items.is !== 'items') return undefined;
  return list.items.items.some((item) => item.is === 'range') ? undefined : list.items.items;
}

/** The element of a list that is written out. */
export function elementAt(list: Expr, index: Expr): Expr | undefined {
  return index.is === 'number' ? written(list)?.[Number(index.value) - 1] : undefined;
}

/** A part of a list that is written out. */
export function sliced(list: Expr, from: Expr, to: Expr): Expr | undefined {
  const all = written(list);
  if (all === undefined || from.is !== 'number' || to.is !== 'number') return undefined;
  const [first, last] = [Number(from.value), Number(to.value)];
  if (first < 1 || last > all.length || first > last) return undefined;
  return { is: 'list', items: { is: 'items', items: all.slice(first - 1, last) }, place: list.place };
}

/** The length or sum of a list that is written out, worked out or added up; any other call as it is. */
export function called(expr: Extract<Expr, { is: 'call' }>): Expr {
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

/** `h with …` of a list that is written out. */
export function edited(expr: Extract<Expr, { is: 'with' }>): Expr {
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

/** A sign between constants worked out. */
export function binary(expr: Extract<Expr, { is: 'binary' }>): Expr {
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

/** A condition without the side that is constant. */
export function logic(expr: Extract<Expr, { is: 'logic' }>): Expr {
  const { sign, left, right } = expr;
  const [a, b] = [truthOf(left), truthOf(right)];
  const absorbing = sign === 'or';
  if (a !== undefined) return a === absorbing ? left : right;
  if (b === absorbing) return expr; // the left side may break
  return b === undefined ? expr : left;
}
