import { printExpr } from '../../../language/print/expression.ts';
import type { Expr } from '../../../language/tree.ts';
import { call, give, NUMBERS, name, num, type Type, typeOf } from '../code.ts';
import { type Formula, type Made, nested, type Scope, safeName, type Translation, untold } from '../scope.ts';

type Call = Extract<Expr, { is: 'call' }>;

/** A formula of the page as a routine of its own, and its call. */
export function letCall(t: Translation, expr: Call, { names, value }: Formula, scope: Scope): Made {
  const given = expr.items.is === 'items' ? expr.items.items : untold(printExpr(expr));
  const free = freeOf(t, value, names);
  const args = [...given.map((item) => t.value(item, scope)), ...free.map((field) => fieldOf(t, field))];
  const words = [...names, ...free];
  // The formula is read once for what its arguments may be here, and once for its own text.
  const here = nested(
    { names: new Map(), bounds: new Map(), out: [] },
    words.map(
      (word, i) =>
        [word, { ...(args[i] ?? untold(word)), code: name(safeName(word), typeOf(args[i]?.code ?? num(0))) }] as const,
    ),
  );
  const said = t.value(value, here);
  const flags = t.natural.get(expr.name) ?? args.map(() => true);
  t.natural.set(
    expr.name,
    flags.map((flag, i) => flag && args[i]?.natural === true),
  );
  if (
    args.length === 0 &&
    said.code.is === 'list' &&
    said.code.items.every((item) => item.is === 'number') &&
    here.out.length === 0
  ) {
    const own = safeName(expr.name);
    t.held.set(own, {
      name: own,
      items: said.code.items.flatMap((item) => (item.is === 'number' ? [item.value] : [])),
    });
    return { ...said, code: name(own, NUMBERS) };
  }
  const own = safeName(expr.name);
  routine(
    t,
    own,
    words,
    args.map(({ code }) => typeOf(code)),
    flags,
    value,
  );
  return {
    ...said,
    code: call(
      own,
      args.map(({ code }) => code),
      typeOf(said.code),
    ),
  };
}

function routine(
  t: Translation,
  own: string,
  words: readonly string[],
  types: readonly Type[],
  flags: readonly boolean[],
  value: Expr,
): void {
  const { used } = t;
  t.used = new Set(words);
  const inner = nested(
    { names: new Map(), bounds: new Map(), out: [] },
    words.map(
      (word, i) =>
        [word, { code: name(safeName(word), types[i] ?? 'number'), most: 0n, natural: flags[i] === true }] as const,
    ),
  );
  const result = t.value(value, inner);
  t.used = used;
  t.routines.set(own, {
    name: own,
    params: words.map((word, i) => [safeName(word), types[i] ?? 'number'] as const),
    result: typeOf(result.code),
    body: [...inner.out, give(result.code)],
  });
}

/** A field of the component, as formulas of the page see it. */
function fieldOf(t: Translation, field: string): Made {
  const type = t.fields.get(field) ?? untold(field);
  return { code: name(safeName(field), type), most: t.largest, natural: true };
}

/** The fields that a formula reads, in the order of the shape. */
function freeOf(t: Translation, expr: Expr, own: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const walk = (node: unknown, hidden: ReadonlySet<string>): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) walk(one, hidden);
      return;
    }
    const one = node as {
      readonly is?: string;
      readonly name?: string;
      readonly clauses?: readonly { readonly names?: readonly string[] }[];
    }; // any node of the tree has some of these
    const more = new Set([...hidden, ...(one.clauses ?? []).flatMap(({ names = [] }) => names)]);
    if ((one.is === 'name' || one.is === 'call') && one.name !== undefined && !more.has(one.name)) {
      if (t.fields.has(one.name) && one.is === 'name') seen.add(one.name);
      const formula = t.lets.get(one.name);
      if (formula !== undefined) for (const field of freeOf(t, formula.value, formula.names)) seen.add(field);
    }
    for (const [key, child] of Object.entries(one)) if (key !== 'place') walk(child, more);
  };
  walk(expr, new Set(own));
  return [...t.fields.keys()].filter((field) => seen.has(field));
}
