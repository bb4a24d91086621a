import { printExpr } from '../../language/print/expression.ts';
import type { Expr, Line, OptionTree } from '../../language/tree.ts';
import {
  both,
  type Code,
  call,
  compare,
  give,
  math,
  name,
  num,
  type Routine,
  type Step,
  type Type,
  typeOf,
} from './code.ts';
import { isNatural } from './natural.ts';
import { bounded, type Made, type Scope, type Translation, untold } from './scope.ts';
import { component, flat, type Layout, optionType, taken } from './shape.ts';

type Move = Extract<Line, { is: 'move' }>;

/** Whether what an option leads to must be brought to its normal form (`kept`), or may be forbidden (`keep`). */
export interface Demands {
  readonly kept: boolean;
  readonly allowed: boolean;
}

/** `options(heap)`: every option in the game's own order, each the list of the components that it leaves. */
export function optionsRoutine(t: Translation, shape: Layout, moves: readonly Move[], demands: Demands): Routine {
  return listing(t, shape, 'options', [], (scope) => {
    for (const { option, clauses } of moves)
      t.loops(clauses, scope, (inner) => option_(t, shape, option, inner, demands, []));
  });
}

/** The routine that lists, in `all`, what `write` pushes. */
export function listing(
  t: Translation,
  shape: Layout,
  word: string,
  more: readonly (readonly [string, Type])[],
  write: (scope: Scope) => void,
): Routine {
  t.used = new Set(['all']);
  const { names, steps } = taken(t, shape);
  const given = more.map(([one, type]): [string, Made] => [
    one,
    { code: name(one, type), most: t.largest, natural: true },
  ]);
  const scope: Scope = { names: new Map([...names, ...given]), bounds: new Map(), out: [...steps] };
  const of = optionType(shape);
  scope.out.push({ is: 'var', name: 'all', value: { is: 'list', items: [], of } });
  write(scope);
  scope.out.push(give(name('all', { list: of })));
  return { name: word, params: [[shape.own, shape.type], ...more], result: { list: of }, body: scope.out };
}

/** Pushes an option, where its conditions hold. */
export function option_(
  t: Translation,
  shape: Layout,
  option: OptionTree,
  scope: Scope,
  demands: Demands,
  also: readonly Code[],
): void {
  if (option.is === 'end') {
    // The position without heaps: the player to move there has lost.
    if (option.end !== 'win' || shape.single) untold(option.end);
    push(scope, { is: 'list', items: [], of: shape.type }, also);
    return;
  }
  const [only] = option.parts;
  if (only?.is === 'all' && option.parts.length === 1) {
    const list = t.value(only.list, scope);
    if (!list.natural || demands.kept || demands.allowed) untold(printExpr(only.list));
    push(scope, list.code, also);
    return;
  }
  let conditions = [...also];
  const items = option.parts.map((part) => {
    if (part.is === 'other' && part.game !== shape.leaves) return untold(part.game);
    if (part.is === 'all') return untold(printExpr(part.list));
    const expr = part.is === 'other' ? (part.items[0] ?? untold(part.game)) : part.component;
    const value = part.is === 'other' ? { ...t.value(expr, scope), parts: [] } : component(t, shape, expr, scope);
    conditions = [...conditions, ...notBelow(t, expr, value, scope)];
    if (part.is === 'other' && shape.mixed) return math(num(-1), '-', value.code);
    if (part.is === 'other' || !demands.kept) return value.code;
    return call('kept', [value.code], shape.type);
  });
  if (demands.allowed) conditions.push(...items.map((item) => call('allowed', [item], 'truth')));
  const [first] = items;
  push(scope, shape.single && first !== undefined ? first : { is: 'list', items, of: shape.type }, conditions);
}

function push(scope: Scope, item: Code, conditions: readonly Code[]): void {
  const step: Step = { is: 'push', list: 'all', item };
  const all = conditions.reduce<Code | undefined>(both, undefined);
  scope.out.push(all === undefined ? step : { is: 'if', when: all, yes: [step], otherwise: [] });
}

/** What must be asked so that no number of the component is below zero. */
function notBelow(
  t: Translation,
  expr: Expr,
  { code, natural, parts }: Made & { readonly parts: readonly Made[] },
  scope: Scope,
): readonly Code[] {
  if (natural) return [];
  if (expr.is === 'tuple' && parts.length > 0)
    return expr.items.flatMap((item, i) => {
      const part = parts[i];
      return part === undefined ? [] : notBelow(t, item, { ...part, parts: [] }, scope);
    });
  if (expr.is === 'with') {
    const fine = expr.edits.every(({ indexes, sign, value: by }) => {
      const { place } = expr;
      const old = indexes.reduce<Expr>((list, index) => ({ is: 'index', list, index, place }), expr.list);
      return isNatural(
        t,
        sign === '=' ? by : { is: 'binary', sign: sign === '+=' ? '+' : '-', left: old, right: by, place },
        scope,
      );
    });
    if (fine) return [];
  }
  if (expr.is === 'list' && expr.items.is === 'each') {
    let inside: Scope = scope;
    for (const clause of expr.items.clauses)
      if (clause.is === 'for' && clause.over.is === 'range' && clause.names[0] !== undefined)
        inside = bounded(inside, clause.names[0], clause.over);
    if (isNatural(t, expr.items.each, inside)) return [];
  }
  if (typeof typeOf(code) === 'object') return [call('allNatural', [flat(code)], 'truth')];
  return isNatural(t, expr, scope) ? [] : [compare(code, '>=', num(0))];
}
