import {
  type Code,
  call,
  compare,
  give,
  math,
  NUMBERS,
  name,
  num,
  type Routine,
  type Step,
  type Type,
  when,
} from './code.ts';

const n = name('n');
const a = name('a');
const b = name('b');
const s = name('s', NUMBERS);
const ROWS: Type = { list: NUMBERS };

function plus(left: Code, right: Code): Code {
  return math(left, '+', right);
}

function at(list: Code, index: Code): Code {
  return { is: 'at', list, index };
}

function len(list: Code): Code {
  return { is: 'len', list };
}

function put(word: string, value: Code): Step {
  return { is: 'set', name: word, value };
}

function start(word: string, value: Code): Step {
  return { is: 'var', name: word, value };
}

function range(word: string, from: Code, to: Code, ...body: readonly Step[]): Step {
  return { is: 'range', name: word, from, to, by: undefined, body };
}

function each(word: string, list: Code, ...body: readonly Step[]): Step {
  return { is: 'each', name: word, list, body };
}

function loop(condition: Code, ...body: readonly Step[]): Step {
  return { is: 'while', when: condition, body };
}

function push(list: string, item: Code): Step {
  return { is: 'push', list, item };
}

function truth(value: boolean): Code {
  return { is: 'truth', value };
}

function empty(of: Type): Code {
  return { is: 'list', items: [], of };
}

function routine(
  word: string,
  params: readonly (readonly [string, Type])[],
  result: Type,
  ...body: readonly Step[]
): Routine {
  return { name: word, params, result, body };
}

const N = ['n', 'number'] as const;
const A = ['a', 'number'] as const;
const B = ['b', 'number'] as const;
const S = ['s', NUMBERS] as const;
const total = name('total');
const list = name('found', NUMBERS);

function folding(word: string, join: (total: Code, x: Code) => Code, from: Code): Routine {
  return routine(
    word,
    [S],
    'number',
    start('total', from),
    each('x', s, put('total', join(total, name('x')))),
    give(total),
  );
}

/** The functions of the rules language, for languages that have none of their own. */
const LIBRARY: readonly Routine[] = [
  routine(
    'mod',
    [A, B],
    'number',
    { is: 'let', name: 'rest', value: math(a, '%', b) },
    give({
      is: 'choose',
      when: compare(name('rest'), '<', num(0)),
      yes: plus(name('rest'), b),
      otherwise: name('rest'),
    }),
  ),
  routine('floorDiv', [A, B], 'number', give(math(math(a, '-', call('mod', [a, b])), '/', b))),
  routine(
    'power',
    [A, B],
    'number',
    start('total', num(1)),
    range('i', num(1), b, put('total', math(total, '*', a))),
    give(total),
  ),
  routine(
    'gcd',
    [A, B],
    'number',
    give({ is: 'choose', when: compare(b, '==', num(0)), yes: a, otherwise: call('gcd', [b, math(a, '%', b)]) }),
  ),
  folding('sumOf', plus, num(0)),
  folding('xorOf', (x, y) => math(x, '^', y), num(0)),
  folding('minOf', (x, y) => call('min', [x, y]), at(s, num(1))),
  folding('maxOf', (x, y) => call('max', [x, y]), at(s, num(1))),
  routine(
    'ones',
    [N],
    'number',
    start('total', num(0)),
    start('rest', n),
    loop(
      compare(name('rest'), '>', num(0)),
      put('total', plus(total, math(name('rest'), '%', num(2)))),
      put('rest', math(name('rest'), '/', num(2))),
    ),
    give(total),
  ),
  routine('lowbit', [N], 'number', give(math(n, '&', math(num(0), '-', n)))),
  routine(
    'topbit',
    [N],
    'number',
    when(compare(n, '==', num(0)), [give(num(0))]),
    start('bit', num(1)),
    loop(compare(name('bit'), '<=', math(n, '/', num(2))), put('bit', math(name('bit'), '*', num(2)))),
    give(name('bit')),
  ),
  routine(
    'bit',
    [N, ['i', 'number']],
    'number',
    start('rest', n),
    range('j', num(1), name('i'), put('rest', math(name('rest'), '/', num(2)))),
    give(math(name('rest'), '%', num(2))),
  ),
  routine(
    'odious',
    [N],
    'number',
    give(plus(math(num(2), '*', n), math(num(1), '-', math(call('ones', [n]), '%', num(2))))),
  ),
  routine(
    'isSquare',
    [N],
    'truth',
    { is: 'let', name: 'root', value: call('isqrt', [n]) },
    give(compare(math(name('root'), '*', name('root')), '==', n)),
  ),
  routine('isTriangular', [N], 'truth', give(call('isSquare', [plus(math(num(8), '*', n), num(1))], 'truth'))),
  routine(
    'isPrime',
    [N],
    'truth',
    start('d', num(2)),
    loop(
      compare(math(name('d'), '*', name('d')), '<=', n),
      when(compare(math(n, '%', name('d')), '==', num(0)), [give(truth(false))]),
      put('d', plus(name('d'), num(1))),
    ),
    give(compare(n, '>', num(1))),
  ),
  routine(
    'isFibonacci',
    [N],
    'truth',
    start('a', num(0)),
    start('b', num(1)),
    loop(compare(a, '<', n), { is: 'let', name: 'next', value: plus(a, b) }, put('a', b), put('b', name('next'))),
    give(compare(a, '==', n)),
  ),
  routine(
    'isPower',
    [N, B],
    'truth',
    start('p', num(1)),
    loop(compare(name('p'), '<', n), put('p', math(name('p'), '*', b))),
    give(compare(name('p'), '==', n)),
  ),
  routine(
    'digits',
    [N, B],
    NUMBERS,
    start('found', empty('number')),
    start('rest', n),
    loop(
      compare(name('rest'), '>', num(0)),
      push('found', math(name('rest'), '%', b)),
      put('rest', math(name('rest'), '/', b)),
    ),
    when(compare(len(list), '==', num(0)), [push('found', num(0))]),
    give(call('reversed', [list], NUMBERS)),
  ),
  routine(
    'zeckendorf',
    [N],
    NUMBERS,
    start('found', empty('number')),
    start('a', num(1)),
    start('b', num(2)),
    loop(compare(b, '<=', n), { is: 'let', name: 'next', value: plus(a, b) }, put('a', b), put('b', name('next'))),
    start('rest', n),
    loop(
      compare(name('rest'), '>', num(0)),
      when(compare(a, '<=', name('rest')), [push('found', a), put('rest', math(name('rest'), '-', a))]),
      { is: 'let', name: 'before', value: math(b, '-', a) },
      put('b', a),
      put('a', name('before')),
    ),
    give(list),
  ),
  routine(
    'greedyParts',
    [N, ['factor', 'number'], ['less', 'number']],
    NUMBERS,
    start('h', empty('number')),
    start('next', num(1)),
    start('least', num(1)),
    loop(
      compare(name('next'), '<=', n),
      push('h', name('next')),
      loop(
        compare(
          math(math(name('factor'), '*', at(name('h', NUMBERS), name('least'))), '-', name('less')),
          '<',
          name('next'),
        ),
        put('least', plus(name('least'), num(1))),
      ),
      put('next', plus(name('next'), at(name('h', NUMBERS), name('least')))),
    ),
    start('found', empty('number')),
    start('rest', n),
    each(
      'part',
      call('reversed', [name('h', NUMBERS)], NUMBERS),
      when(compare(name('part'), '<=', name('rest')), [
        push('found', name('part')),
        put('rest', math(name('rest'), '-', name('part'))),
      ]),
    ),
    give(list),
  ),
  routine(
    'divisors',
    [N],
    NUMBERS,
    start('found', empty('number')),
    start('high', empty('number')),
    start('d', num(1)),
    loop(
      compare(math(name('d'), '*', name('d')), '<=', n),
      when(compare(math(n, '%', name('d')), '==', num(0)), [
        push('found', name('d')),
        when(compare(math(name('d'), '*', name('d')), '<', n), [push('high', math(n, '/', name('d')))]),
      ]),
      put('d', plus(name('d'), num(1))),
    ),
    each('d2', call('reversed', [name('high', NUMBERS)], NUMBERS), push('found', name('d2'))),
    give(list),
  ),
  routine(
    'reversed',
    [S],
    NUMBERS,
    start('back', empty('number')),
    range('i', num(1), len(s), push('back', at(s, math(plus(len(s), num(1)), '-', name('i'))))),
    give(name('back', NUMBERS)),
  ),
  routine(
    'distinct',
    [S],
    'truth',
    range(
      'i',
      num(1),
      len(s),
      range(
        'j',
        plus(name('i'), num(1)),
        len(s),
        when(compare(at(s, name('i')), '==', at(s, name('j'))), [give(truth(false))]),
      ),
    ),
    give(truth(true)),
  ),
  routine(
    'contains',
    [S, ['x', 'number']],
    'truth',
    each('y', s, when(compare(name('y'), '==', name('x')), [give(truth(true))])),
    give(truth(false)),
  ),
  routine(
    'slice',
    [S, A, B],
    NUMBERS,
    start('found', empty('number')),
    range('i', a, b, push('found', at(s, name('i')))),
    give(list),
  ),
  routine(
    'joined',
    [
      ['s', NUMBERS],
      ['t', NUMBERS],
    ],
    NUMBERS,
    start('found', empty('number')),
    each('x', s, push('found', name('x'))),
    each('x', name('t', NUMBERS), push('found', name('x'))),
    give(list),
  ),
  routine(
    'without',
    [S, ['place', 'number']],
    NUMBERS,
    start('found', empty('number')),
    range('i', num(1), len(s), when(compare(name('i'), '!=', name('place')), [push('found', at(s, name('i')))])),
    give(list),
  ),
  routine(
    'rotated',
    [S, ['by', 'number']],
    NUMBERS,
    start('found', empty('number')),
    range(
      'i',
      num(0),
      math(len(s), '-', num(1)),
      push('found', at(s, plus(call('mod', [plus(name('i'), name('by')), len(s)]), num(1)))),
    ),
    give(list),
  ),
  routine(
    'interval',
    [A, B, ['by', 'number']],
    NUMBERS,
    start('found', empty('number')),
    { is: 'range', name: 'i', from: a, to: b, by: name('by'), body: [push('found', name('i'))] },
    give(list),
  ),
  routine(
    'allNatural',
    [S],
    'truth',
    each('x', s, when(compare(name('x'), '<', num(0)), [give(truth(false))])),
    give(truth(true)),
  ),
  routine(
    'choices',
    [['pools', ROWS]],
    ROWS,
    start('all', { is: 'list', items: [empty('number')], of: NUMBERS }),
    each(
      'pool',
      name('pools', ROWS),
      start('longer', empty(NUMBERS)),
      each(
        'taken',
        name('all', ROWS),
        each(
          'x',
          name('pool', NUMBERS),
          start('more', name('taken', NUMBERS)),
          push('more', name('x')),
          push('longer', name('more', NUMBERS)),
        ),
      ),
      put('all', name('longer', ROWS)),
    ),
    give(name('all', ROWS)),
  ),
  routine(
    'subsets',
    [S, ['size', 'number']],
    ROWS,
    start('all', { is: 'list', items: [empty('number')], of: NUMBERS }),
    range(
      'round',
      num(1),
      name('size'),
      start('longer', empty(NUMBERS)),
      each(
        'places',
        name('all', ROWS),
        { is: 'let', name: 'last', value: call('lastOf', [name('places', NUMBERS)]) },
        range(
          'i',
          plus(name('last'), num(1)),
          len(s),
          start('more', name('places', NUMBERS)),
          push('more', name('i')),
          push('longer', name('more', NUMBERS)),
        ),
      ),
      put('all', name('longer', ROWS)),
    ),
    start('chosen', empty(NUMBERS)),
    each(
      'places',
      name('all', ROWS),
      start('one', empty('number')),
      each('i', name('places', NUMBERS), push('one', at(s, name('i')))),
      push('chosen', name('one', NUMBERS)),
    ),
    give(name('chosen', ROWS)),
  ),
  routine('lastOf', [S], 'number', when(compare(len(s), '==', num(0)), [give(num(0))]), give(at(s, len(s)))),
];

/** The functions of the library that some routines call, each after those that it calls itself. */
export function called(routines: readonly Routine[], own: ReadonlySet<string>): readonly Routine[] {
  const wanted = new Set<string>();
  const begun = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    const { is, name: word } = node as { readonly is?: unknown; readonly name?: unknown }; // a node of the code has both or not
    if (is === 'call' && typeof word === 'string' && !wanted.has(word) && !own.has(word)) {
      const found = LIBRARY.find((one) => one.name === word);
      if (found !== undefined && !begun.has(word)) {
        begun.add(word);
        visit(found.body);
        wanted.add(word);
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  for (const { body } of routines) visit(body);
  return [...wanted].flatMap((word) => LIBRARY.find((one) => one.name === word) ?? []);
}
