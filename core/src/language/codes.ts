import type { Runs } from '../rules/run.ts';
import { type Affine, affine, isHeap, sameForm, sum } from './affine.ts';
import { LONGEST, written } from './leaves.ts';
import { names } from './mention.ts';
import type { Scope } from './scope.ts';
import { strikes } from './strike.ts';
import { constants, inOrder, oneHeap, type TakeForm, twoHeaps } from './take-form.ts';
import type { Expr, GameTree, Line, PartTree } from './tree.ts';

type Move = Extract<Line, { is: 'move' }>;

/**
 * The take-and-break code that the lines of moves are, read off their form: heap n of the game is heap n of the code. Undefined when a line has another
 * form (the game may be such a code all the same). An empty heap has no moves by the forms themselves: they take at least 1, or split into two heaps that are not empty.
 */
export function codeOf(tree: GameTree, scope: Scope): { readonly code: string; readonly runs?: Runs } | undefined {
  const [field] = tree.shape;
  if (field === undefined || tree.shape.length > 1 || field.depth > 0 || field.members.length > 0) return undefined;
  if (tree.lines.some((line) => isBinding(line, tree, field.name))) return undefined;
  const moves = tree.lines.filter((line): line is Move => line.is === 'move');
  const forms = moves.map((move) => formOf(move, field.name, scope));
  const known = forms.filter((form) => form !== undefined);
  if (moves.length === 0 || known.length < moves.length) return undefined;
  const code = written(known.flatMap((form) => form.leaves));
  const runs = known.flatMap((form) => form.runs ?? []);
  if (code === undefined) return undefined;
  return { code, ...(runs.length < known.length ? {} : { runs: inOrder(runs) }) };
}

/** Whether a line restricts the heaps themselves; what is required of the parameters alone does not. */
export function isBinding(line: Line, tree: GameTree, field: string): boolean {
  if (line.is !== 'require') return line.is === 'kept' || line.is === 'keep';
  return names(line, field) || tree.lines.some((other) => other.is === 'let' && names(line, other.name));
}

function formOf({ option, clauses }: Move, field: string, scope: Scope): TakeForm | undefined {
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
  const [taking = ''] = loop?.names ?? [];
  const barring = second === undefined ? conditions.map((when) => barred(when, taking, scope)) : [];
  const form =
    second === undefined
      ? oneHeap(
          first,
          loops,
          field,
          scope,
          barring.flatMap((numbers) => numbers ?? []),
        )
      : (twoHeaps(first, second, 0, loops, field, scope) ?? twoHeaps(second, first, 1, loops, field, scope));
  if (form === undefined) return undefined;
  const least = Math.min(...form.leaves.flatMap(({ taken }) => taken.numbers));
  const open = conditions.filter((when, i) => barring[i] === undefined && !isSure(when, field, least, scope));
  if (open.length === 0) return form;
  // `n - 1 if n > 1`: something must be left.
  return second === undefined && open.every((when) => isRest(when, first, scope)) ? form.leaving() : undefined;
}

/** The numbers that a condition forbids a loop's name to be, where it says no more: `k != 2`, `k not in {2, 3, 7}`, `not k in {2, 3}`. */
function barred(when: Expr, name: string, scope: Scope): readonly number[] | undefined {
  if (when.is === 'logic' && when.sign === 'and') {
    const [left, right] = [barred(when.left, name, scope), barred(when.right, name, scope)];
    return left && right && [...left, ...right];
  }
  const test = when.is === 'not' ? when.of : when;
  if (test.is !== 'compare' || test.rest.length > 1 || test.first.is !== 'name' || test.first.name !== name)
    return undefined;
  const [only] = test.rest;
  const [one, many] = when.is === 'not' ? (['=', 'in'] as const) : (['!=', 'not in'] as const);
  if (only?.relation === many) return constants(only.right, scope);
  const number = only?.relation === one ? affine(only.right, scope) : undefined;
  return number?.of.size === 0 && number.constant <= LONGEST ? [number.constant] : undefined;
}

/** Whether a condition says no more than that there is as much as is taken: `n > 0`. */
export function isSure(when: Expr, field: string, least: number, scope: Scope): boolean {
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
