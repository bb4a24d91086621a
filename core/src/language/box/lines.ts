import type { BoxLine, Guard, Ray } from '../../rules/box.ts';
import { type Affine, affine } from '../affine.ts';
import { names as mentions } from '../mention.ts';
import type { Clause, Expr } from '../tree.ts';
import { enumerated } from './enumerated.ts';
import type { Written } from './fixed.ts';
import { optionOf } from './fixed.ts';
import { type Ground, guard, guardOf, split, targetsOf } from './ground.ts';
import { put } from './put.ts';
import { type Bounds, bounded, rangeOf, stepped } from './reach.ts';
import { strideOf } from './stride.ts';
import { sweepOf } from './sweep.ts';

/** The options of a line in known directions; undefined where that is not sure by form. */
export function linesOf(line: Written, ground: Ground): readonly BoxLine[] | undefined {
  const { option, clauses } = line;
  const { shape } = ground.game;
  const loops = clauses.filter((clause) => clause.is === 'for');
  const taken = new Set([...shape.map(({ name }) => name)]);
  if (loops.some(({ names }) => names.length > 1 || names.some((name) => taken.has(name)))) return undefined;
  if (new Set(loops.flatMap(({ names }) => names)).size < loops.length) return undefined;
  if (option.is === 'end' || option.parts.length === 0) {
    const ends = option.is === 'end' ? option.end : 'nothing';
    if (loops.length > 0 || ends === 'draw') return undefined;
    return [{ is: 'end', ends, when: guardOf(clauses, ground.game.scope, shape) }];
  }
  const targets = targetsOf(line, shape);
  if (targets === undefined) return undefined;
  if (loops.length === 0) return stepped(targets, clauses, ground);
  if (loops.length === 2) return windowed(line, ground);
  if (loops.length > 2) return undefined;
  return (
    rays(targets, clauses, ground) ??
    enumerated(targets, clauses, ground) ??
    strideOf(targets, clauses, ground) ??
    sweepOf(line, ground)
  );
}

function rays(targets: readonly Expr[], clauses: readonly Clause[], ground: Ground): readonly Ray[] | undefined {
  if (ground.isChecked) return undefined;
  const loop = clauses.find((clause) => clause.is === 'for');
  const [name] = loop?.names ?? [];
  const range = loop === undefined ? undefined : rangeOf(loop.over, ground.game.scope);
  if (name === undefined || range === undefined) return undefined;
  const { shape, scope } = ground.game;
  const { own, named } = split(clauses, name, ground);
  const forms = targets.map((target) => affine(target, scope));
  const known = forms.filter((form): form is Affine => form !== undefined);
  if (known.length < forms.length) return undefined;
  const bounds = bounded({ targets: known, name, range, ground });
  if (bounds === undefined) return undefined;
  const when = guard(own, shape);
  if (named.length > 0) return undefined;
  return raysOf(bounds, when, ground);
}

/** The most options of one line that are each a line of their own. */
const SINGLES = 1024;

function raysOf(
  { first, step, floor, count }: Bounds,
  when: Guard | undefined,
  ground: Ground,
): readonly Ray[] | undefined {
  const floors = floor.map((one, i) => ((first[i] ?? 0) === 0 && (step[i] ?? 0) === 0 ? 0 : Math.max(one, 0)));
  const isLow = floors.some((one, i) => one < (ground.least[i] ?? 0) && ((first[i] ?? 0) > 0 || (step[i] ?? 0) > 0));
  if (isLow || first.some((one) => one < 0) || step.some((one) => one < 0) || first.every((one) => one === 0))
    return undefined;
  if (count === Number.POSITIVE_INFINITY) return [{ is: 'ray', first, step, floor: floors, when }];
  if (count > SINGLES) return undefined;
  const none = step.map(() => 0);
  return Array.from({ length: Math.max(0, count) }, (_, t) => ({
    is: 'ray' as const,
    first: first.map((one, i) => one + t * (step[i] ?? 0)),
    step: none,
    floor: floors,
    when,
  }));
}

/** `for i in 1..a, j in i - 1..i + 1`: two names that stay near each other, as one ray for each difference. */
function windowed(line: Written, ground: Ground): readonly BoxLine[] | undefined {
  const loops = line.clauses.filter((clause) => clause.is === 'for');
  const [outer, inner] = loops;
  const [i] = outer?.names ?? [];
  const [j] = inner?.names ?? [];
  if (outer === undefined || inner === undefined || i === undefined || j === undefined) return undefined;
  const range = rangeOf(inner.over, ground.game.scope);
  if (range === undefined || range.by !== 1 || outer.over.is !== 'range' || outer.over.by !== undefined)
    return undefined;
  const { scope, shape } = ground.game;
  const away = (expr: Expr): number | undefined => {
    const form = affine(expr, scope);
    return form !== undefined && form.of.size === 1 && form.of.get(i) === 1 ? form.constant : undefined;
  };
  const [lows, highs] = [range.from.flatMap((one) => away(one) ?? []), range.to.flatMap((one) => away(one) ?? [])];
  if (lows.length === 0 || highs.length === 0) return undefined;
  const [low, high] = [Math.max(...lows), Math.min(...highs)];
  if (high - low >= 64) return undefined;
  const rest = (list: readonly Expr[]): readonly Expr[] => list.filter((one) => away(one) === undefined);
  const others = [...rest(range.from), ...rest(range.to)];
  if (others.some((one) => mentions(one, i) || mentions(one, j))) return undefined;
  const found: BoxLine[] = [];
  for (let d = low; d <= high; d += 1) {
    const { place } = inner;
    const by: Expr = { is: 'number', value: d, place };
    const less = (one: Expr): Expr => ({ is: 'binary', sign: '-', left: one, right: by, place });
    const call = (name: string, items: readonly Expr[]): Expr =>
      items.length === 1 && items[0] !== undefined
        ? items[0]
        : { is: 'call', name, items: { is: 'items', items }, place };
    const over: Expr = {
      is: 'range',
      from: call('max', [outer.over.from, ...rest(range.from).map(less)]),
      to: call('min', [outer.over.to, ...rest(range.to).map(less)]),
      by: undefined,
      place,
    };
    const sum: Expr = { is: 'binary', sign: '+', left: { is: 'name', name: i, place }, right: by, place };
    const names = new Map([[j, sum]]);
    const clauses = line.clauses.flatMap((clause): readonly Clause[] => {
      if (clause === outer) return [{ ...outer, over }];
      if (clause === inner) return [];
      return [clause.is === 'if' ? { is: 'if', when: put(clause.when, names) } : clause];
    });
    const targets = targetsOf({ ...line, option: optionOf(line.option, names, shape) }, shape);
    const made = targets === undefined ? undefined : rays(targets, clauses, ground);
    if (made === undefined) return undefined;
    found.push(...made);
  }
  return found;
}
