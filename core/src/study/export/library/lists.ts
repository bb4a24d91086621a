import { call, compare, give, math, NUMBERS, name, num, type Routine, when } from '../code.ts';
import { A, a, at, B, b, each, empty, len, list, plus, push, range, routine, S, s, start, truth } from './words.ts';

/** Functions of the rules language on lists. */
export const LIST_ROUTINES: readonly Routine[] = [
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
    'sliced',
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
];
