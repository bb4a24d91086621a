import type { Expr } from '../../language/tree.ts';
import { builtin } from './calls/builtin.ts';
import { folded } from './calls/folded.ts';
import { letCall } from './calls/formula.ts';
import { call, NUMBERS } from './code.ts';
import { floorOf, rootOf } from './roots.ts';
import { type Made, type Scope, stored, type Translation } from './scope.ts';

type Call = Extract<Expr, { is: 'call' }>;

/** A list that is named, so that it is made once. */
export function bare(t: Translation, expr: Expr, scope: Scope): Made {
  const list = t.value(expr, scope);
  return list.code.is === 'name' || list.code.is === 'at' ? list : stored(t, list, 'row', scope, false);
}

/** `f(…)`: a formula of the page, or a function of the language. */
export function functionCall(t: Translation, expr: Call, scope: Scope): Made {
  const formula = t.lets.get(expr.name);
  if (formula !== undefined) return letCall(t, expr, formula, scope);
  if (expr.items.is === 'each') return folded(t, expr, scope);
  const items = expr.items.items;
  if (expr.name === 'floor' && items[0] !== undefined) {
    const root = rootOf(t, items[0], scope);
    return root === undefined ? t.value(items[0], scope) : floorOf(t, root, false);
  }
  if (expr.name === 'choices' && items.length > 1) {
    const pools = items.map((item) => t.value(item, scope));
    return {
      code: call('choices', [{ is: 'list', items: pools.map(({ code }) => code), of: NUMBERS }], { list: NUMBERS }),
      most: t.largest,
      natural: true,
    };
  }
  const args = items.map((item) => t.value(item, scope));
  return builtin(t, expr, args);
}
