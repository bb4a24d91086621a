import { printExpr } from '../../../language/print/expression.ts';
import type { Edit, Expr } from '../../../language/tree.ts';
import { type Code, call, math, NUMBERS, num, type Step, typeOf } from '../code.ts';
import { larger, type Made, made, nested, type Scope, stored, type Translation, untold } from '../scope.ts';

type Node<K extends Expr['is']> = Extract<Expr, { is: K }>;

/** A list whose items are written out. */
export function listOf(t: Translation, items: readonly Expr[], scope: Scope): Made {
  const all = items.map((item) => t.value(item, scope));
  const [first] = all;
  return {
    code: { is: 'list', items: all.map(({ code }) => code), of: first === undefined ? 'number' : typeOf(first.code) },
    most: all.reduce((most, one) => larger(one.most, most), 0n),
    natural: all.every(({ natural }) => natural),
  };
}

/** A list or set made by a loop. */
export function collected(t: Translation, expr: Node<'list' | 'set'>, scope: Scope): Made {
  if (expr.items.is !== 'each') return untold(printExpr(expr));
  const { each, clauses } = expr.items;
  let item: Made | undefined;
  const trial = nested(scope);
  t.loops(clauses, trial, (inner) => {
    item = t.value(each, inner);
  });
  const found: Made = item ?? untold(printExpr(expr));
  const list = stored(t, { ...found, code: { is: 'list', items: [], of: typeOf(found.code) } }, 'row', scope, true);
  t.loops(clauses, scope, (inner) => {
    const value = t.value(each, inner).code;
    inner.out.push({ is: 'push', list: list.code.is === 'name' ? list.code.name : '', item: value });
  });
  return list;
}

/** A range as a list. */
export function ranged(t: Translation, { from, to, by }: Node<'range'>, scope: Scope): Made {
  const ends = [from, to, ...(by === undefined ? [] : [by])].map((end) => t.value(end, scope));
  const args = ends.map(({ code }) => code);
  return {
    code: call('interval', by === undefined ? [...args, num(1)] : args, NUMBERS),
    most: ends[1]?.most ?? 0n,
    natural: ends[0]?.natural === true,
  };
}

/** A list with some elements changed. */
export function edited(t: Translation, expr: Node<'with'>, scope: Scope): Made {
  const old = t.value(expr.list, scope);
  const [inRow] = expr.edits;
  if (inRow?.indexes.length === 2 && expr.edits.length === 1) return editedRow(t, old, inRow, scope);
  const edits = expr.edits.map(({ indexes, sign, value }) => {
    const [index] = indexes;
    if (index === undefined || indexes.length > 1) return untold(printExpr(expr));
    const place = t.value(index, scope).code;
    const by = t.value(value, scope);
    const code: Code =
      sign === '=' ? by.code : math({ is: 'at', list: old.code, index: place }, sign === '+=' ? '+' : '-', by.code);
    return { place, made: made(t, code, old.most + by.most, sign !== '-=' && by.natural) };
  });
  const list = stored(t, old, 'after', scope, true);
  const word = list.code.is === 'name' ? list.code.name : '';
  const steps = edits.map(
    ({ place, made: { code } }): Step => ({
      is: 'put',
      list: word,
      index: place,
      value: renamed(code, old.code, list.code),
    }),
  );
  // Right sides read the old list; only one edit may read the new one.
  if (edits.length > 1)
    scope.out.push(
      ...edits.map(({ place, made: { code } }): Step => ({ is: 'put', list: word, index: place, value: code })),
    );
  else scope.out.push(...steps);
  return {
    ...list,
    most: edits.reduce((most, one) => larger(one.made.most, most), old.most),
    natural: old.natural && edits.every((one) => one.made.natural),
  };
}

/** A list of rows with one number of a row changed. */
function editedRow(t: Translation, old: Made, { indexes, sign, value }: Edit, scope: Scope): Made {
  const [first, second] = indexes.map((index) => t.value(index, scope).code);
  if (first === undefined || second === undefined) throw new Error('an edit of a row without its two places');
  const by = t.value(value, scope);
  const list = stored(t, old, 'after', scope, true);
  const row = stored(t, { ...old, code: { is: 'at', list: old.code, index: first } }, 'row', scope, true);
  const word = (one: Made): string => (one.code.is === 'name' ? one.code.name : '');
  const code: Code =
    sign === '=' ? by.code : math({ is: 'at', list: row.code, index: second }, sign === '+=' ? '+' : '-', by.code);
  const changed = made(t, code, old.most + by.most, sign !== '-=' && by.natural);
  scope.out.push(
    { is: 'put', list: word(row), index: second, value: code },
    { is: 'put', list: word(list), index: first, value: row.code },
  );
  return { ...list, most: larger(changed.most, old.most), natural: old.natural && changed.natural };
}

/** `s[i] - k` as a change of the copied list. */
function renamed(code: Code, from: Code, to: Code): Code {
  if (code.is !== 'math' || code.left.is !== 'at' || code.left.list !== from) return code;
  return { ...code, left: { ...code.left, list: to } };
}
