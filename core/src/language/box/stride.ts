import type { Stride } from '../../rules/box.ts';
import { affine, sameForm } from '../affine.ts';
import { linear } from '../linear.ts';
import { names as mentions } from '../mention.ts';
import type { Clause, Expr } from '../tree.ts';
import { type Ground, guard, split } from './ground.ts';
import { constants, rangeOf } from './reach.ts';

/** `(a, b - q * a) for q in 1..b div a`: multiples of a number that stays are taken from one field; undefined where that is not sure by form. */
export function strideOf(
  targets: readonly Expr[],
  clauses: readonly Clause[],
  ground: Ground,
): readonly Stride[] | undefined {
  if (ground.isChecked) return undefined;
  const loop = clauses.find((clause) => clause.is === 'for');
  const [name] = loop?.names ?? [];
  const { shape, scope } = ground.game;
  const range = loop === undefined ? undefined : rangeOf(loop.over, scope);
  if (name === undefined || range === undefined || range.by !== 1) return undefined;
  const moved = targets.flatMap((target, i) => (mentions(target, name) ? [i] : []));
  const [field] = moved;
  const target = field === undefined ? undefined : targets[field];
  if (field === undefined || target === undefined || moved.length > 1) return undefined;
  const isStill = targets.every((one, i) => i === field || (one.is === 'name' && one.name === shape[i]?.name));
  const parts = linear(target, name);
  if (!isStill || parts === undefined) return undefined;
  const taken: Expr = { is: 'minus', of: parts.coefficient, place: target.place };
  const [by, rest, times] = [affine(taken, scope), affine(parts.rest, scope), constants(range.from, scope)];
  const own = shape[field]?.name ?? '';
  if (by === undefined || rest === undefined || times === undefined || times < 0) return undefined;
  if (by.of.size === 0 || by.of.has(own) || by.of.has(name) || rest.of.size !== 1 || rest.of.get(own) !== 1)
    return undefined;
  let floor = 0;
  for (const end of range.to) {
    if (end.is !== 'binary' || end.sign !== 'div' || !sameForm(affine(end.right, scope), by)) return undefined;
    const top = affine(end.left, scope);
    if (top === undefined || top.of.size !== 1 || top.of.get(own) !== 1) return undefined;
    floor = Math.max(floor, rest.constant - top.constant);
  }
  const { own: when, named } = split(clauses, name, ground);
  if (named.length > 0 || floor < (ground.least[field] ?? 0)) return undefined;
  const step = scope.formula(taken, scope);
  return [
    {
      is: 'stride',
      field,
      times,
      add: 0 - rest.constant,
      floor,
      when: guard(when, shape),
      by: (cell) => step.number(cell),
    },
  ];
}
