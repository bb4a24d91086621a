import type { Clause, Expr } from '../../language/tree.ts';
import { type Code, name, num, type Step, typeOf } from './code.ts';
import { bounded, fresh, larger, type Made, nested, type Scope, safeName, type Translation } from './scope.ts';

/** Loops for the clauses, one inside the other, around what `body` writes. */
export function loops(t: Translation, clauses: readonly Clause[], scope: Scope, body: (inner: Scope) => void): void {
  const [first, ...others] = clauses;
  if (first === undefined) {
    body(scope);
    return;
  }
  if (first.is === 'if') {
    const test = t.value(first.when, scope).code;
    if (test.is === 'truth') {
      if (test.value) loops(t, others, scope, body);
      return;
    }
    const inner = nested(scope);
    loops(t, others, inner, body);
    const [only] = inner.out;
    const joins = only?.is === 'if' && inner.out.length === 1 && only.otherwise.length === 0;
    if (joins) scope.out.push({ ...only, when: { is: 'logic', sign: 'and', left: test, right: only.when } });
    else scope.out.push({ is: 'if', when: test, yes: inner.out, otherwise: [] });
    return;
  }
  if (isLone(first.over) && first.names.length === 1) lone(t, first, others, scope, body);
  else scope.out.push(loop(t, first, others, scope, body));
}

/** Whether a clause runs through one value only. */
export function isLone(over: Expr): boolean {
  return (over.is === 'set' || over.is === 'list') && over.items.is === 'items' && over.items.items.length === 1;
}

/** A clause with one value gives it a name. */
function lone(
  t: Translation,
  { names, over }: Extract<Clause, { is: 'for' }>,
  others: readonly Clause[],
  scope: Scope,
  body: (inner: Scope) => void,
): void {
  const [word = ''] = names;
  const [only] = over.is === 'set' || over.is === 'list' ? (over.items.is === 'items' ? over.items.items : []) : [];
  if (only === undefined) return;
  const value = t.value(only, scope);
  const own = fresh(t, safeName(word));
  scope.out.push({ is: 'let', name: own, value: value.code });
  const named = new Map([...scope.names, [word, { ...value, code: name(own, typeOf(value.code)) }] as const]);
  loops(t, others, bounded({ ...scope, names: named }, word, { from: only, to: only }), body);
}

function loop(
  t: Translation,
  { names, over }: Extract<Clause, { is: 'for' }>,
  others: readonly Clause[],
  scope: Scope,
  body: (inner: Scope) => void,
): Step {
  const [word = '', ...more] = names;
  if (over.is === 'range' && more.length === 0) {
    const [from, to] = [t.value(over.from, scope), t.value(over.to, scope)];
    const by = over.by === undefined ? undefined : t.value(over.by, scope).code;
    const own = safeName(word);
    const value: Made = { code: name(own), most: larger(to.most, from.most), natural: from.natural };
    const inner = bounded(nested(scope, [[word, value]]), word, { from: over.from, to: over.to });
    loops(t, others, inner, body);
    return { is: 'range', name: own, from: from.code, to: to.code, by, body: inner.out };
  }
  const list = t.value(over, scope);
  const type = typeOf(list.code);
  const of = typeof type === 'object' ? type.list : 'number';
  const own = more.length === 0 ? safeName(word) : 'one';
  const parts = (code: Code): readonly (readonly [string, Made])[] =>
    more.length === 0
      ? [[word, { ...list, code }]]
      : names.map(
          (each, i) => [each, { ...list, code: { is: 'at', list: code, index: num(i + 1) } as const }] as const,
        );
  const inner = bounded(nested(scope, parts(name(own, of))), word, ends(over));
  loops(t, others, inner, body);
  return { is: 'each', name: own, list: list.code, body: inner.out };
}

/** Between what the members of a set of numbers lie. */
function ends(over: Expr): { readonly from: Expr; readonly to: Expr } | undefined {
  if (over.is !== 'set' || over.items.is !== 'items') return undefined;
  const [only, ...rest] = over.items.items;
  return only === undefined || rest.length > 0 ? undefined : { from: only, to: only };
}
