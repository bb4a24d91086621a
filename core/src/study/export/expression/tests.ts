import { printExpr } from '../../../language/print/expression.ts';
import type { Expr } from '../../../language/tree.ts';
import { type Code, call, compare, math, num, type Test, typeOf } from '../code.ts';
import { floorOf, rootOf } from '../roots.ts';
import { type Made, made, type Scope, type Translation, untold } from '../scope.ts';

type Node<K extends Expr['is']> = Extract<Expr, { is: K }>;

const TESTS = { '=': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** A comparison, or several in a row. */
export function comparison(t: Translation, expr: Node<'compare'>, scope: Scope): Made {
  let all: Code | undefined;
  let left = expr.first;
  for (const { relation, right } of expr.rest) {
    const one = related(t, left, relation, right, scope);
    all = all === undefined ? one : { is: 'logic', sign: 'and', left: all, right: one };
    left = right;
  }
  return truth(folded(all ?? { is: 'truth', value: true }));
}

function related(
  t: Translation,
  left: Expr,
  relation: keyof typeof TESTS | 'in' | 'not in',
  right: Expr,
  scope: Scope,
): Code {
  if (relation === 'in' || relation === 'not in') {
    const inside = within(t, t.value(left, scope).code, right, scope);
    return relation === 'in' ? inside : { is: 'not', of: inside };
  }
  const [a, b] = [rootOf(t, left, scope), rootOf(t, right, scope)];
  if (a !== undefined && b !== undefined) return untold(`${printExpr(left)} ${relation} ${printExpr(right)}`);
  // x <= r says x <= floor(r), and x < r says x < -floor(-r).
  if (b !== undefined)
    return compare(
      t.value(left, scope).code,
      TESTS[relation],
      floorOf(t, b, relation === '<' || relation === '>=').code,
    );
  if (a !== undefined)
    return compare(
      floorOf(t, a, relation === '>' || relation === '<=').code,
      TESTS[relation],
      t.value(right, scope).code,
    );
  const [x, y] = [t.value(left, scope).code, t.value(right, scope).code];
  if (typeof typeOf(x) === 'object' || typeof typeOf(y) === 'object')
    return untold(`${printExpr(left)} ${relation} ${printExpr(right)}`);
  return compare(x, TESTS[relation], y);
}

function within(t: Translation, item: Code, over: Expr, scope: Scope): Code {
  if (over.is === 'range' && over.by === undefined) {
    const [from, to] = [t.value(over.from, scope).code, t.value(over.to, scope).code];
    return { is: 'logic', sign: 'and', left: compare(from, '<=', item), right: compare(item, '<=', to) };
  }
  const list = t.value(over, scope).code;
  if (list.is === 'list' && list.items.length < 4) {
    const tests = list.items.map((one) => compare(item, '==', one));
    return tests.reduce(
      (left, right): Code => ({ is: 'logic', sign: 'or', left, right }),
      tests.shift() ?? { is: 'truth', value: false },
    );
  }
  return call('contains', [list, item], 'truth');
}

/** Comparisons of numbers that are known. */
export function folded(code: Code): Code {
  if (code.is === 'logic') {
    const [left, right] = [folded(code.left), folded(code.right)];
    if (left.is === 'truth') return left.value === (code.sign === 'and') ? right : left;
    if (right.is === 'truth') return right.value === (code.sign === 'and') ? left : right;
    return { ...code, left, right };
  }
  if (code.is === 'not') {
    const of = folded(code.of);
    return of.is === 'truth' ? { is: 'truth', value: !of.value } : { is: 'not', of };
  }
  if (code.is !== 'test' || code.left.is !== 'number' || code.right.is !== 'number') return code;
  return { is: 'truth', value: holds(code.left.value, code.sign, code.right.value) };
}

function holds(a: bigint, sign: Test, b: bigint): boolean {
  switch (sign) {
    case '==':
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
  }
}

/** Whether a number is of a kind. */
export function kind(t: Translation, expr: Node<'kind'>, scope: Scope): Made {
  const of = t.value(expr.of, scope);
  const { negated } = expr;
  if (expr.kind === 'even' || expr.kind === 'odd') {
    const rest = of.natural ? math(of.code, '%', num(2)) : call('mod', [of.code, num(2)]);
    const isEven = (expr.kind === 'even') !== negated;
    if (of.code.is === 'number') return truth({ is: 'truth', value: (of.code.value % 2n === 0n) === isEven });
    return truth(compare(rest, '==', num(isEven ? 0 : 1)));
  }
  const base = expr.base === undefined ? [] : [t.value(expr.base, scope).code];
  const word = {
    square: 'isSquare',
    triangular: 'isTriangular',
    prime: 'isPrime',
    fibonacci: 'isFibonacci',
    power: 'isPower',
  }[expr.kind];
  if (expr.kind === 'triangular') made(t, of.code, of.most * 8n, true);
  const test = call(word, [of.code, ...base], 'truth');
  return truth(negated ? { is: 'not', of: test } : test);
}

/** A truth as a made value. */
export function truth(code: Code): Made {
  return { code, most: 1n, natural: true };
}
