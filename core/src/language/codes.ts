import { type Affine, affine, sameForm, sum } from './affine.ts';
import { settled } from './formula.ts';
import { type Leaves, LONGEST, type Taken, written } from './leaves.ts';
import { names } from './mention.ts';
import type { Scope } from './scope.ts';
import { strikes } from './strike.ts';
import type { Clause, Expr, GameTree, Line, PartTree } from './tree.ts';
import { isList } from './value.ts';

type Move = Extract<Line, { is: 'move' }>;
type Loop = Extract<Clause, { is: 'for' }>;

/**
 * The take-and-break code that the lines of moves are, read off their form: heap n of the game is heap n of the code. Undefined when a line has another
 * form (the game may be such a code all the same). An empty heap has no moves by the forms themselves: they take at least 1, or split into two heaps that are not empty.
 */
export function codeOf(tree: GameTree, scope: Scope): string | undefined {
  const [field] = tree.shape;
  if (field === undefined || tree.shape.length > 1 || field.depth > 0 || field.members.length > 0) return undefined;
  if (tree.lines.some((line) => isBinding(line, tree, field.name))) return undefined;
  const moves = tree.lines.filter((line): line is Move => line.is === 'move');
  const leaves = moves.map((move) => leavesOf(move, field.name, scope));
  if (moves.length === 0 || leaves.includes(undefined)) return undefined;
  return written(leaves.flatMap((some) => some ?? []));
}

/** Whether a line restricts the heaps themselves; what is required of the parameters alone does not. */
function isBinding(line: Line, tree: GameTree, field: string): boolean {
  if (line.is !== 'require') return line.is === 'kept' || line.is === 'keep';
  return names(line, field) || tree.lines.some((other) => other.is === 'let' && names(line, other.name));
}

function leavesOf({ option, clauses }: Move, field: string, scope: Scope): readonly Leaves[] | undefined {
  if (option.is === 'end') return undefined;
  const loops = clauses.filter((clause) => clause.is === 'for');
  const conditions = clauses.flatMap((clause) => (clause.is === 'if' ? [clause.when] : []));
  const chosen = new Set(loops.flatMap((loop) => loop.names));
  if (loops.some((loop) => loop.names.length > 1) || chosen.has(field) || chosen.size < loops.length) return undefined;
  const [loop] = loops;
  if (loop !== undefined && loops.length === 1 && conditions.length === 0) {
    const struck = strikes(option.parts, loop, field, scope);
    if (struck !== undefined) return struck;
  }
  const parts = option.parts.map((part) => partForm(part, scope));
  if (parts.includes(undefined)) return undefined;
  const forms = parts.filter((part) => part !== undefined);
  const [first, second] = forms;
  if (first === undefined || forms.length > 2) return undefined;
  const leaves =
    second === undefined
      ? oneHeap(first, loops, field, scope)
      : (twoHeaps(first, second, loops, field, scope) ?? twoHeaps(second, first, loops, field, scope));
  if (leaves === undefined) return undefined;
  const least = Math.min(...leaves.taken.numbers);
  const open = conditions.filter((when) => !isSure(when, field, least, scope));
  if (open.length === 0) return [leaves];
  // `n - 1 if n > 1`: something must be left.
  return second === undefined && open.every((when) => isRest(when, first, scope))
    ? [{ ...leaves, bits: leaves.bits - (leaves.bits % 2) }]
    : undefined;
}

/** Whether a condition says no more than that there is as much as is taken: `n > 0`. */
function isSure(when: Expr, field: string, least: number, scope: Scope): boolean {
  if (when.is !== 'compare' || when.rest.length > 1) return false;
  const [only] = when.rest;
  if (only === undefined || (only.relation !== '>' && only.relation !== '>=')) return false;
  const over = sum(affine(when.first, scope), affine(only.right, scope), -1);
  return over !== undefined && isHeap(over, field) && over.constant + least >= (only.relation === '>' ? 1 : 0);
}

/** Whether a condition says no more than that what is left, the form `rest`, is not nothing. */
function isRest(when: Expr, rest: Affine, scope: Scope): boolean {
  if (when.is !== 'compare' || when.rest.length > 1) return false;
  const [only] = when.rest;
  if (only === undefined || (only.relation !== '>' && only.relation !== '>=')) return false;
  const over = sum(affine(when.first, scope), affine(only.right, scope), -1);
  return (
    over !== undefined && sameForm(only.relation === '>' ? over : sum(over, { of: new Map(), constant: 1 }, 1), rest)
  );
}

function partForm(part: PartTree, scope: Scope): Affine | undefined {
  return part.is === 'own' ? affine(part.component, scope) : undefined;
}

/** `n - k for k in …` or `n - 3`. */
function oneHeap(part: Affine, loops: readonly Loop[], field: string, scope: Scope): Leaves | undefined {
  const taken = sum({ of: new Map([[field, 1]]), constant: 0 }, part, -1);
  const [loop] = loops;
  if (taken === undefined || loops.length > 1) return undefined;
  const numbers = takenBy(taken, loop, field, scope);
  if (numbers === undefined || Math.min(...numbers.taken.numbers) < 1) return undefined;
  return { taken: numbers.taken, bits: numbers.all ? 3 : 2, unequal: false };
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

// The whole heap, less a constant.
function isHeap({ of }: Affine, field: string): boolean {
  return of.size === 1 && of.get(field) === 1;
}

function constants(over: Expr, scope: Scope): readonly number[] | undefined {
  const made = over.is === 'list' || over.is === 'set' || over.is === 'name' ? scope.formula(over, scope) : undefined;
  if (made === undefined || made.uses.size > 0) return undefined;
  const value = settled(made) ?? made.value([]);
  if (!isList(value) || value.length === 0 || new Set(value).size < value.length) return undefined;
  const numbers = value.filter((one) => typeof one === 'number');
  return numbers.length < value.length || numbers.some((one) => one > LONGEST) ? undefined : numbers;
}

/** `a and n - k - a for k in …, a in …`: the first part is a loop's name, the other is the rest. */
function twoHeaps(
  first: Affine,
  second: Affine,
  loops: readonly Loop[],
  field: string,
  scope: Scope,
): Leaves | undefined {
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
  return { taken: numbers.taken, ...leaves };
}

/** What a range of the first of two heaps lets stand, `left` being both together. */
function split(
  over: Expr,
  left: Affine,
  scope: Scope,
): { readonly bits: number; readonly unequal: boolean } | undefined {
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
  // From 0 to all: nothing, one or two heaps. Each end that is left out leaves out an empty heap on that side.
  if (half === undefined)
    return {
      bits: 4 + (zero || short.constant === 0 ? 2 : 0) + (zero && short.constant === 0 ? 1 : 0),
      unequal: false,
    };
  if (short.constant === 0) return { bits: zero ? 7 : 4, unequal: false };
  return zero ? undefined : { bits: 4, unequal: true };
}
