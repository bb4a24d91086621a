import { isWhole } from '../nim/whole.ts';
import { order } from './arithmetic.ts';
import { sourceOf } from './clauses.ts';
import { type Formula, formula } from './formula.ts';
import { isKind } from './kinds.ts';
import { listOf, word } from './lists.ts';
import { misstep, refuse } from './refuse.ts';
import type { Scope } from './scope.ts';
import { rank, reads, run } from './source.ts';
import type { Expr, Place, Relation } from './tree.ts';
import { fits, listed, typeName } from './type.ts';
import { type Frame, plain, same, type Value } from './value.ts';

type Node<K extends Expr['is']> = Extract<Expr, { is: K }>;
type Truth = (frame: Frame) => boolean;

/** `a < b <= c`: every neighbouring pair stands in its relation. */
export function comparison(expr: Node<'compare'>, scope: Scope): Formula {
  const sides = [expr.first, ...expr.rest.map(({ right }) => right)];
  const pairs = expr.rest.map(({ relation, right }, i) =>
    pair(sides[i] ?? expr.first, relation, right, expr.place, scope),
  );
  return pairs.reduce((a, b) => {
    const [left, right] = [a.truth, b.truth];
    return formula('truth', (frame) => a.value(frame) === true && b.value(frame) === true, {
      parts: [a, b],
      safe: true,
      truth: (frame) => left(frame) && right(frame),
    });
  });
}

function pair(left: Expr, relation: Relation, right: Expr, place: Place, scope: Scope): Formula {
  if (relation === 'in' || relation === 'not in') return membership(left, relation === 'in', right, place, scope);
  let a = scope.formula(left, scope);
  let b = scope.formula(right, scope);
  if (right.is === 'text' && typeof a.type === 'object' && scope.letters !== undefined) b = word(right, scope.letters);
  if (left.is === 'text' && typeof b.type === 'object' && scope.letters !== undefined) a = word(left, scope.letters);
  if (!fits(a.type, b.type) && !fits(b.type, a.type))
    return refuse(place, 'wrong-type', { wanted: typeName(a.type), found: typeName(b.type) });
  if (a.type === 'truth' && relation !== '=' && relation !== '!=')
    return refuse(place, 'wrong-type', { wanted: 'number', found: 'truth' });
  const safe = a.type === 'number' && b.type === 'number';
  const double = scope.arithmetic === 'double';
  const value = safe ? wholes(relation, sideOf(a, double), sideOf(b, double)) : exact(relation, a, b, place);
  return formula('truth', value, {
    parts: [a, b],
    safe,
    ...(safe ? { truth: fast(relation, a, b) } : {}),
  });
}

function exact(relation: Exclude<Relation, 'in' | 'not in'>, a: Formula, b: Formula, place: Place): Truth {
  const ordered = (frame: Frame) => order(a.value(frame), b.value(frame), place);
  const equal = (frame: Frame) => {
    const [x, y] = [a.value(frame), b.value(frame)];
    return a.type === 'root' || b.type === 'root' ? order(x, y, place) === 0 : same(x, y);
  };
  switch (relation) {
    case '=':
      return equal;
    case '!=':
      return (frame) => !equal(frame);
    case '<':
      return (frame) => ordered(frame) < 0;
    case '<=':
      return (frame) => ordered(frame) <= 0;
    case '>':
      return (frame) => ordered(frame) > 0;
    case '>=':
      return (frame) => ordered(frame) >= 0;
  }
}

function sideOf({ value }: Formula, double: boolean): (frame: Frame) => Value {
  return double ? (frame) => Number(value(frame)) : value;
}

// Numbers and bigints compare exactly with each other, and one integer has one form.
function wholes(
  relation: Exclude<Relation, 'in' | 'not in'>,
  a: (frame: Frame) => Value,
  b: (frame: Frame) => Value,
): Truth {
  switch (relation) {
    case '=':
      return (frame) => a(frame) === b(frame);
    case '!=':
      return (frame) => a(frame) !== b(frame);
    case '<':
      return (frame) => a(frame) < b(frame);
    case '<=':
      return (frame) => a(frame) <= b(frame);
    case '>':
      return (frame) => a(frame) > b(frame);
    case '>=':
      return (frame) => a(frame) >= b(frame);
  }
}

function fast(relation: Exclude<Relation, 'in' | 'not in'>, left: Formula, right: Formula): Truth {
  const [a, b] = [left.number, right.number];
  switch (relation) {
    case '=':
      return (frame) => a(frame) === b(frame);
    case '!=':
      return (frame) => a(frame) !== b(frame);
    case '<':
      return (frame) => a(frame) < b(frame);
    case '<=':
      return (frame) => a(frame) <= b(frame);
    case '>':
      return (frame) => a(frame) > b(frame);
    case '>=':
      return (frame) => a(frame) >= b(frame);
  }
}

function membership(left: Expr, wanted: boolean, right: Expr, place: Place, scope: Scope): Formula {
  const value = scope.formula(left, scope);
  const source =
    right.is === 'text' ? ({ is: 'list', list: listOf(right, scope), place } as const) : sourceOf(right, scope);
  const has = (frame: Frame): boolean => {
    const one = value.value(frame);
    if (source.is !== 'lazy') return rank(source, frame, one) !== undefined;
    for (const other of run(source, frame)) if (same(one, other)) return true;
    return false;
  };
  const holds: Truth = (frame) => has(frame) === wanted;
  return formula('truth', holds, { parts: [value, ...reads(source)], truth: (frame) => holds(frame) });
}

/** `n is square`, `n is not power of 2`. */
export function kindness(expr: Node<'kind'>, scope: Scope): Formula {
  const of = scope.formula(expr.of, scope);
  const base = expr.base === undefined ? undefined : scope.formula(expr.base, scope);
  for (const one of base === undefined ? [of] : [of, base]) {
    if (!listed(one.type) && one.type !== 'number')
      return refuse(expr.place, 'wrong-type', { wanted: 'number', found: typeName(one.type) });
  }
  const parts = base === undefined ? [of] : [of, base];
  return formula(
    'truth',
    (frame) =>
      isKind(wanted(of.value(frame), expr.place), expr.kind, wanted(base?.value(frame) ?? 0, expr.place)) !==
      expr.negated,
    { parts, safe: parts.every((part) => part.type === 'number') },
  );
}

function wanted(value: Value, place: Place) {
  return isWhole(value) ? value : misstep(place, 'not-number', { found: plain(value) });
}
