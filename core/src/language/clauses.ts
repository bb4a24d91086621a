import { isWhole } from '../nim/whole.ts';
import { type Formula, formula } from './formula.ts';
import { isKind, ofKind } from './kinds.ts';
import { misstep, refuse } from './refuse.ts';
import { bound, extended, type Scope, slot } from './scope.ts';
import { rank as rankIn, reads, type Source } from './source.ts';
import type { Clause, Expr, Place } from './tree.ts';
import { element, listed, type Type, typeName } from './type.ts';
import { type Frame, plain } from './value.ts';

/** One clause compiled: names running through a source, or a condition. */
export type Step =
  | {
      readonly is: 'for';
      readonly names: readonly string[];
      readonly slots: readonly number[];
      readonly type: Type;
      readonly source: Source;
      readonly place: Place;
    }
  | { readonly is: 'if'; readonly when: Formula };

/** Clauses compiled, each condition as far out as its names allow, and the scope inside them. */
export interface Steps {
  readonly steps: readonly Step[];
  readonly scope: Scope;
  /** The slots that the `for` names stand in. */
  readonly own: ReadonlySet<number>;
}

/** Reads clauses from left to right. */
export function steps(clauses: readonly Clause[], outer: Scope): Steps {
  const flat = clauses.flatMap(conjuncts);
  const made: Step[] = [];
  let scope = outer;
  for (const [i, clause] of flat.entries()) {
    if (clause.is === 'if') {
      made.push({ is: 'if', when: condition(clause.when, scope) });
      continue;
    }
    const step = loop(clause, flat.slice(i + 1), scope);
    made.push(step);
    const types = step.slots.length === 1 ? [step.type] : step.slots.map((_, j) => part(step.type, j));
    scope = extended(
      scope,
      clause.names.map((name, j) => [name, { is: 'slot', slot: step.slots[j] ?? 0, type: types[j] ?? 'any' }]),
    );
  }
  const own = new Set(made.flatMap((step) => (step.is === 'for' ? step.slots : [])));
  return { steps: outwards(made), scope, own };
}

/** A truth; anything else is refused. */
export function condition(expr: Expr, scope: Scope): Formula {
  const when = scope.formula(expr, scope);
  if (when.type === 'truth') return when;
  if (when.type !== 'any') return refuse(expr.place, 'wrong-type', { wanted: 'truth', found: typeName(when.type) });
  return formula(
    'truth',
    (frame) => {
      const value = when.value(frame);
      return typeof value === 'boolean' ? value : misstep(expr.place, 'not-truth', { found: plain(value) });
    },
    { parts: [when] },
  );
}

function part(type: Type, i: number): Type {
  return typeof type === 'object' && 'tuple' in type ? (type.tuple[i] ?? 'any') : element(type);
}

function conjuncts(clause: Clause): readonly Clause[] {
  if (clause.is === 'for' || clause.when.is !== 'logic' || clause.when.sign === 'or') return [clause];
  return [clause.when.left, clause.when.right].flatMap((when) => conjuncts({ is: 'if', when }));
}

function loop(
  clause: Extract<Clause, { is: 'for' }>,
  later: readonly Clause[],
  scope: Scope,
): Extract<Step, { is: 'for' }> {
  const twice = clause.names.find((name, i) => clause.names.indexOf(name) !== i);
  if (twice !== undefined) return refuse(clause.place, 'duplicate-name', { name: twice });
  const source = enumerated(clause, later, scope) ?? sourceOf(clause.over, scope);
  const slots = clause.names.map(() => slot(scope));
  const type = source.is === 'range' ? 'number' : source.is === 'list' ? element(source.list.type) : source.type;
  if (slots.length > 1 && !listed(type))
    return refuse(clause.place, 'wrong-type', { wanted: 'tuple', found: typeName(type) });
  return { is: 'for', names: clause.names, slots, type, source, place: clause.place };
}

/** What an expression runs through when it stands after `in`. */
export function sourceOf(over: Expr, scope: Scope): Source {
  if (over.is === 'name') {
    const binding = bound(scope, over.name, over.place);
    if (binding.is === 'let' && binding.names.length === 0)
      return sourceOf(binding.value, { ...binding.scope, room: scope.room });
  }
  if (over.is === 'range') {
    const [from, to] = [scope.formula(over.from, scope), scope.formula(over.to, scope)];
    const by = over.by === undefined ? undefined : scope.formula(over.by, scope);
    for (const end of [from, to, by]) {
      if (end !== undefined && end.type !== 'number' && end.type !== 'any')
        return refuse(over.place, 'wrong-type', { wanted: 'number', found: typeName(end.type) });
    }
    if (over.by?.is === 'number' && over.by.value === 0) return refuse(over.place, 'endless-range');
    return { is: 'range', from, to, by, place: over.place };
  }
  if (
    over.is === 'list' &&
    over.items.is === 'items' &&
    over.items.items.length === 1 &&
    over.items.items[0]?.is === 'range'
  )
    return sourceOf(over.items.items[0], scope);
  const lazy = scope.lazy(over, scope);
  if (lazy !== undefined) return lazy;
  const list = scope.formula(over, scope);
  if (!listed(list.type)) return refuse(over.place, 'wrong-type', { wanted: 'list', found: typeName(list.type) });
  return { is: 'list', list, place: over.place, ...(isOne(over) ? { isOne: true } : {}) };
}

/** `{e}` or `[e]`: one element, unless it is a range. */
function isOne(over: Expr): boolean {
  if ((over.is !== 'set' && over.is !== 'list') || over.items.is !== 'items') return false;
  const [only, ...others] = over.items.items;
  return only !== undefined && others.length === 0 && only.is !== 'range';
}

/** `k in 1..n if k is square` runs through the squares alone. */
function enumerated(
  clause: Extract<Clause, { is: 'for' }>,
  later: readonly Clause[],
  scope: Scope,
): Source | undefined {
  const [name] = clause.names;
  if (name === undefined || clause.names.length > 1 || clause.over.is !== 'range' || clause.over.by !== undefined)
    return undefined;
  const next = later.findIndex((one) => one.is === 'for');
  const near = next < 0 ? later : later.slice(0, next);
  for (const one of near) {
    if (one.is === 'for' || one.when.is !== 'kind' || one.when.negated) continue;
    const { of, kind, base } = one.when;
    if (of.is !== 'name' || of.name !== name || (base !== undefined && base.is !== 'number' && base.is !== 'name'))
      continue;
    if (base?.is === 'name' && base.name === name) continue;
    const range = sourceOf(clause.over, scope);
    if (range.is !== 'range') return undefined;
    return ofThatKind(range, kind, base === undefined ? undefined : scope.formula(base, scope), clause.place);
  }
  return undefined;
}

function ofThatKind(
  range: Extract<Source, { is: 'range' }>,
  kind: Extract<Expr, { is: 'kind' }>['kind'],
  base: Formula | undefined,
  place: Place,
): Source {
  const baseOf = (frame: Frame) => {
    const value = base?.value(frame) ?? 0;
    return isWhole(value) ? value : misstep(place, 'not-number', { found: plain(value) });
  };
  return {
    is: 'lazy',
    type: 'number',
    parts: base === undefined ? [range.from, range.to] : [range.from, range.to, base],
    each: (frame) => {
      const [from, to] = [range.from.value(frame), range.to.value(frame)];
      if (!isWhole(from) || !isWhole(to))
        return misstep(place, 'not-number', { found: plain(isWhole(from) ? to : from) });
      return ofKind(kind, baseOf(frame), from, to, place);
    },
    place: (frame, value) =>
      isWhole(value) && isKind(value, kind, baseOf(frame)) ? rankIn(range, frame, value) : undefined,
    size: undefined,
  };
}

/** Every condition that cannot break moves before the loops that it does not name. */
function outwards(made: readonly Step[]): readonly Step[] {
  const sorted: Step[] = [];
  for (const step of made) {
    let at = sorted.length;
    if (step.is === 'if' && step.when.safe) {
      while (at > 0 && passes(step.when, sorted[at - 1])) at -= 1;
      // It stays behind the conditions that already stand there: they were written first.
      while (sorted[at]?.is === 'if') at += 1;
    }
    sorted.splice(at, 0, step);
  }
  return sorted;
}

function passes(when: Formula, step: Step | undefined): boolean {
  if (step === undefined) return false;
  return step.is === 'if' || !step.slots.some((one) => when.uses.has(one));
}

/** The slots that clauses read from outside. */
export function outside({ steps: all, own }: Steps): readonly Formula[] {
  const formulas = all.flatMap((step) => (step.is === 'if' ? [step.when] : reads(step.source)));
  return formulas.map((one) => inside(one, own));
}

/** A formula as seen from outside its clauses. */
export function inside(of: Formula, own: ReadonlySet<number>): Formula {
  return { ...of, uses: new Set([...of.uses].filter((used) => !own.has(used))) };
}
