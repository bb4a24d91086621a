import { subtract } from '../../nim/whole.ts';
import { choices as assignments, outside, sourceOf, steps } from '../clauses.ts';
import type { Formula } from '../formula.ts';
import { misstep, refuse } from '../refuse.ts';
import type { Scope } from '../scope.ts';
import { elements, ends, reads, run, type Source } from '../source.ts';
import type { Expr, Place } from '../tree.ts';
import { element } from '../type.ts';
import { type Frame, isWhole, plain, type Value } from '../value.ts';
import { inside } from './aggregates.ts';

type Lazy = Extract<Source, { is: 'lazy' }>;

/** The names of the functions that list choices. */
export const CHOICES: readonly string[] = ['choices', 'subsets', 'parts'];

/** `choices(R for …)`, `subsets(S, k)` and `parts(n, k)` as something to run through; undefined for any other expression. */
export function lazy(expr: Expr, scope: Scope): Lazy | undefined {
  if (expr.is !== 'call' || scope.names.has(expr.name) || !CHOICES.includes(expr.name)) return undefined;
  if (expr.name === 'choices') return choices(expr, scope);
  const { items } = expr.items.is === 'items' ? expr.items : { items: [] };
  const [first, second] = items.map((item) => scope.formula(item, scope));
  const most = expr.name === 'parts' ? 3 : 2;
  if (first === undefined || second === undefined || items.length > 2)
    return refuse(expr.place, 'wrong-arguments', { name: expr.name, least: 2, most, found: items.length });
  if (expr.name === 'subsets') return subsets(first, second, expr.place);
  return parts(first, second, expr.place);
}

function choices(expr: Extract<Expr, { is: 'call' }>, scope: Scope): Lazy {
  const { items } = expr;
  if (items.is === 'items') {
    const [only] = items.items;
    if (only === undefined || items.items.length > 1) {
      const each = items.items.map((item) => sourceOf(item, scope));
      return {
        is: 'lazy',
        type: { list: 'number' },
        parts: each.flatMap(reads),
        has: undefined,
        each: (frame) =>
          product(
            each.map((one) => frozen(one, frame)),
            0,
            [],
          ),
      };
    }
    const list = scope.formula(only, scope);
    const type = element(element(list.type));
    return {
      is: 'lazy',
      type: { list: type },
      parts: [list],
      has: undefined,
      each: (frame) =>
        product(
          elements(list.value(frame), expr.place).map((one) => () => elements(one, expr.place)),
          0,
          [],
        ),
    };
  }
  const made = steps(items.clauses, scope);
  const source = sourceOf(items.each, made.scope);
  return {
    is: 'lazy',
    type: { list: source.is === 'range' ? 'number' : source.is === 'list' ? element(source.list.type) : source.type },
    parts: [...outside(made), ...reads(source).map((one) => inside(one, made.own))],
    has: undefined,
    each: (frame) => {
      const all: (() => Iterable<Value>)[] = [];
      for (const _ of assignments(made.steps, frame)) all.push(frozen(source, frame));
      return product(all, 0, []);
    },
  };
}

// The ends are read now, while the names stand in the frame; the running comes later.
function frozen(source: Source, frame: Frame): () => Iterable<Value> {
  if (source.is !== 'range') {
    const values = [...run(source, frame)];
    return () => values;
  }
  const [from, to, by] = ends(source, frame);
  const still = (value: Value): Formula => ({ ...source.from, value: () => value });
  const fixedRange: Source = { is: 'range', from: still(from), to: still(to), by: still(by), place: source.place };
  return () => run(fixedRange, []);
}

function* product(
  sources: readonly (() => Iterable<Value>)[],
  at: number,
  taken: readonly Value[],
): Generator<readonly Value[], void> {
  const source = sources[at];
  if (source === undefined) {
    yield taken;
    return;
  }
  for (const value of source()) yield* product(sources, at + 1, [...taken, value]);
}

function subsets(list: Formula, count: Formula, place: Place): Lazy {
  return {
    is: 'lazy',
    type: { list: element(list.type) },
    parts: [list, count],
    has: undefined,
    each: (frame) => chosen(elements(list.value(frame), place), wanted(count.value(frame), place), 0, []),
  };
}

function* chosen(
  values: readonly Value[],
  count: number,
  from: number,
  taken: readonly Value[],
): Generator<readonly Value[], void> {
  if (taken.length === count) {
    yield taken;
    return;
  }
  for (let i = from; i <= values.length - (count - taken.length); i += 1)
    yield* chosen(values, count, i + 1, [...taken, values[i] ?? 0]);
}

function wanted(value: Value, place: Place): number {
  if (!isWhole(value)) return misstep(place, 'not-number', { found: plain(value) });
  return typeof value === 'bigint' ? misstep(place, 'too-large', { found: value }) : value;
}

/** The ways to write n as k positive parts, none smaller than the one before it. */
function parts(total: Formula, count: Formula, place: Place): Lazy {
  return {
    is: 'lazy',
    type: { list: 'number' },
    parts: [total, count],
    has: undefined,
    each: (frame) => partitions(wanted(total.value(frame), place), wanted(count.value(frame), place), 1, []),
  };
}

function* partitions(
  total: number,
  count: number,
  least: number,
  taken: readonly number[],
): Generator<readonly Value[], void> {
  if (count === 0) {
    if (total === 0) yield taken;
    return;
  }
  if (count === 1) {
    if (total >= least) yield [...taken, total];
    return;
  }
  for (let value = least; value * count <= total; value += 1)
    yield* partitions(Number(subtract(total, value)), count - 1, value, [...taken, value]);
}
