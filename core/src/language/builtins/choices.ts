import { divisors as divisorsOf } from '../../nim/primes.ts';
import { isWhole, multiply, remainder } from '../../nim/whole.ts';
import type { Whole } from '../../rules/position.ts';
import { inside, outside, sourceOf, steps } from '../clauses.ts';
import { type Formula, fixed } from '../formula.ts';
import { misstep, refuse } from '../refuse.ts';
import type { Scope } from '../scope.ts';
import { elements, ends, rank, reads, run, type Source, size } from '../source.ts';
import type { Expr, Place } from '../tree.ts';
import { element, typeName } from '../type.ts';
import { type Frame, isList, plain, same, type Value } from '../value.ts';
import { choices as assignments } from '../visit.ts';
import { MOVES } from './moves.ts';
import { natural } from './numbers.ts';

type Lazy = Extract<Source, { is: 'lazy' }>;
type Call = Extract<Expr, { is: 'call' }>;

/** The names of the functions that list choices. */
export const CHOICES: readonly string[] = ['choices', 'subsets', 'parts', ...Object.keys(MOVES), 'divisors'];

/** `choices(R for …)`, `subsets(S, k)`, `parts(n, k)`, `divisors(n)` and the lists of moves as something to run through; undefined for any other expression. */
export function lazy(expr: Expr, scope: Scope): Lazy | undefined {
  if (expr.is !== 'call' || scope.names.has(expr.name) || !CHOICES.includes(expr.name)) return undefined;
  if (expr.name === 'choices') return choices(expr, scope);
  const items = expr.items.is === 'items' ? expr.items.items : [];
  const all = items.map((item) => scope.formula(item, scope));
  const moves = MOVES[expr.name];
  if (moves !== undefined) return moves(all, expr.place);
  const [first, second] = all;
  if (expr.name === 'divisors') return divisors(first, items.length, expr.place);
  if (first === undefined || second === undefined || items.length > 2)
    return refuse(expr.place, 'wrong-arguments', { name: expr.name, least: 2, most: 2, found: items.length });
  return expr.name === 'subsets' ? subsets(first, second, expr.place) : parts(first, second, expr.place);
}

/** The sources that elements are taken from, with their ends read. */
type Pools = (frame: Frame) => readonly Source[];

function choices(expr: Call, scope: Scope): Lazy {
  const { items, place } = expr;
  if (items.is === 'each') {
    const made = steps(items.clauses, scope);
    const source = sourceOf(items.each, made.scope);
    const all = [...outside(made), ...reads(source).map((one) => inside(one, made.own))];
    return every(source, all, (frame) => {
      const pools: Source[] = [];
      for (const _ of assignments(made.steps, frame)) pools.push(frozen(source, frame));
      return pools;
    });
  }
  const [only] = items.items;
  if (only !== undefined && items.items.length === 1) {
    const list = scope.formula(only, scope);
    const pools: Pools = (frame) =>
      elements(list.value(frame), place).map((one): Source => ({ is: 'list', list: fixed('any', one), place }));
    return every({ is: 'list', list: { ...list, type: element(list.type) }, place }, [list], pools);
  }
  const each = items.items.map((item) => sourceOf(item, scope));
  const [first] = each;
  if (first === undefined) return refuse(place, 'wrong-arguments', { name: 'choices', least: 1, most: 1, found: 0 });
  return every(first, each.flatMap(reads), (frame) => each.map((one) => frozen(one, frame)));
}

function every(source: Source, parts: readonly Formula[], pools: Pools): Lazy {
  const type = source.is === 'range' ? 'number' : source.is === 'list' ? element(source.list.type) : source.type;
  return {
    is: 'lazy',
    type: { list: type },
    parts,
    each: (frame) => product(pools(frame), 0, []),
    place: (frame, value) => {
      const all = pools(frame);
      if (!isList(value) || value.length !== all.length) return undefined;
      const places = all.map((pool, i) => rank(pool, [], value[i] ?? 0));
      return places.includes(undefined) ? undefined : places.filter((one) => one !== undefined);
    },
    size: (frame) =>
      pools(frame).reduce<Whole | undefined>((total, pool) => {
        const own = size(pool, []);
        return total === undefined || own === undefined ? undefined : multiply(total, own);
      }, 1),
  };
}

// The ends are read now, while the names stand in the frame; the running comes later.
function frozen(source: Source, frame: Frame): Source {
  if (source.is !== 'range') return { is: 'list', list: fixed('any', [...run(source, frame)]), place: NOWHERE };
  const [from, to, by] = ends(source, frame).map((end) => fixed('number', end));
  if (from === undefined || to === undefined) return source;
  return { is: 'range', from, to, by, place: source.place };
}

// Elements that were run through already cannot break again.
const NOWHERE: Place = { at: 0, line: 1, column: 1 };

function* product(pools: readonly Source[], at: number, taken: readonly Value[]): Generator<readonly Value[], void> {
  const pool = pools[at];
  if (pool === undefined) {
    yield taken;
    return;
  }
  for (const value of run(pool, [])) yield* product(pools, at + 1, [...taken, value]);
}

function subsets(list: Formula, count: Formula, place: Place): Lazy {
  const pool = (frame: Frame) => elements(list.value(frame), place);
  return {
    is: 'lazy',
    type: { list: element(list.type) },
    parts: [list, count],
    each: (frame) => chosen(pool(frame), wanted(count.value(frame), place), 0, []),
    place: (frame, value) => {
      if (!isList(value) || value.length !== wanted(count.value(frame), place)) return undefined;
      const all = pool(frame);
      const places = value.map((one) => all.findIndex((other) => same(one, other)));
      return places.every((one, i) => one > (places[i - 1] ?? -1)) ? places : undefined;
    },
    size: (frame) => ways(pool(frame).length, wanted(count.value(frame), place)),
  };
}

function ways(n: number, k: number): number {
  let total = k > n || k < 0 ? 0 : 1;
  for (let i = 1; i <= k && total < 1e9; i += 1) total = (total * (n - k + i)) / i;
  return Math.round(total);
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
  const ask = (frame: Frame) => [wanted(total.value(frame), place), wanted(count.value(frame), place)] as const;
  return {
    is: 'lazy',
    type: { list: 'number' },
    parts: [total, count],
    each: (frame) => partitions(...ask(frame), 1, []),
    place: (frame, value) => {
      const [n, k] = ask(frame);
      if (!isList(value) || value.length !== k) return undefined;
      const rising = value.every((one, i) => typeof one === 'number' && one >= Number(value[i - 1] ?? 1));
      return rising && value.reduce<number>((sum, one) => sum + Number(one), 0) === n ? value : undefined;
    },
    size: undefined,
  };
}

function* partitions(
  total: number,
  count: number,
  least: number,
  taken: readonly number[],
): Generator<readonly Value[], void> {
  if (count <= 0) {
    if (count === 0 && total === 0) yield taken;
    return;
  }
  if (count === 1) {
    if (total >= least) yield [...taken, total];
    return;
  }
  for (let value = least; value * count <= total; value += 1)
    yield* partitions(total - value, count - 1, value, [...taken, value]);
}

/** The divisors of n upwards, none for 0; whether a number is one of them is told without them. */
function divisors(number: Formula | undefined, found: number, place: Place): Lazy {
  if (number === undefined || found > 1)
    return refuse(place, 'wrong-arguments', { name: 'divisors', least: 1, most: 1, found });
  if (number.type !== 'number' && number.type !== 'any')
    return refuse(place, 'wrong-type', { wanted: 'number', found: typeName(number.type) });
  const ask = (frame: Frame) => natural(number.value(frame), place);
  return {
    is: 'lazy',
    type: 'number',
    parts: [number],
    each: (frame) => {
      const n = ask(frame);
      return n === 0 ? [] : (divisorsOf(n) ?? misstep(place, 'unfactored', { found: n }));
    },
    place: (frame, value) => {
      const n = ask(frame);
      return isWhole(value) && value > 0 && n !== 0 && remainder(n, value) === 0 ? value : undefined;
    },
    size: undefined,
  };
}
