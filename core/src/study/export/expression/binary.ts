import type { Expr } from '../../../language/tree.ts';
import { type Code, call, math, typeOf } from '../code.ts';
import { larger, type Made, made, type Scope, type Translation } from '../scope.ts';

type Node<K extends Expr['is']> = Extract<Expr, { is: K }>;

const CAP = 2n ** 256n;

/** A sum, product, power, quotient or remainder, or two lists joined. */
export function binary(t: Translation, expr: Node<'binary'>, scope: Scope): Made {
  const { sign } = expr;
  const [left, right] = [t.value(expr.left, scope), t.value(expr.right, scope)];
  const natural = left.natural && right.natural;
  if (sign === '++') {
    const typed = left.code.is === 'list' && left.code.items.length === 0 ? right : left;
    return {
      code: call('joined', [left.code, right.code], typeOf(typed.code)),
      most: larger(left.most, right.most),
      natural,
    };
  }
  if (sign === '+') return made(t, math(left.code, '+', right.code), left.most + right.most, natural);
  if (sign === '-')
    return made(
      t,
      math(left.code, '-', right.code),
      left.most > right.most || !natural ? left.most + (natural ? 0n : right.most) : right.most,
      isNotBelow(left.code, right.code),
    );
  if (sign === '*') return made(t, math(left.code, '*', right.code), left.most * right.most, natural);
  if (sign === '^') {
    const most = right.most > 256n || left.most ** right.most > CAP ? CAP : left.most ** right.most;
    return made(t, call('power', [left.code, right.code]), most, natural);
  }
  if (sign === 'div')
    return made(
      t,
      natural ? math(left.code, '/', right.code) : call('floorDiv', [left.code, right.code]),
      left.most,
      natural,
    );
  return made(
    t,
    natural ? math(left.code, '%', right.code) : call('mod', [left.code, right.code]),
    right.most,
    right.natural,
  );
}

function isNotBelow(left: Code, right: Code): boolean {
  return left.is === 'number' && right.is === 'number' && left.value >= right.value;
}
