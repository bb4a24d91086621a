import { readCode } from '../../nim/code/read.ts';
import { digitOf, type Code as GameCode, type Leave } from '../../nim/code.ts';
import { type Code, compare, give, math, name, num, type Routine, type Step, when } from './code.ts';

/** The most heaps of a move that loops are written for. */
const MOST = 3;

const n = name('n');
const of = { list: 'number' } as const;

/** The options of a heap of a typed code in its own order; undefined where tokens are added or more than three heaps are left. */
export function codeOptions(text: string): Routine | undefined {
  const code = readCode(text);
  if ('wrong' in code || code.before.length > 1) return undefined;
  const leaves = [...code.before, ...code.after, ...code.tail].flat();
  if (leaves.some(({ parts, more }) => more || parts > MOST)) return undefined;
  return {
    name: 'options',
    params: [['n', 'number']],
    result: { list: of },
    body: [
      { is: 'var', name: 'all', value: { is: 'list', items: [], of } },
      ...taken(code),
      give(name('all', { list: of })),
    ],
  };
}

function taken(code: GameCode): readonly Step[] {
  const steps: Step[] = [];
  for (let k = 1 - code.before.length; k <= code.after.length; k += 1)
    steps.push(...digitOf(code, k).flatMap((leave) => leaving(leave, num(k))));
  const from = code.after.length + 1;
  // One turn of the loop for each course of the digits that repeat.
  const tail = code.tail.flatMap((digit, j) => digit.flatMap((leave) => leaving(leave, math(name('k'), '+', num(j)))));
  const by = code.tail.length > 1 ? num(code.tail.length) : undefined;
  if (tail.length > 0) steps.push({ is: 'range', name: 'k', from: num(from), to: n, by, body: tail });
  return steps;
}

function push(...items: readonly Code[]): Step {
  return { is: 'push', list: 'all', item: { is: 'list', items, of: 'number' } };
}

/** The ways to take k and leave so many heaps, in ascending order. */
function leaving({ parts, sign }: Leave, k: Code): readonly Step[] {
  const rest = math(n, '-', k);
  const [a, b] = [name('a'), name('b')];
  const enough = compare(n, '>=', math(k, '+', num(parts)));
  if (parts === 0) return [when(compare(n, '==', k), [push()])];
  if (parts === 1) return [when(enough, [push(rest)])];
  if (sign === '=') {
    const equal = Array.from({ length: parts }, () => math(rest, '/', num(parts)));
    const even: Code = compare(math(rest, '%', num(parts)), '==', num(0));
    return [when({ is: 'logic', sign: 'and', left: enough, right: even }, [push(...equal)])];
  }
  const unequal = sign === '!' || (sign === '?' && parts === 2) ? 1 : 0;
  const loop = (word: string, from: Code, to: Code, body: readonly Step[]): Step => ({
    is: 'range',
    name: word,
    from,
    to,
    by: undefined,
    body,
  });
  if (parts === 2)
    return [
      when(enough, [
        loop('a', num(1), math(math(rest, '-', num(unequal)), '/', num(2)), [push(a, math(rest, '-', a))]),
      ]),
    ];
  const last = math(math(rest, '-', a), '-', b);
  const found = sign === '?' ? when(compare(last, '!=', a), [push(a, b, last)]) : push(a, b, last);
  const second = loop('b', math(a, '+', num(unequal)), math(math(math(rest, '-', a), '-', num(unequal)), '/', num(2)), [
    found,
  ]);
  return [when(enough, [loop('a', num(1), math(math(rest, '-', num(3 * unequal)), '/', num(3)), [second])])];
}
