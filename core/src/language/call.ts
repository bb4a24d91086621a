import { nearest } from '../rules/near.ts';
import { CHOICES, lazy } from './builtins/choices.ts';
import { fold, isFold } from './builtins/folds.ts';
import { LISTS } from './builtins/lists.ts';
import { type Builtin, NUMBERS } from './builtins/numbers.ts';
import { isTest, test } from './builtins/tests.ts';
import { inside, outside, steps } from './clauses.ts';
import { type Formula, formula } from './formula.ts';
import { bounded } from './lists.ts';
import { LONGEST, misstep, refuse } from './refuse.ts';
import { extended, type Let, type Scope, slot } from './scope.ts';
import { run } from './source.ts';
import type { Expr, Items } from './tree.ts';
import { fits, type Type, typeName } from './type.ts';
import type { Value } from './value.ts';
import { visits } from './visit.ts';

type Call = Extract<Expr, { is: 'call' }>;

const BUILTINS: ReadonlyMap<string, Builtin> = new Map([...Object.entries(NUMBERS), ...Object.entries(LISTS)]);

/** The names of all functions of the language. */
export const FUNCTIONS: readonly string[] = [
  'min',
  'max',
  'sum',
  'xor',
  'gcd',
  'count',
  'every',
  'some',
  ...BUILTINS.keys(),
  ...CHOICES,
];

/** `f(…)`: a named formula of the game first, then a function of the language. */
export function call(expr: Call, scope: Scope): Formula {
  const { name, items, place } = expr;
  const binding = scope.names.get(name);
  if (binding?.is === 'let') return letCall(name, binding, expr, scope);
  if (isFold(name)) return fold(name, items, place, scope);
  if (isTest(name)) return test(name, items, place, scope);
  const source = lazy(expr, scope);
  if (source !== undefined)
    return formula({ list: source.type }, (frame) => bounded(run(source, frame), place), { parts: source.parts });
  const builtin = BUILTINS.get(name);
  if (builtin === undefined) return unknown(expr, scope);
  if (items.is === 'each')
    return refuse(place, 'wrong-arguments', { name, least: builtin.least, most: builtin.most, found: 0 });
  const args = arguments_(name, builtin, items.items, expr, scope);
  return builtin.of(args, place, scope);
}

function unknown({ name, place }: Call, scope: Scope): never {
  if (scope.names.has(name)) return refuse(place, 'not-function', { name });
  const lets = [...scope.names].filter(([, one]) => one.is === 'let').map(([one]) => one);
  return refuse(place, 'unknown-function', { name, instead: nearest(name, [...FUNCTIONS, ...lets])[0] });
}

function arguments_(
  name: string,
  { least, most, takes }: Builtin,
  items: readonly Expr[],
  { place }: Call,
  scope: Scope,
): readonly Formula[] {
  if (items.length < least || items.length > most)
    return refuse(place, 'wrong-arguments', { name, least, most, found: items.length });
  return items.map((item) => {
    const made = scope.formula(item, scope);
    return fits(made.type, takes)
      ? made
      : refuse(item.place, 'wrong-type', { wanted: typeName(takes), found: typeName(made.type) });
  });
}

function letCall(name: string, binding: Let, { items, place }: Call, scope: Scope): Formula {
  const given = items.is === 'items' ? items.items : [];
  const wanted = binding.names.length;
  if (items.is === 'each' || given.length !== wanted)
    return refuse(place, 'wrong-arguments', { name, least: wanted, most: wanted, found: given.length });
  const args = given.map((item) => scope.formula(item, scope));
  const key = `${scope.arithmetic} ${JSON.stringify(args.map(({ type }) => type))}`;
  const known = binding.compiled.get(key);
  const { slots, body } = known ?? compiled(binding, args, scope);
  if (known === undefined) binding.compiled.set(key, { slots, body });
  const put = (frame: Value[], values: readonly Value[]) => {
    for (const [i, value] of values.entries()) frame[slots[i] ?? 0] = value;
  };
  const parts = [...args, inside(body, new Set(slots))];
  if (slots.length === 0) return body;
  const [only] = slots;
  const [first] = args;
  const single =
    slots.length === 1 && only !== undefined && first?.type === 'number' ? { only, read: first.number } : undefined;
  return formula(
    body.type,
    (frame) => {
      // All arguments are read before any is put down: they may call the same formula.
      put(
        frame,
        args.map((arg) => arg.value(frame)),
      );
      return body.value(frame);
    },
    {
      parts,
      safe: body.safe,
      ...(single === undefined
        ? {}
        : {
            number: (frame) => {
              frame[single.only] = single.read(frame);
              return body.number(frame);
            },
            truth: (frame) => {
              frame[single.only] = single.read(frame);
              return body.truth(frame);
            },
          }),
    },
  );
}

function compiled(binding: Let, args: readonly Formula[], scope: Scope) {
  const slots = args.map(() => slot(scope));
  const named = binding.names.map(
    (name, i) => [name, { is: 'slot', slot: slots[i] ?? 0, type: args[i]?.type ?? 'any' }] as const,
  );
  const inner = extended({ ...binding.scope, room: scope.room, arithmetic: scope.arithmetic }, named);
  return { slots, body: inner.formula(binding.value, inner) };
}

/** `[E for …]`: the list of E for every choice of the clauses. */
export function collected(items: Extract<Items, { is: 'each' }>, scope: Scope): Formula {
  const made = steps(items.clauses, scope);
  const each = scope.formula(items.each, made.scope);
  const into = slot(scope);
  const type: Type = { list: each.type };
  const go = visits(made.steps, (frame) => {
    const list = frame[into] as Value[]; // put there below
    if (list.length >= LONGEST) return misstep(items.each.place, 'list-too-long', { most: LONGEST });
    list.push(each.value(frame));
    return false;
  });
  return formula(
    type,
    (frame) => {
      const list: Value[] = [];
      frame[into] = list;
      go(frame);
      return list;
    },
    { parts: [...outside(made), inside(each, made.own)] },
  );
}
