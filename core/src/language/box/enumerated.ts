import type { Ray } from '../../rules/box.ts';
import { affine } from '../affine.ts';
import { condition } from '../clauses.ts';
import type { Formula } from '../formula.ts';
import type { Clause, Expr } from '../tree.ts';
import { type Ground, guard, split } from './ground.ts';
import { constants, rangeOf } from './reach.ts';

/** The most options of one line that are each a line of their own, and the most values of a name that are looked at. */
const SINGLES = 1024;
const TRIED = 100_000;

/**
 * `(a - k * k, b) for k in 1..a`: what is taken off is told by the loop's name alone, so that each value of it is a line of its own; undefined where
 * that is not sure by form, or where the end of the range cuts off what the numbers would allow.
 */
export function enumerated(
  targets: readonly Expr[],
  clauses: readonly Clause[],
  ground: Ground,
): readonly Ray[] | undefined {
  const { game, sizes, least, isChecked } = ground;
  const { shape, scope } = game;
  const loop = clauses.find((clause) => clause.is === 'for');
  const [name] = loop?.names ?? [];
  const range = loop === undefined ? undefined : rangeOf(loop.over, scope);
  const low = range === undefined ? undefined : constants(range.from, scope);
  if (isChecked || name === undefined || range === undefined || low === undefined) return undefined;
  const { own, named, inner, slot } = split(clauses, name, ground);
  const isNamed = ({ uses, type }: Formula): boolean => type === 'number' && [...uses].every((one) => one === slot);
  const taken = targets.map((target, i) => {
    const less = takenOff(target, shape[i]?.name ?? '');
    const formula = less === undefined ? undefined : scope.formula(less, inner);
    return formula !== undefined && isNamed(formula) ? formula : undefined;
  });
  const conditions = named.map((one) => condition(one, inner));
  if (taken.includes(undefined) || conditions.some(({ uses }) => [...uses].some((one) => one !== slot)))
    return undefined;
  const ends = range.to.map((end) => {
    const form = affine(end, scope);
    const [field = '', ...others] = form === undefined ? [] : [...form.of.keys()];
    if (form === undefined || others.length > 0) return undefined;
    return {
      constant: form.constant,
      field: shape.findIndex((one) => one.name === field),
      times: form.of.get(field) ?? 0,
    };
  });
  if (ends.some((end) => end === undefined || (end.times !== 0 && (end.times !== 1 || end.field < 0))))
    return undefined;
  const last = Math.min(
    ...ends.map((end) => (end === undefined ? 0 : end.constant + (end.times === 0 ? 0 : (sizes[end.field] ?? 1) - 1))),
  );
  if (!Number.isFinite(last) || last - low > TRIED) return undefined;
  const when = guard(own, shape);
  const zeros = sizes.map(() => 0);
  const found: Ray[] = [];
  const frame: number[] = [];
  for (let k = low; k <= last; k += range.by) {
    frame[slot] = k;
    if (!conditions.every(({ truth }) => truth(frame))) continue;
    const first = taken.map((formula) => formula?.number(frame) ?? 0);
    if (first.some((one, i) => one >= (sizes[i] ?? 0))) continue;
    // The range must go at least as far as the number that it takes from.
    const isFree = ends.every(
      (end) => end === undefined || end.times === 0 || (first[end.field] ?? 0) >= k - end.constant,
    );
    const isSafe = first.every((one, i) => one >= 0 && (one === 0 || (least[i] ?? 0) === 0));
    if (!isFree || !isSafe || first.every((one) => one === 0) || found.length >= SINGLES) return undefined;
    found.push({ is: 'ray', first, step: zeros, floor: zeros, when });
  }
  return found;
}

/** What an expression takes off from the number of a field, as it is written; undefined when it is of another form. */
function takenOff(target: Expr, field: string): Expr | undefined {
  const { place } = target;
  const zero: Expr = { is: 'number', value: 0, place };
  if (target.is === 'name' && target.name === field) return zero;
  if (target.is !== 'binary' || (target.sign !== '-' && target.sign !== '+')) return undefined;
  const left = takenOff(target.left, field);
  if (left === undefined) return undefined;
  return { is: 'binary', sign: target.sign === '-' ? '+' : '-', left, right: target.right, place };
}
