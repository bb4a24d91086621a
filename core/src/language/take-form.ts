import type { Run, Runs } from '../rules/run.ts';
import { type Affine, affine, isHeap, sameForm, sum } from './affine.ts';
import { settled } from './formula.ts';
import { type Leaves, LONGEST, type Taken } from './leaves.ts';
import { type Ends, splits, takes } from './runs.ts';
import type { Scope } from './scope.ts';
import type { Clause, Expr } from './tree.ts';
import { isList } from './value.ts';

type Loop = Extract<Clause, { is: 'for' }>;

/** What a line of moves is by its form; `runs` undefined where it takes and splits without end. */
export interface TakeForm {
  readonly leaves: readonly Leaves[];
  readonly runs: Runs | undefined;
}

/** A line that leaves one heap: the same with the condition that it is not empty. */
interface OneHeap extends TakeForm {
  readonly leaving: () => TakeForm;
}

/** `n - k for k in …` or `n - 3`; `barred` are the numbers that k may not be. */
export function oneHeap(
  part: Affine,
  loops: readonly Loop[],
  field: string,
  scope: Scope,
  barred: readonly number[] = [],
): OneHeap | undefined {
  const taken = sum({ of: new Map([[field, 1]]), constant: 0 }, part, -1);
  const [loop] = loops;
  if (taken === undefined || loops.length > 1) return undefined;
  const numbers = takenBy(taken, loop, field, scope);
  if (numbers === undefined || Math.min(...numbers.taken.numbers) < 1) return undefined;
  const stretches = allowed(numbers.taken, barred);
  if (stretches === undefined) return undefined;
  const form = (all: boolean): TakeForm => ({
    leaves: stretches.map((taken) => ({ taken, bits: all ? 3 : 2, unequal: false })),
    runs: inOrder(stretches.map((taken) => takes(taken, loop?.names[0], all ? 0 : 1))),
  });
  return { ...form(numbers.all), leaving: () => form(false) };
}

/** The numbers that are taken without the barred ones, in order: at most a list, and all from a number on; undefined where none is left. */
function allowed({ numbers, onward }: Taken, barred: readonly number[]): readonly Taken[] | undefined {
  const [from = 0] = numbers;
  const last = barred.reduce((most, k) => Math.max(most, k), from - 1);
  const listed = onward ? Array.from({ length: last - from + 1 }, (_, i) => from + i) : numbers;
  const open = listed.filter((k) => !barred.includes(k));
  const stretches = open.length === 0 ? [] : [{ numbers: open, onward: false }];
  if (onward) return [...stretches, { numbers: [last + 1], onward: true }];
  return stretches.length === 0 ? undefined : stretches;
}

/** The runs of all lines, one line after the other. */
export function inOrder(lines: readonly Runs[]): Runs {
  return function* (heap): Generator<Run, void> {
    for (const runs of lines) yield* runs(heap);
  };
}

/** What is taken: a constant, or a loop's name with what it runs through; `all` says that the whole heap may go. */
function takenBy(
  taken: Affine,
  loop: Loop | undefined,
  field: string,
  scope: Scope,
): { readonly taken: Taken; readonly all: boolean } | undefined {
  if (loop === undefined)
    return taken.of.size === 0 ? { taken: { numbers: [taken.constant], onward: false }, all: true } : undefined;
  const [name = ''] = loop.names;
  if (!sameForm(taken, { of: new Map([[name, 1]]), constant: 0 })) return undefined;
  const { over } = loop;
  if (over.is !== 'range') {
    const numbers = constants(over, scope);
    return numbers === undefined ? undefined : { taken: { numbers, onward: false }, all: true };
  }
  const from = affine(over.from, scope);
  if (over.by !== undefined || from === undefined || from.of.size > 0) return undefined;
  const ends =
    over.to.is === 'call' && over.to.name === 'min' && over.to.items.is === 'items' ? over.to.items.items : [over.to];
  const forms = ends.map((end) => affine(end, scope));
  const limits = forms.flatMap((form) => (form !== undefined && form.of.size === 0 ? [form.constant] : []));
  const heaps = forms.flatMap((form) => (form !== undefined && isHeap(form, field) ? [form.constant] : []));
  if (limits.length + heaps.length < ends.length || heaps.some((less) => less !== 0 && less !== -1)) return undefined;
  const all = !heaps.includes(-1);
  const last = Math.min(...limits);
  if (limits.length === 0) return { taken: { numbers: [from.constant], onward: true }, all };
  if (last - from.constant > LONGEST || last < from.constant) return undefined;
  return {
    taken: { numbers: Array.from({ length: last - from.constant + 1 }, (_, i) => from.constant + i), onward: false },
    all,
  };
}

/** The numbers of a fixed list, none of them twice; undefined for anything else. */
export function constants(over: Expr, scope: Scope): readonly number[] | undefined {
  const made = over.is === 'list' || over.is === 'set' || over.is === 'name' ? scope.formula(over, scope) : undefined;
  if (made === undefined || made.uses.size > 0) return undefined;
  const value = settled(made) ?? made.value([]);
  if (!isList(value) || value.length === 0 || new Set(value).size < value.length) return undefined;
  const numbers = value.filter((one) => typeof one === 'number');
  return numbers.length < value.length || numbers.some((one) => one > LONGEST) ? undefined : numbers;
}

/** `a and n - k - a for k in …, a in …`: the first part is a loop's name, the other is the rest. `grows` says which heap of the line is the first. */
export function twoHeaps(
  first: Affine,
  second: Affine,
  grows: 0 | 1,
  loops: readonly Loop[],
  field: string,
  scope: Scope,
): (TakeForm & { readonly leaving: () => undefined }) | undefined {
  const loop = loops.at(-1);
  const [name = ''] = loop?.names ?? [];
  if (loop === undefined || loops.length > 2 || !sameForm(first, { of: new Map([[name, 1]]), constant: 0 }))
    return undefined;
  const left = sum(first, second, 1);
  const taken = sum({ of: new Map([[field, 1]]), constant: 0 }, left, -1);
  if (taken === undefined || taken.of.has(name)) return undefined;
  const numbers = takenBy(taken, loops.length === 2 ? loops[0] : undefined, field, scope);
  const leaves = numbers === undefined || left === undefined ? undefined : split(loop.over, left, scope);
  if (numbers === undefined || leaves === undefined || !numbers.all) return undefined;
  const least = Math.min(...numbers.taken.numbers);
  if (least < 0 || (least === 0 && leaves.bits !== 4)) return undefined;
  const { ends, ...kept } = leaves;
  const chosen = loops.flatMap(({ names }) => names);
  return {
    leaves: [{ taken: numbers.taken, ...kept }],
    runs: splits(numbers.taken, chosen, ends, grows),
    leaving: () => undefined,
  };
}

/** What a range of the first of two heaps lets stand, `left` being both together. */
function split(
  over: Expr,
  left: Affine,
  scope: Scope,
): { readonly bits: number; readonly unequal: boolean; readonly ends: Ends } | undefined {
  if (over.is !== 'range' || over.by !== undefined) return undefined;
  const from = affine(over.from, scope);
  if (from === undefined || from.of.size > 0 || (from.constant !== 0 && from.constant !== 1)) return undefined;
  const zero = from.constant === 0;
  const half =
    over.to.is === 'binary' && over.to.sign === 'div' && over.to.right.is === 'number' && over.to.right.value === 2
      ? over.to.left
      : undefined;
  const end = affine(half ?? over.to, scope);
  const short = sum(left, end, -1);
  if (short === undefined || short.of.size > 0 || (short.constant !== 0 && short.constant !== 1)) return undefined;
  const ends = { first: from.constant, short: short.constant, isHalf: half !== undefined };
  // From 0 to all: nothing, one or two heaps. Each end that is left out leaves out an empty heap on that side.
  if (half === undefined)
    return {
      bits: 4 + (zero || short.constant === 0 ? 2 : 0) + (zero && short.constant === 0 ? 1 : 0),
      unequal: false,
      ends,
    };
  if (short.constant === 0) return { bits: zero ? 7 : 4, unequal: false, ends };
  return zero ? undefined : { bits: 4, unequal: true, ends };
}
