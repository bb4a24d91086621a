import { printExpr } from '../../language/print/expression.ts';
import type { Expr } from '../../language/tree.ts';
import { root as squareRoot } from '../../nim/root.ts';
import { type Code, call, math, num } from './code.ts';
import { type Made, made, type Scope, type Translation, untold } from './scope.ts';

/** (rest + times * sqrt(under)) / by, all whole. */
interface Root {
  readonly rest: Made | undefined;
  readonly times: Made;
  readonly under: Made;
  readonly by: bigint;
}

/** An expression with one square root in it; undefined where there is none. */
export function rootOf(t: Translation, expr: Expr, scope: Scope): Root | undefined {
  const one: Made = { code: num(1), most: 1n, natural: true };
  if (expr.is === 'name' && expr.name === 'phi' && !scope.names.has('phi') && !t.lets.has('phi'))
    return { rest: one, times: one, under: { code: num(5), most: 5n, natural: true }, by: 2n };
  if (expr.is === 'call' && expr.name === 'sqrt' && expr.items.is === 'items' && expr.items.items[0] !== undefined)
    return { rest: undefined, times: one, under: t.value(expr.items.items[0], scope), by: 1n };
  if (expr.is !== 'binary' || expr.sign === '++' || expr.sign === '^') return undefined;
  const [left, right] = [rootOf(t, expr.left, scope), rootOf(t, expr.right, scope)];
  if (left === undefined && right === undefined) return undefined;
  if (left !== undefined && right !== undefined) return untold(printExpr(expr));
  const root = left ?? right;
  const other = left === undefined ? expr.left : expr.right;
  if (root === undefined || expr.sign === 'div' || expr.sign === 'mod') return untold(printExpr(expr));
  const by = t.value(other, scope);
  if (expr.sign === '*')
    return { ...root, rest: root.rest && times(t, root.rest, by), times: times(t, root.times, by) };
  if (expr.sign === '-' && right !== undefined) return untold(printExpr(expr));
  const scaled = times(t, by, { code: num(root.by), most: root.by, natural: true });
  const rest =
    root.rest === undefined
      ? expr.sign === '+'
        ? scaled
        : { ...scaled, code: math(num(0), '-', scaled.code), natural: false }
      : made(
          t,
          math(root.rest.code, expr.sign, scaled.code),
          root.rest.most + scaled.most,
          expr.sign === '+' && root.rest.natural && scaled.natural,
        );
  return { ...root, rest };
}

function times(t: Translation, a: Made, b: Made): Made {
  return made(t, math(a.code, '*', b.code), a.most * b.most, a.natural && b.natural);
}

/** The whole part of a root; `up`: the least whole number that is not below it. */
export function floorOf(t: Translation, { rest, times: factor, under, by }: Root, up: boolean): Made {
  const isPlain = factor.natural && !up;
  const sign: Code = up ? math(num(0), '-', factor.code) : factor.code;
  const isOne = factor.code.is === 'number' && factor.code.value === 1n;
  const whole: Code = isPlain && isOne ? call('isqrt', [under.code]) : call('floorRoot', [sign, under.code]);
  const part = made(t, whole, factor.most * (root(under.most) + 1n) + 1n, isPlain);
  const sum: Made =
    rest === undefined
      ? part
      : {
          code: up ? math(whole, '-', rest.code) : math(rest.code, '+', whole),
          most: rest.most + part.most,
          natural: isPlain && rest.natural,
        };
  made(t, sum.code, sum.most, sum.natural);
  const divided =
    by === 1n ? sum.code : sum.natural ? math(sum.code, '/', num(by)) : call('floorDiv', [sum.code, num(by)]);
  return made(t, up ? math(num(0), '-', divided) : divided, sum.most / by, sum.natural);
}

function root(n: bigint): bigint {
  return BigInt(squareRoot(n));
}
