import type { Ray } from '../../rules/box.ts';
import { type Affine, affine } from '../affine.ts';
import type { Scope } from '../scope.ts';
import type { Clause, Expr } from '../tree.ts';
import { type Ground, guardOf } from './ground.ts';

/** A range with its ends taken apart: the greatest of `from`, the least of `to`. */
export interface Range {
  readonly from: readonly Expr[];
  readonly to: readonly Expr[];
  readonly by: number;
}

/** The ends of a range, `min` and `max` taken apart; undefined when what is run through is no such range. */
export function rangeOf(over: Expr, scope: Scope): Range | undefined {
  if (over.is !== 'range' || scope.names.has('min') || scope.names.has('max')) return undefined;
  const by = over.by === undefined ? 1 : over.by.is === 'number' ? Number(over.by.value) : 0;
  return by > 0 ? { from: apart(over.from, 'max'), to: apart(over.to, 'min'), by } : undefined;
}

function apart(expr: Expr, name: 'min' | 'max'): readonly Expr[] {
  if (expr.is !== 'call' || expr.name !== name || expr.items.is !== 'items' || expr.items.items.length < 2)
    return [expr];
  return expr.items.items.flatMap((item) => apart(item, name));
}

/** Where the options of a loop lie: the first, the step from one to the next, the floor of each number, and how many there are at most. */
export interface Bounds {
  readonly first: readonly number[];
  readonly step: readonly number[];
  readonly floor: readonly number[];
  readonly count: number;
  /** The loop's name at the option of place t; undefined where it is no number told by the place. */
  readonly values: ((t: number) => number) | undefined;
}

interface Loop {
  readonly targets: readonly Affine[];
  readonly name: string;
  readonly range: Range;
  readonly ground: Ground;
}

/** The greatest of some constants; undefined when one is none. */
export function constants(exprs: readonly Expr[], scope: Scope): number | undefined {
  const forms = exprs.map((expr) => affine(expr, scope));
  if (forms.some((form) => form === undefined || form.of.size > 0)) return undefined;
  return Math.max(...forms.map((form) => form?.constant ?? 0));
}

/** The options of a loop whose name only takes off from the numbers, as far as they reach; undefined where the ends of its range say something else. */
export function bounded(loop: Loop): Bounds | undefined {
  const { targets, name, range, ground } = loop;
  const low = constants(range.from, ground.game.scope);
  if (low === undefined) return undefined;
  const fields = ground.game.shape.map((field) => field.name);
  const own = targets.map((target, i) => target.of.get(fields[i] ?? '') ?? 0);
  const along = targets.map((target) => target.of.get(name) ?? 0);
  const isPure = targets.every(({ of }, i) => [...of.keys()].every((one) => one === fields[i] || one === name));
  if (!isPure) return undefined;
  if (own.every((times) => times === 1)) return relative(loop, along, low);
  return absolute(loop, own, along, low);
}

function relative({ targets, range, ground }: Loop, along: readonly number[], low: number): Bounds | undefined {
  const fields = ground.game.shape.map((field) => field.name);
  if (along.every((times) => times === 0) || along.some((times) => times > 0)) return undefined;
  const floor = targets.map(() => 0);
  let count = Number.POSITIVE_INFINITY;
  for (const end of range.to) {
    const form = affine(end, ground.game.scope);
    if (form !== undefined && form.of.size === 0) {
      count = Math.min(count, Math.floor((form.constant - low) / range.by) + 1);
      continue;
    }
    const bound = floorOf(end, form, { targets, along, fields, ground });
    if (bound === undefined) return undefined;
    floor[bound.field] = Math.max(floor[bound.field] ?? 0, bound.floor);
  }
  const first = targets.map(({ constant }, i) => 0 - constant - low * (along[i] ?? 0));
  const step = along.map((times) => 0 - range.by * times);
  return { first, step, floor, count, values: (t) => low + range.by * t };
}

interface Taking {
  readonly targets: readonly Affine[];
  readonly along: readonly number[];
  readonly fields: readonly string[];
  readonly ground: Ground;
}

/** k <= a + c, or k <= (a + c) div m, where an option takes m * k from a: the same as a floor of what is left. */
function floorOf(
  end: Expr,
  form: Affine | undefined,
  { targets, along, fields, ground }: Taking,
): { readonly field: number; readonly floor: number } | undefined {
  const isDivided = form === undefined && end.is === 'binary' && end.sign === 'div' && end.right.is === 'number';
  const top = isDivided ? affine(end.left, ground.game.scope) : form;
  const by = isDivided && end.right.is === 'number' ? Number(end.right.value) : 1;
  const [name, ...others] = top === undefined ? [] : [...top.of.keys()];
  if (top === undefined || name === undefined || others.length > 0 || top.of.get(name) !== 1) return undefined;
  const field = fields.indexOf(name);
  const takes = 0 - (along[field] ?? 0);
  const constant = targets[field]?.constant ?? 0;
  if (field < 0 || takes === 0) return undefined;
  if (takes === by) return { field, floor: constant - top.constant };
  // A bound that no option reaches before its number is below zero.
  return by === 1 && takes > 1 && top.constant >= constant && constant <= 0 ? { field, floor: 0 } : undefined;
}

/** `(k, b) for k in 0..a - 1`: the number at one field is the loop's own; it runs up to just below what stands there. */
function absolute(
  { targets, range, ground }: Loop,
  own: readonly number[],
  along: readonly number[],
  low: number,
): Bounds | undefined {
  const field = own.indexOf(0);
  const isOnly = own.every((times, i) => times === (i === field ? 0 : 1));
  const isAlong = along.every((times, i) => times === (i === field ? 1 : 0));
  const [end, ...more] = range.to;
  const form = end === undefined ? undefined : affine(end, ground.game.scope);
  const name = ground.game.shape[field]?.name ?? '';
  if (!isOnly || !isAlong || range.by !== 1 || more.length > 0 || form === undefined) return undefined;
  if (form.of.size !== 1 || form.of.get(name) !== 1) return undefined;
  const first = targets.map(({ constant }, i) => 0 - constant - (i === field ? form.constant : 0));
  const floor = targets.map(({ constant }, i) => (i === field ? low + constant : 0));
  return {
    first,
    step: targets.map((_, i) => (i === field ? 1 : 0)),
    floor,
    count: Number.POSITIVE_INFINITY,
    values: undefined,
  };
}

/** A line without a loop: one option at a fixed distance. */
export function stepped(
  targets: readonly Expr[],
  clauses: readonly Clause[],
  { game, least, isChecked }: Ground,
): readonly Ray[] | undefined {
  if (isChecked) return undefined;
  const first: number[] = [];
  for (const [i, target] of targets.entries()) {
    const form = affine(target, game.scope);
    const name = game.shape[i]?.name ?? '';
    if (form === undefined || form.of.size !== 1 || form.of.get(name) !== 1 || form.constant > 0) return undefined;
    first.push(0 - form.constant);
  }
  if (first.every((one) => one === 0)) return undefined;
  // Where the rules demand a least number, only an option that cannot fall below it is sure.
  if (first.some((one, i) => one > 0 && (least[i] ?? 0) > 0)) return undefined;
  const none = first.map(() => 0);
  return [{ is: 'ray', first, step: none, floor: none, when: guardOf(clauses, game.scope, game.shape) }];
}
