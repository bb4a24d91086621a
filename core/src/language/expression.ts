import { exactOperation, GOLDEN, operate, operateDouble } from './arithmetic.ts';
import { call } from './call.ts';
import { condition } from './clauses.ts';
import { list, range, set } from './collection.ts';
import { comparison, kindness } from './comparison.ts';
import { type Formula, fixed, formula } from './formula.ts';
import { edited, indexed, listOf, sliced, without, word } from './lists.ts';
import { smallOperation } from './numeric.ts';
import { refuse } from './refuse.ts';
import { bound, read, type Scope } from './scope.ts';
import type { Expr } from './tree.ts';
import { element, fits, join, typeName } from './type.ts';
import type { Frame } from './value.ts';

type Node<K extends Expr['is']> = Extract<Expr, { is: K }>;

/** An expression as a formula; what is surely wrong is refused with its place. */
export function expression(expr: Expr, scope: Scope): Formula {
  switch (expr.is) {
    case 'number':
      return fixed('number', expr.value);
    case 'text':
      return text(expr, scope);
    case 'name':
      return named(expr, scope);
    case 'call':
      return call(expr, scope);
    case 'tuple':
      return tuple(expr, scope);
    case 'list':
      return list(expr.items, scope);
    case 'set':
      return set(expr.items, scope);
    case 'range':
      return range(expr, scope);
    case 'index':
      return indexed(expr, scope);
    case 'slice':
      return sliced(expr, scope);
    case 'with':
      return edited(expr, scope);
    case 'without':
      return without(expr, scope);
    case 'minus':
      return minus(expr, scope);
    case 'not':
      return negated(expr, scope);
    case 'binary':
      return binary(expr, scope);
    case 'compare':
      return comparison(expr, scope);
    case 'kind':
      return kindness(expr, scope);
    case 'logic':
      return logic(expr, scope);
    case 'choose':
      return choose(expr, scope);
  }
}

function text(expr: Node<'text'>, scope: Scope): Formula {
  if (scope.letters === undefined) return fixed('text', expr.text);
  const letters = word(expr, scope.letters);
  return [...expr.text].length === 1 ? fixed('number', [...scope.letters].indexOf(expr.text)) : letters;
}

function named(expr: Node<'name'>, scope: Scope): Formula {
  if (expr.name === 'phi' && !scope.names.has('phi'))
    return scope.arithmetic === 'double' ? fixed('number', GOLDEN.double) : fixed('root', GOLDEN.exact);
  const binding = bound(scope, expr.name, expr.place);
  if (binding.is !== 'let') return read(binding);
  return call({ ...expr, is: 'call', items: { is: 'items', items: [] } }, scope);
}

function tuple(expr: Node<'tuple'>, scope: Scope): Formula {
  const parts = expr.items.map((item) => scope.formula(item, scope));
  return formula({ tuple: parts.map(({ type }) => type) }, (frame) => parts.map((part) => part.value(frame)), {
    parts,
    safe: true,
  });
}

function minus(expr: Node<'minus'>, scope: Scope): Formula {
  return binary(
    { ...expr, is: 'binary', sign: '-', left: { is: 'number', value: 0, place: expr.place }, right: expr.of },
    scope,
  );
}

function binary(expr: Node<'binary'>, scope: Scope): Formula {
  const { sign, place } = expr;
  const double = scope.arithmetic === 'double';
  const apply = double ? operateDouble : operate;
  if (sign === '++') {
    const [left, right] = [listOf(expr.left, scope), listOf(expr.right, scope)];
    const type = join(element(left.type), element(right.type));
    return formula({ list: type }, (frame) => apply(sign, left.value(frame), right.value(frame), place), {
      parts: [left, right],
    });
  }
  const left = scope.formula(expr.left, scope);
  const right = scope.formula(expr.right, scope);
  for (const [part, side] of [
    [left, expr.left],
    [right, expr.right],
  ] as const) {
    if (!fits(part.type, 'root'))
      return refuse(side.place, 'wrong-type', { wanted: 'number', found: typeName(part.type) });
  }
  const plain = left.type === 'number' && right.type === 'number';
  const rooted = (left.type === 'root' || right.type === 'root') && sign !== 'div' && sign !== 'mod';
  const number = plain && !double ? smallOperation(sign, left, right) : undefined;
  const nonzero =
    sign === '+' ||
    sign === '-' ||
    sign === '*' ||
    ((sign === 'div' || sign === 'mod') && expr.right.is === 'number' && expr.right.value !== 0);
  const value =
    plain && !double
      ? exactOperation(sign, left, right, place)
      : (frame: Frame) => apply(sign, left.value(frame), right.value(frame), place);
  return formula(rooted ? 'root' : 'number', value, {
    parts: [left, right],
    safe: plain && nonzero,
    ...(number === undefined ? {} : { number }),
  });
}

function negated(expr: Node<'not'>, scope: Scope): Formula {
  const of = condition(expr.of, scope);
  const { truth } = of;
  return formula('truth', (frame) => of.value(frame) !== true, {
    parts: [of],
    safe: true,
    truth: (frame) => !truth(frame),
  });
}

function logic(expr: Node<'logic'>, scope: Scope): Formula {
  const left = condition(expr.left, scope);
  const right = condition(expr.right, scope);
  const [a, b] = [left.truth, right.truth];
  const made = { parts: [left, right], safe: true };
  if (expr.sign === 'and')
    return formula('truth', (frame) => left.value(frame) === true && right.value(frame) === true, {
      ...made,
      truth: (frame) => a(frame) && b(frame),
    });
  return formula('truth', (frame) => left.value(frame) === true || right.value(frame) === true, {
    ...made,
    truth: (frame) => a(frame) || b(frame),
  });
}

function choose(expr: Node<'choose'>, scope: Scope): Formula {
  const when = condition(expr.when, scope);
  const then = scope.formula(expr.then, scope);
  const otherwise = scope.formula(expr.otherwise, scope);
  if (!fits(then.type, otherwise.type) && !fits(otherwise.type, then.type))
    return refuse(expr.otherwise.place, 'wrong-type', { wanted: typeName(then.type), found: typeName(otherwise.type) });
  const [test, yes, no] = [when.truth, then.number, otherwise.number];
  const [yesTruth, noTruth] = [then.truth, otherwise.truth];
  return formula(
    join(then.type, otherwise.type),
    (frame) => (when.value(frame) === true ? then : otherwise).value(frame),
    {
      parts: [when, then, otherwise],
      safe: true,
      number: (frame) => (test(frame) ? yes(frame) : no(frame)),
      truth: (frame) => (test(frame) ? yesTruth(frame) : noTruth(frame)),
    },
  );
}
