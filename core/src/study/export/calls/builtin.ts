import { printExpr } from '../../../language/print/expression.ts';
import type { Expr } from '../../../language/tree.ts';
import { type Code, call, element, math, NUMBERS, num, typeOf } from '../code.ts';
import { larger, type Made, made, type Translation, untold } from '../scope.ts';

type Call = Extract<Expr, { is: 'call' }>;

/** How many digits or parts a number may have. */
export const WIDE = 64n;
/** How long a list may be. */
export const MANY = 1_000_000n;

/** A function of the language, by its name. */
export function builtin(t: Translation, expr: Call, args: readonly Made[]): Made {
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
        most: first.length ?? MANY,
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
        length: lengthOf(first.most, second),
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

/** How many digits a number has in a base; a base that is not told is 2 at least. */
function lengthOf(most: bigint, base: Made | undefined): bigint {
  const by = base === undefined ? 10n : base.code.is === 'number' ? base.code.value : 2n;
  let length = 1n;
  for (let rest = most; by > 1n && rest >= by; rest /= by) length += 1n;
  return by > 1n ? length : MANY;
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
