import { printExpr } from '../../language/print/expression.ts';
import type { Expr } from '../../language/tree.ts';
import { bare, functionCall } from './calls.ts';
import { type Code, call, compare, math, NUMBERS, name, num, type Step, type Test, typeOf } from './code.ts';
import { floorOf, rootOf } from './roots.ts';
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
      return { ...list, code: call('slice', [list.code, ...ends], typeOf(list.code)) };
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

function truth(code: Code): Made {
  return { code, most: 1n, natural: true };
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

function listOf(t: Translation, items: readonly Expr[], scope: Scope): Made {
  const all = items.map((item) => t.value(item, scope));
  const [first] = all;
  return {
    code: { is: 'list', items: all.map(({ code }) => code), of: first === undefined ? 'number' : typeOf(first.code) },
    most: all.reduce((most, one) => larger(one.most, most), 0n),
    natural: all.every(({ natural }) => natural),
  };
}

function collected(t: Translation, expr: Node<'list' | 'set'>, scope: Scope): Made {
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

function ranged(t: Translation, { from, to, by }: Node<'range'>, scope: Scope): Made {
  const ends = [from, to, ...(by === undefined ? [] : [by])].map((end) => t.value(end, scope));
  const args = ends.map(({ code }) => code);
  return {
    code: call('interval', by === undefined ? [...args, num(1)] : args, NUMBERS),
    most: ends[1]?.most ?? 0n,
    natural: ends[0]?.natural === true,
  };
}

function edited(t: Translation, expr: Node<'with'>, scope: Scope): Made {
  const old = t.value(expr.list, scope);
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

/** `s[i] - k` as a change of the copied list. */
function renamed(code: Code, from: Code, to: Code): Code {
  if (code.is !== 'math' || code.left.is !== 'at' || code.left.list !== from) return code;
  return { ...code, left: { ...code.left, list: to } };
}

const CAP = 2n ** 256n;

function binary(t: Translation, expr: Node<'binary'>, scope: Scope): Made {
  const { sign } = expr;
  const [left, right] = [t.value(expr.left, scope), t.value(expr.right, scope)];
  const natural = left.natural && right.natural;
  if (sign === '++') {
    const typed = left.code.is === 'list' && left.code.items.length === 0 ? right : left;
    return {
      code: call('joined', [left.code, right.code], typeOf(typed.code)),
      most: larger(left.most, right.most),
      natural,
    };
  }
  if (sign === '+') return made(t, math(left.code, '+', right.code), left.most + right.most, natural);
  if (sign === '-')
    return made(
      t,
      math(left.code, '-', right.code),
      left.most > right.most || !natural ? left.most + (natural ? 0n : right.most) : right.most,
      isNotBelow(left.code, right.code),
    );
  if (sign === '*') return made(t, math(left.code, '*', right.code), left.most * right.most, natural);
  if (sign === '^') {
    const most = right.most > 256n || left.most ** right.most > CAP ? CAP : left.most ** right.most;
    return made(t, call('power', [left.code, right.code]), most, natural);
  }
  if (sign === 'div')
    return made(
      t,
      natural ? math(left.code, '/', right.code) : call('floorDiv', [left.code, right.code]),
      left.most,
      natural,
    );
  return made(
    t,
    natural ? math(left.code, '%', right.code) : call('mod', [left.code, right.code]),
    right.most,
    right.natural,
  );
}

function isNotBelow(left: Code, right: Code): boolean {
  return left.is === 'number' && right.is === 'number' && left.value >= right.value;
}

const TESTS = { '=': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function comparison(t: Translation, expr: Node<'compare'>, scope: Scope): Made {
  let all: Code | undefined;
  let left = expr.first;
  for (const { relation, right } of expr.rest) {
    const one = related(t, left, relation, right, scope);
    all = all === undefined ? one : { is: 'logic', sign: 'and', left: all, right: one };
    left = right;
  }
  return truth(folded(all ?? { is: 'truth', value: true }));
}

function related(
  t: Translation,
  left: Expr,
  relation: keyof typeof TESTS | 'in' | 'not in',
  right: Expr,
  scope: Scope,
): Code {
  if (relation === 'in' || relation === 'not in') {
    const inside = within(t, t.value(left, scope).code, right, scope);
    return relation === 'in' ? inside : { is: 'not', of: inside };
  }
  const [a, b] = [rootOf(t, left, scope), rootOf(t, right, scope)];
  if (a !== undefined && b !== undefined) return untold(`${printExpr(left)} ${relation} ${printExpr(right)}`);
  // x <= r says x <= floor(r), and x < r says x < -floor(-r).
  if (b !== undefined)
    return compare(
      t.value(left, scope).code,
      TESTS[relation],
      floorOf(t, b, relation === '<' || relation === '>=').code,
    );
  if (a !== undefined)
    return compare(
      floorOf(t, a, relation === '>' || relation === '<=').code,
      TESTS[relation],
      t.value(right, scope).code,
    );
  const [x, y] = [t.value(left, scope).code, t.value(right, scope).code];
  if (typeof typeOf(x) === 'object' || typeof typeOf(y) === 'object')
    return untold(`${printExpr(left)} ${relation} ${printExpr(right)}`);
  return compare(x, TESTS[relation], y);
}

function within(t: Translation, item: Code, over: Expr, scope: Scope): Code {
  if (over.is === 'range' && over.by === undefined) {
    const [from, to] = [t.value(over.from, scope).code, t.value(over.to, scope).code];
    return { is: 'logic', sign: 'and', left: compare(from, '<=', item), right: compare(item, '<=', to) };
  }
  const list = t.value(over, scope).code;
  if (list.is === 'list' && list.items.length < 4) {
    const tests = list.items.map((one) => compare(item, '==', one));
    return tests.reduce(
      (left, right): Code => ({ is: 'logic', sign: 'or', left, right }),
      tests.shift() ?? { is: 'truth', value: false },
    );
  }
  return call('contains', [list, item], 'truth');
}

/** Comparisons of numbers that are known. */
function folded(code: Code): Code {
  if (code.is === 'logic') {
    const [left, right] = [folded(code.left), folded(code.right)];
    if (left.is === 'truth') return left.value === (code.sign === 'and') ? right : left;
    if (right.is === 'truth') return right.value === (code.sign === 'and') ? left : right;
    return { ...code, left, right };
  }
  if (code.is === 'not') {
    const of = folded(code.of);
    return of.is === 'truth' ? { is: 'truth', value: !of.value } : { is: 'not', of };
  }
  if (code.is !== 'test' || code.left.is !== 'number' || code.right.is !== 'number') return code;
  return { is: 'truth', value: holds(code.left.value, code.sign, code.right.value) };
}

function holds(a: bigint, sign: Test, b: bigint): boolean {
  switch (sign) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

function kind(t: Translation, expr: Node<'kind'>, scope: Scope): Made {
  const of = t.value(expr.of, scope);
  const { negated } = expr;
  if (expr.kind === 'even' || expr.kind === 'odd') {
    const rest = of.natural ? math(of.code, '%', num(2)) : call('mod', [of.code, num(2)]);
    const isEven = (expr.kind === 'even') !== negated;
    if (of.code.is === 'number') return truth({ is: 'truth', value: (of.code.value % 2n === 0n) === isEven });
    return truth(compare(rest, '==', num(isEven ? 0 : 1)));
  }
  const base = expr.base === undefined ? [] : [t.value(expr.base, scope).code];
  const word = {
    square: 'isSquare',
    triangular: 'isTriangular',
    prime: 'isPrime',
    fibonacci: 'isFibonacci',
    power: 'isPower',
  }[expr.kind];
  if (expr.kind === 'triangular') made(t, of.code, of.most * 8n, true);
  const test = call(word, [of.code, ...base], 'truth');
  return truth(negated ? { is: 'not', of: test } : test);
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
