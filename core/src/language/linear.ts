import { names } from './mention.ts';
import type { Expr, Place } from './tree.ts';

/** An expression as coefficient * name + rest, the name in neither. */
export interface Linear {
  readonly coefficient: Expr;
  readonly rest: Expr;
}

/** Writes an expression as linear in a name; undefined when it is not so by form. */
export function linear(expr: Expr, name: string): Linear | undefined {
  const { place } = expr;
  if (!names(expr, name)) return { coefficient: number(0, place), rest: expr };
  if (expr.is === 'name') return { coefficient: number(1, place), rest: number(0, place) };
  if (expr.is === 'minus')
    return joined('-', { coefficient: number(0, place), rest: number(0, place) }, linear(expr.of, name), place);
  if (expr.is !== 'binary') return undefined;
  if (expr.sign === '+' || expr.sign === '-')
    return joined(expr.sign, linear(expr.left, name), linear(expr.right, name), place);
  if (expr.sign !== '*') return undefined;
  if (!names(expr.left, name)) return scaled(linear(expr.right, name), expr.left, place);
  return names(expr.right, name) ? undefined : scaled(linear(expr.left, name), expr.right, place);
}

function joined(
  sign: '+' | '-',
  left: Linear | undefined,
  right: Linear | undefined,
  place: Place,
): Linear | undefined {
  if (left === undefined || right === undefined) return undefined;
  return {
    coefficient: binary(sign, left.coefficient, right.coefficient, place),
    rest: binary(sign, left.rest, right.rest, place),
  };
}

function scaled(of: Linear | undefined, by: Expr, place: Place): Linear | undefined {
  if (of === undefined) return undefined;
  return { coefficient: binary('*', of.coefficient, by, place), rest: binary('*', of.rest, by, place) };
}

/** left sign right, as a tree. */
export function binary(sign: '+' | '-' | '*', left: Expr, right: Expr, place: Place): Expr {
  return { is: 'binary', sign, left, right, place };
}

function number(value: number, place: Place): Expr {
  return { is: 'number', value, place };
}
