import { printExpr } from '../../../language/print/expression.ts';
import type { Clause, Expr } from '../../../language/tree.ts';
import { type Code, compare, math, num, type Step, typeOf } from '../code.ts';
import { isLone } from '../loops.ts';
import { type Made, made, type Scope, stored, type Translation, untold } from '../scope.ts';
import { builtin, MANY, WIDE } from './builtin.ts';

type Call = Extract<Expr, { is: 'call' }>;

/** `sum(E for …)` and its like, as a loop. */
export function folded(t: Translation, expr: Call, scope: Scope): Made {
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
