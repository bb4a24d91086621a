import { call, compare, give, NUMBERS, name, num, type Routine, when } from '../code.ts';
import { at, each, empty, len, plus, push, put, ROWS, range, routine, S, s, start } from './words.ts';

/** Functions of the rules language that list choices. */
export const PICK_ROUTINES: readonly Routine[] = [
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
