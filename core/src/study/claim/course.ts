import type { Game } from '../../language/game.ts';
import type { Expr, Items } from '../../language/tree.ts';
import { gcd } from '../../nim/gcd.ts';
import type { Component } from '../../rules/position.ts';

/** F(n + period) = F(n) + slope * period for n >= from, by the form of the formula F in the one number n. */
export interface Course {
  readonly from: number;
  readonly period: number;
  readonly slope: number;
}

/** The course of what does not depend on n. */
export const FLAT: Course = { from: 0, period: 1, slope: 0 };

/** The least common multiple. */
export function lcm(a: number, b: number): number {
  return (a / Number(gcd(a, b))) * b;
}

/** Two courses at once: beyond both beginnings, by a common period, with the slope of the first. */
export function both(a: Course, b: Course): Course {
  return { from: Math.max(a.from, b.from), period: lcm(a.period, b.period), slope: a.slope };
}

/** The course of an expression in n; undefined when its form does not tell one. */
export function course(expr: Expr, n: string, game: Game): Course | undefined {
  const inner = (one: Expr) => course(one, n, game);
  switch (expr.is) {
    case 'number':
      return FLAT;
    case 'name':
      return expr.name === n ? { from: 0, period: 1, slope: 1 } : constant(expr, game) === undefined ? undefined : FLAT;
    case 'minus': {
      const of = inner(expr.of);
      return of && { ...of, slope: -of.slope };
    }
    case 'not':
      return flatOf([expr.of], n, game);
    case 'logic':
      return flatOf([expr.left, expr.right], n, game);
    case 'choose':
      return flatOf([expr.then, expr.when, expr.otherwise], n, game);
    case 'binary':
      return binary(expr, n, game);
    case 'compare':
      return expr.rest.reduce<Course | undefined>((all, { relation, right }, i) => {
        const left = i === 0 ? expr.first : (expr.rest[i - 1]?.right ?? expr.first);
        const one = compared(left, right, relation === 'in' || relation === 'not in', n, game);
        return all && one && both(all, one);
      }, FLAT);
    case 'kind': {
      const of = inner(expr.of);
      if (of === undefined) return undefined;
      if (of.slope === 0) return of;
      return expr.kind === 'even' || expr.kind === 'odd'
        ? { from: of.from, period: lcm(of.period, 2), slope: 0 }
        : undefined;
    }
    case 'index': {
      const at = inner(expr.index);
      return at?.slope === 0 && constant(expr.list, game) !== undefined ? at : undefined;
    }
    case 'list':
    case 'set':
      return items(expr.items, n, game);
    case 'call':
      return ['min', 'max', 'xor', 'sum', 'abs', 'gcd'].includes(expr.name) ? items(expr.items, n, game) : undefined;
    case 'text':
    case 'tuple':
    case 'range':
    case 'slice':
    case 'with':
    case 'without':
      return undefined;
  }
}

function items(all: Items, n: string, game: Game): Course | undefined {
  return all.is === 'items' ? flatOf(all.items, n, game) : undefined;
}

function flatOf(exprs: readonly Expr[], n: string, game: Game): Course | undefined {
  const all = exprs.map((expr) => course(expr, n, game));
  return all.every((one) => one !== undefined && one.slope === 0)
    ? all.filter((one) => one !== undefined).reduce(both, FLAT)
    : undefined;
}

function binary({ sign, left, right }: Extract<Expr, { is: 'binary' }>, n: string, game: Game): Course | undefined {
  const a = course(left, n, game);
  const b = course(right, n, game);
  if (a === undefined || b === undefined) return undefined;
  const joint = both(a, b);
  if (sign === '+' || sign === '-') return { ...joint, slope: sign === '+' ? a.slope + b.slope : a.slope - b.slope };
  if (a.slope === 0 && b.slope === 0) return joint;
  const by = constant(right, game);
  if (sign === 'mod' && typeof by === 'number' && by > 0) return { from: a.from, period: lcm(a.period, by), slope: 0 };
  return undefined;
}

/** A comparison: of two that repeat; or of n (plus a constant) with a constant or with a fixed list, which is decided for good past the greatest of them. */
function compared(left: Expr, right: Expr, isMember: boolean, n: string, game: Game): Course | undefined {
  const a = course(left, n, game);
  if (a === undefined) return undefined;
  if (!isMember) {
    const b = course(right, n, game);
    if (b !== undefined && a.slope === b.slope) return { ...both(a, b), slope: 0 };
    if (b === undefined) return undefined;
  }
  if (a.slope === 0) {
    const range = constant(right, game);
    return range === undefined ? undefined : a;
  }
  const shift = offset(left, n, game);
  const limit = greatest(constant(right, game));
  return shift === undefined || limit === undefined
    ? undefined
    : { from: Math.max(0, limit - shift + 1), period: 1, slope: 0 };
}

/** c when the expression is n, n + c or n - c. */
function offset(expr: Expr, n: string, game: Game): number | undefined {
  if (expr.is === 'name' && expr.name === n) return 0;
  if (expr.is !== 'binary' || expr.left.is !== 'name' || expr.left.name !== n) return undefined;
  const by = constant(expr.right, game);
  if (typeof by !== 'number') return undefined;
  return expr.sign === '+' ? by : expr.sign === '-' ? -by : undefined;
}

function greatest(value: Component | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  const all = value.map((item: Component) => greatest(item));
  return all.every((item) => item !== undefined) ? Math.max(0, ...all.filter((item) => item !== undefined)) : undefined;
}

/** The value of an expression that names nothing but parameters. */
function constant(expr: Expr, game: Game): Component | undefined {
  try {
    const made = game.scope.formula(expr, game.scope);
    const value = made.uses.size === 0 ? made.value([]) : undefined;
    return value === undefined || typeof value === 'boolean'
      ? undefined
      : typeof value === 'object' && !Array.isArray(value)
        ? undefined
        : plainOf(value);
  } catch {
    return undefined;
  }
}

function plainOf(value: unknown): Component | undefined {
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value;
  if (!Array.isArray(value)) return undefined;
  const all = value.map(plainOf);
  return all.every((item) => item !== undefined) ? all.filter((item) => item !== undefined) : undefined;
}
