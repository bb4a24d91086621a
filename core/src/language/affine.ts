import type { Scope } from './scope.ts';
import type { Expr } from './tree.ts';

/** An expression as whole multiples of names plus a constant. */
export interface Affine {
  readonly of: ReadonlyMap<string, number>;
  readonly constant: number;
}

/** The affine form of an expression over the field and the `for` names, parameters put in; undefined when it has none by form. */
export function affine(expr: Expr, scope: Scope): Affine | undefined {
  switch (expr.is) {
    case 'number':
      return typeof expr.value === 'number' ? { of: new Map(), constant: expr.value } : undefined;
    case 'name': {
      const binding = scope.names.get(expr.name);
      if (binding?.is === 'let') return undefined;
      if (binding?.is !== 'fixed') return { of: new Map([[expr.name, 1]]), constant: 0 };
      return typeof binding.value === 'number' ? { of: new Map(), constant: binding.value } : undefined;
    }
    case 'minus':
      return sum({ of: new Map(), constant: 0 }, affine(expr.of, scope), -1);
    case 'binary': {
      const left = affine(expr.left, scope);
      const right = affine(expr.right, scope);
      if (expr.sign === '+') return sum(left, right, 1);
      if (expr.sign === '-') return sum(left, right, -1);
      if (expr.sign !== '*' || left === undefined || right === undefined) return undefined;
      if (left.of.size === 0) return sum({ of: new Map(), constant: 0 }, right, left.constant);
      return right.of.size === 0 ? sum({ of: new Map(), constant: 0 }, left, right.constant) : undefined;
    }
    case 'text':
    case 'call':
    case 'tuple':
    case 'list':
    case 'set':
    case 'range':
    case 'index':
    case 'slice':
    case 'with':
    case 'without':
    case 'not':
    case 'compare':
    case 'kind':
    case 'logic':
    case 'choose':
      return undefined;
  }
}

/** left + times * right. */
export function sum(left: Affine | undefined, right: Affine | undefined, times: number): Affine | undefined {
  if (left === undefined || right === undefined) return undefined;
  const of = new Map(left.of);
  for (const [name, by] of right.of) of.set(name, (of.get(name) ?? 0) + times * by);
  for (const [name, by] of of) if (by === 0) of.delete(name);
  return { of, constant: left.constant + times * right.constant };
}

/** Whether two affine forms are the same. */
export function sameForm(a: Affine | undefined, b: Affine | undefined): boolean {
  const rest = sum(a, b, -1);
  return rest !== undefined && rest.of.size === 0 && rest.constant === 0;
}

/** Whether an affine form is one whole field, less a constant. */
export function isHeap({ of }: Affine, field: string): boolean {
  return of.size === 1 && of.get(field) === 1;
}
