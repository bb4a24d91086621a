import { call, compare, give, math, NUMBERS, name, num, type Routine, when } from '../code.ts';
import { a, at, B, b, each, empty, len, list, loop, N, n, plus, push, put, routine, start } from './words.ts';

/** Functions of the rules language that take a number apart into a list. */
export const PART_ROUTINES: readonly Routine[] = [
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
];
