import { printExpr } from '../../language/print/expression.ts';
import type { Clause, Expr } from '../../language/tree.ts';
import {
  type Code,
  call,
  compare,
  element,
  give,
  math,
  NUMBERS,
  name,
  num,
  type Step,
  type Type,
  typeOf,
} from './code.ts';
import { isLone } from './loops.ts';
import { floorOf, rootOf } from './roots.ts';
import {
  type Formula,
  larger,
  type Made,
  made,
  nested,
  type Scope,
  safeName,
  stored,
  type Translation,
  untold,
} from './scope.ts';

type Call = Extract<Expr, { is: 'call' }>;

/** A list that is named, so that it is made once. */
export function bare(t: Translation, expr: Expr, scope: Scope): Made {
  const list = t.value(expr, scope);
  return list.code.is === 'name' || list.code.is === 'at' ? list : stored(t, list, 'row', scope, false);
}

/** `f(…)`: a formula of the page, or a function of the language. */
export function functionCall(t: Translation, expr: Call, scope: Scope): Made {
  const formula = t.lets.get(expr.name);
  if (formula !== undefined) return letCall(t, expr, formula, scope);
  if (expr.items.is === 'each') return folded(t, expr, scope);
  const items = expr.items.items;
  if (expr.name === 'floor' && items[0] !== undefined) {
    const root = rootOf(t, items[0], scope);
    return root === undefined ? t.value(items[0], scope) : floorOf(t, root, false);
  }
  if (expr.name === 'choices' && items.length > 1) {
    const pools = items.map((item) => t.value(item, scope));
    return {
      code: call('choices', [{ is: 'list', items: pools.map(({ code }) => code), of: NUMBERS }], { list: NUMBERS }),
      most: t.largest,
      natural: true,
    };
  }
  const args = items.map((item) => t.value(item, scope));
  return builtin(t, expr, args);
}

const WIDE = 64n;
const MANY = 1_000_000n;

function builtin(t: Translation, expr: Call, args: readonly Made[]): Made {
  const { name: word } = expr;
  const [first, second] = args;
  if (first === undefined) return untold(printExpr(expr));
  const codes = args.map(({ code }) => code);
  const most = args.reduce((top, one) => larger(one.most, top), 0n);
  const natural = args.every((one) => one.natural);
  const isList = typeof typeOf(first.code) === 'object';
  const full = (n: bigint): bigint => 2n ** BigInt(n.toString(2).length) - 1n;
  switch (word) {
    case 'min':
    case 'max':
      if (args.length === 1 && isList) return { code: call(`${word}Of`, codes), most, natural };
      return args.reduce((a, b) => ({
        code: call(word, [a.code, b.code]),
        most: larger(a.most, b.most),
        natural: word === 'max' ? a.natural || b.natural : a.natural && b.natural,
      }));
    case 'sum':
      if (args.length === 1 && isList)
        return made(t, call('sumOf', codes), first.code.is === 'name' ? most : most * WIDE, natural);
      return args.reduce((a, b) => made(t, math(a.code, '+', b.code), a.most + b.most, a.natural && b.natural));
    case 'xor':
      if (args.length === 1 && isList) return made(t, call('xorOf', codes), full(most), true);
      return args.reduce((a, b) => made(t, math(a.code, '^', b.code), full(larger(a.most, b.most)), true));
    case 'gcd':
      return args.reduce((a, b) => ({ code: call('gcd', [a.code, b.code]), most: a.most, natural: true }));
    case 'abs':
      return first.natural ? first : { code: call('abs', codes), most, natural: true };
    case 'ones':
      return { code: call('ones', codes), most: WIDE, natural: true };
    case 'lowbit':
    case 'topbit':
      return { code: call(word, codes), most, natural: true };
    case 'bit':
      return { code: call('bit', codes), most: 1n, natural: true };
    case 'bitand':
    case 'bitor':
      if (second === undefined) return untold(printExpr(expr));
      return made(t, math(first.code, word === 'bitand' ? '&' : '|', second.code), full(most), true);
    case 'odious':
      return made(t, call('odious', codes), 2n * most + 1n, true);
    case 'len':
      return {
        code: { is: 'len', list: first.code },
        most: first.code.is === 'call' && first.code.name === 'digits' ? WIDE : MANY,
        natural: true,
      };
    case 'count':
      return { code: { is: 'len', list: first.code }, most: MANY, natural: true };
    case 'sorted':
    case 'reverse':
      if (element(typeOf(first.code)) !== 'number') return untold(printExpr(expr));
      return { ...first, code: call(word === 'sorted' ? 'sorted' : 'reversed', codes, NUMBERS) };
    case 'distinct':
      return { code: call('distinct', codes, 'truth'), most: 1n, natural: true };
    case 'rotate':
      return { ...first, code: call('rotated', codes, NUMBERS) };
    case 'digits':
      return {
        code: call('digits', second === undefined ? [...codes, num(10)] : codes, NUMBERS),
        most: second?.most ?? 10n,
        natural: true,
      };
    case 'zeckendorf':
      return greedy(t, codes, most);
    case 'divisors':
      return { code: call('divisors', codes, NUMBERS), most, natural: true };
    case 'choices':
      return { code: call('choices', codes, { list: NUMBERS }), most, natural };
    case 'subsets':
      return { code: call('subsets', codes, { list: NUMBERS }), most, natural };
    case 'every':
    case 'some':
    case 'parts':
    case 'sqrt':
      return untold(printExpr(expr));
  }
  return untold(printExpr(expr));
}

function greedy(t: Translation, [n = num(0), factor, less]: readonly Code[], most: bigint): Made {
  const isFibonacci =
    factor === undefined ||
    (factor.is === 'number' &&
      factor.value === 2n &&
      (less === undefined || (less.is === 'number' && less.value === 0n)));
  const code = isFibonacci
    ? call('zeckendorf', [n], NUMBERS)
    : call('greedyParts', [n, factor ?? num(2), less ?? num(0)], NUMBERS);
  // The numbers are made one past n, and compared by their multiple.
  made(t, code, factor?.is === 'number' ? 2n * most * factor.value : 2n * most, true);
  return { code, most, natural: true };
}

/** `sum(E for …)` and its like, as a loop. */
function folded(t: Translation, expr: Call, scope: Scope): Made {
  const { name: word, items } = expr;
  if (items.is !== 'each') return untold(printExpr(expr));
  if (word === 'min' || word === 'max' || word === 'choices' || word === 'gcd') {
    const list = t.value({ is: 'list', items, place: expr.place }, scope);
    return builtin(t, expr, [list]);
  }
  const isTest = word === 'every' || word === 'some';
  if (!isTest && word !== 'sum' && word !== 'xor' && word !== 'count') return untold(printExpr(expr));
  const start: Code = isTest ? { is: 'truth', value: word === 'every' } : num(0);
  const short = { every: 'fine', some: 'found', sum: 'total', xor: 'nimSum', count: 'count' }[word];
  const total = stored(t, { code: start, most: 0n, natural: true }, short, scope, true);
  const own = total.code.is === 'name' ? total.code.name : '';
  let most = 0n;
  let natural = true;
  t.loops(items.clauses, scope, (inner) => {
    const each = t.value(items.each, inner);
    most = each.most;
    natural = each.natural;
    inner.out.push(...step(word, own, each.code, total.code, isLoop(items.clauses)));
  });
  if (word === 'count') most = MANY;
  if (word === 'sum') most *= items.clauses.some(({ is }) => is === 'for') ? WIDE : 1n;
  if (word === 'xor') most = 2n ** BigInt(most.toString(2).length) - 1n;
  return made(t, total.code, most, word === 'xor' || natural);
}

function step(
  word: 'every' | 'some' | 'sum' | 'xor' | 'count',
  own: string,
  each: Code,
  total: Code,
  inLoop: boolean,
): readonly Step[] {
  if (word === 'every' || word === 'some') {
    const breaks: Code = word === 'every' ? negation(each) : each;
    return [
      {
        is: 'if',
        when: breaks,
        yes: [
          { is: 'set', name: own, value: { is: 'truth', value: word === 'some' } },
          ...(inLoop ? [{ is: 'stop' } as const] : []),
        ],
        otherwise: [],
      },
    ];
  }
  if (word !== 'count')
    return [
      { is: 'set', name: own, value: { is: 'math', sign: word === 'xor' ? '^' : '+', left: total, right: each } },
    ];
  const more: Step = { is: 'set', name: own, value: math(total, '+', num(1)) };
  return typeOf(each) === 'truth' ? [{ is: 'if', when: each, yes: [more], otherwise: [] }] : [more];
}

/** Whether the innermost clause is a loop and not a name for one value. */
function isLoop(clauses: readonly Clause[]): boolean {
  const last = clauses.findLast(({ is }) => is === 'for');
  return last?.is === 'for' && !isLone(last.over);
}

const TURNED = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** What holds where a condition does not. */
function negation(code: Code): Code {
  if (code.is === 'test') return compare(code.left, TURNED[code.sign], code.right);
  return code.is === 'not' ? code.of : { is: 'not', of: code };
}

function letCall(t: Translation, expr: Call, { names, value }: Formula, scope: Scope): Made {
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
