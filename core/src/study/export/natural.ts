import { printExpr } from '../../language/print/expression.ts';
import type { Expr } from '../../language/tree.ts';
import { isUntold, nested, type Scope, type Translation } from './scope.ts';

interface Sum {
  readonly of: ReadonlyMap<string, { readonly times: bigint; readonly expr: Expr }>;
  readonly rest: bigint;
}

/** Whether an expression is surely never below zero where the loops around it run; the bounds of their names are put in, innermost first. */
export function isNatural(t: Translation, expr: Expr, scope: Scope): boolean {
  const sum = linear(t, expr, scope, 1n);
  return proved(t, sum, scope, [...scope.bounds.keys()].reverse());
}

function proved(t: Translation, sum: Sum, scope: Scope, names: readonly string[]): boolean {
  const [word, ...others] = names;
  if (word === undefined)
    return (
      sum.rest >= 0n &&
      [...sum.of.values()].every(({ times, expr }) => times === 0n || (times > 0n && isPlain(t, expr, scope)))
    );
  const held = sum.of.get(word);
  const bound = scope.bounds.get(word);
  if (held === undefined || bound === undefined || held.times === 0n) return proved(t, sum, scope, others);
  const ends = held.times < 0n ? upper(bound.to) : lower(bound.from);
  return ends.some((end) => proved(t, plus(without(sum, word), linear(t, end, scope, held.times)), scope, others));
}

function isPlain(t: Translation, expr: Expr, scope: Scope): boolean {
  try {
    return t.value(expr, nested(scope)).natural;
  } catch (thrown) {
    if (!isUntold(thrown)) throw thrown;
    return false;
  }
}

/** What a loop's end may be replaced by from above: a member of a minimum, the dividend of a quotient. */
function upper(expr: Expr): readonly Expr[] {
  if (expr.is === 'call' && expr.name === 'min' && expr.items.is === 'items' && expr.items.items.length > 1)
    return expr.items.items.flatMap(upper);
  if (expr.is === 'binary' && expr.sign === 'div') return [expr, expr.left];
  return [expr];
}

function lower(expr: Expr): readonly Expr[] {
  if (expr.is === 'call' && expr.name === 'max' && expr.items.is === 'items' && expr.items.items.length > 1)
    return expr.items.items.flatMap(lower);
  return [expr];
}

function linear(t: Translation, expr: Expr, scope: Scope, times: bigint): Sum {
  if (expr.is === 'number') return { of: new Map(), rest: times * BigInt(expr.value) };
  if (expr.is === 'minus') return linear(t, expr.of, scope, -times);
  if (expr.is === 'name' && !scope.names.has(expr.name)) {
    const fixed = t.parameters.get(expr.name)?.code;
    if (fixed?.is === 'number') return { of: new Map(), rest: times * fixed.value };
  }
  if (expr.is === 'binary' && (expr.sign === '+' || expr.sign === '-'))
    return plus(linear(t, expr.left, scope, times), linear(t, expr.right, scope, expr.sign === '+' ? times : -times));
  if (expr.is === 'binary' && expr.sign === '*') {
    for (const [one, other] of [[expr.left, expr.right] as const, [expr.right, expr.left] as const]) {
      const factor = linear(t, one, scope, 1n);
      if (factor.of.size === 0) return linear(t, other, scope, times * factor.rest);
    }
  }
  return { of: new Map([[printExpr(expr), { times, expr }]]), rest: 0n };
}

function plus(a: Sum, b: Sum): Sum {
  const of = new Map(a.of);
  for (const [key, { times, expr }] of b.of) of.set(key, { times: (of.get(key)?.times ?? 0n) + times, expr });
  return { of, rest: a.rest + b.rest };
}

function without(sum: Sum, word: string): Sum {
  const of = new Map(sum.of);
  of.delete(word);
  return { of, rest: sum.rest };
}
