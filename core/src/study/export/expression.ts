import { printExpr } from '../../language/print/expression.ts';
import type { Expr } from '../../language/tree.ts';
import { bare, functionCall } from './calls.ts';
import { type Code, call, math, name, num, typeOf } from './code.ts';
import { binary } from './expression/binary.ts';
import { collected, edited, listOf, ranged } from './expression/lists.ts';
import { comparison, folded, kind, truth } from './expression/tests.ts';
import { larger, type Made, made, nested, type Scope, stored, type Translation, untold } from './scope.ts';

type Node<K extends Expr['is']> = Extract<Expr, { is: K }>;

/** An expression of the page as code; what must come before it is written to the scope. */
export function expression(t: Translation, expr: Expr, scope: Scope): Made {
  switch (expr.is) {
    case 'number':
      return made(t, num(BigInt(expr.value)), BigInt(expr.value), true);
    case 'text':
      return letter(t, expr);
    case 'name':
      return named(t, expr, scope);
    case 'call':
      return functionCall(t, expr, scope);
    case 'tuple':
      return listOf(t, expr.items, scope);
    case 'list':
    case 'set':
      return expr.items.is === 'items' ? listOf(t, expr.items.items, scope) : collected(t, expr, scope);
    case 'range':
      return ranged(t, expr, scope);
    case 'index': {
      const list = bare(t, expr.list, scope);
      return { ...list, code: { is: 'at', list: list.code, index: t.value(expr.index, scope).code } };
    }
    case 'slice': {
      const list = t.value(expr.list, scope);
      const ends = [expr.from, expr.to].map((end) => t.value(end, scope).code);
      return { ...list, code: call('sliced', [list.code, ...ends], typeOf(list.code)) };
    }
    case 'with':
      return edited(t, expr, scope);
    case 'without': {
      const list = t.value(expr.list, scope);
      const [index] = expr.indexes;
      if (index === undefined || expr.indexes.length > 1) return untold(printExpr(expr));
      return { ...list, code: call('without', [list.code, t.value(index, scope).code], typeOf(list.code)) };
    }
    case 'minus': {
      const of = t.value(expr.of, scope);
      return made(t, math(num(0), '-', of.code), of.most, false);
    }
    case 'not': {
      const of = t.value(expr.of, scope).code;
      return truth(of.is === 'truth' ? { is: 'truth', value: !of.value } : { is: 'not', of });
    }
    case 'binary':
      return binary(t, expr, scope);
    case 'compare':
      return comparison(t, expr, scope);
    case 'kind':
      return kind(t, expr, scope);
    case 'logic':
      return logic(t, expr, scope);
    case 'choose':
      return choose(t, expr, scope);
  }
}

function letter(t: Translation, { text }: Node<'text'>): Made {
  const letters = [...(t.letters ?? '')];
  const places = [...text].map((one) => letters.indexOf(one));
  if (places.length !== 1 || places[0] === undefined || places[0] < 0) return untold(JSON.stringify(text));
  return made(t, num(places[0]), BigInt(places[0]), true);
}

function named(t: Translation, expr: Node<'name'>, scope: Scope): Made {
  const own = scope.names.get(expr.name) ?? t.parameters.get(expr.name);
  if (own !== undefined) return own;
  if (t.lets.has(expr.name)) return functionCall(t, { ...expr, is: 'call', items: { is: 'items', items: [] } }, scope);
  return untold(expr.name);
}

function logic(t: Translation, expr: Node<'logic'>, scope: Scope): Made {
  const left = t.value(expr.left, scope).code;
  if (left.is === 'truth') return left.value === (expr.sign === 'and') ? t.value(expr.right, scope) : truth(left);
  const inner = nested(scope);
  const right = t.value(expr.right, inner).code;
  if (inner.out.length === 0) return truth(folded({ is: 'logic', sign: expr.sign, left, right }));
  // What the right side needs is computed only where the left side leaves it open.
  const holder = stored(t, truth(left), 'holds', scope, true);
  const word = holder.code.is === 'name' ? holder.code.name : '';
  const open: Code = expr.sign === 'and' ? holder.code : { is: 'not', of: holder.code };
  scope.out.push({
    is: 'if',
    when: open,
    yes: [...inner.out, { is: 'set', name: word, value: right }],
    otherwise: [],
  });
  return holder;
}

function choose(t: Translation, expr: Node<'choose'>, scope: Scope): Made {
  const test = t.value(expr.when, scope).code;
  if (test.is === 'truth') return t.value(test.value ? expr.then : expr.otherwise, scope);
  const [yes, no] = [nested(scope), nested(scope)];
  const [then, otherwise] = [t.value(expr.then, yes), t.value(expr.otherwise, no)];
  const most = larger(then.most, otherwise.most);
  const natural = then.natural && otherwise.natural;
  if (yes.out.length === 0 && no.out.length === 0)
    return { code: { is: 'choose', when: test, yes: then.code, otherwise: otherwise.code }, most, natural };
  const type = typeOf(then.code.is === 'list' && then.code.items.length === 0 ? otherwise.code : then.code);
  const empty: Code =
    type === 'number'
      ? num(0)
      : type === 'truth'
        ? { is: 'truth', value: false }
        : { is: 'list', items: [], of: typeof type === 'object' ? type.list : 'number' };
  const chosen = stored(t, { code: empty, most, natural }, 'chosen', scope, true);
  const word = chosen.code.is === 'name' ? chosen.code.name : '';
  scope.out.push({
    is: 'if',
    when: test,
    yes: [...yes.out, { is: 'set', name: word, value: then.code }],
    otherwise: [...no.out, { is: 'set', name: word, value: otherwise.code }],
  });
  return { ...chosen, code: name(word, type) };
}
