import { affine, sameForm, sum } from './affine.ts';
import type { Leaves } from './leaves.ts';
import { rows } from './runs.ts';
import type { Scope } from './scope.ts';
import type { TakeForm } from './take-form.ts';
import type { Clause, Expr, PartTree } from './tree.ts';

/**
 * `max(i - c, 0) and max(n - i - d, 0) for i in 1..n`: square i goes with the c - 1 before it and the d behind it that are still there. Undefined when the
 * line has another form.
 */
export function strikes(
  parts: readonly PartTree[],
  loop: Extract<Clause, { is: 'for' }>,
  field: string,
  scope: Scope,
): TakeForm | undefined {
  const [one, other] = parts.map((part) => (part.is === 'own' ? clamped(part.component) : undefined));
  const { over, names } = loop;
  const [name = ''] = names;
  if (one === undefined || other === undefined || parts.length > 2) return undefined;
  if (names.length > 1 || over.is !== 'range' || over.by !== undefined) return undefined;
  const [from, to] = [affine(over.from, scope), affine(over.to, scope)];
  const heap = { of: new Map([[field, 1]]), constant: 0 };
  // The loop runs through as many squares as the heap has.
  if (from === undefined || from.of.size > 0 || !sameForm(sum(to, from, -1), { ...heap, constant: -1 }))
    return undefined;
  const square = { of: new Map([[name, 1]]), constant: 1 - from.constant };
  for (const [left, right, grows] of [
    [one, other, 0],
    [other, one, 1],
  ] as const) {
    const before = sum(square, affine(left, scope), -1);
    const behind = sum(sum(heap, square, -1), affine(right, scope), -1);
    if (before?.of.size === 0 && behind?.of.size === 0 && before.constant >= 1 && behind.constant >= 0)
      return {
        leaves: struck(before.constant, behind.constant),
        runs: rows(before.constant, behind.constant, name, from.constant, grows),
      };
  }
  return undefined;
}

/** Square i from 1 of a row: the first `before` squares of those up to it go, and `behind` past it, as far as they are there. */
function struck(before: number, behind: number): readonly Leaves[] {
  const leaves = (taken: number, bits: number) => ({
    taken: { numbers: [taken], onward: false },
    bits,
    unequal: false,
  });
  const found = [leaves(before + behind, 7)];
  for (let i = 1; i < before; i += 1) found.push(leaves(i + behind, 3));
  for (let j = 0; j < behind; j += 1) {
    found.push(leaves(before + j, 3));
    for (let i = 1; i < before; i += 1) found.push(leaves(i + j, 1));
  }
  return found;
}

/** x of `max(x, 0)`. */
function clamped(expr: Expr): Expr | undefined {
  if (expr.is !== 'call' || expr.name !== 'max' || expr.items.is !== 'items' || expr.items.items.length !== 2)
    return undefined;
  const [first, second] = expr.items.items;
  const isZero = (one: Expr | undefined) => one?.is === 'number' && one.value === 0;
  if (isZero(second)) return first;
  return isZero(first) ? second : undefined;
}
