import { type Code, call, compare, give, math, name, num, type Routine, type Step, type Type, when } from '../code.ts';
import { type Layout, optionType } from '../shape.ts';
import { set } from './shown.ts';

/** The nim-value by the rules: the least number that no option has. */
export function minimumExcluded(layout: Layout): Routine {
  const { own, type } = layout;
  const seen = name('seen', { list: 'number' });
  return {
    name: 'mex',
    keeps: 'value',
    params: [[own, type]],
    result: 'number',
    body: [
      { is: 'var', name: 'seen', value: { is: 'list', items: [], of: 'number' } },
      {
        is: 'each',
        name: 'option',
        list: call('options', [name(own, type)], { list: optionType(layout) }),
        body: layout.single
          ? [{ is: 'push', list: 'seen', item: call('value', [name('option', type)]) }]
          : [...valued(type), { is: 'push', list: 'seen', item: name('x') }],
      },
      { is: 'var', name: 'least', value: num(0) },
      {
        is: 'while',
        when: call('contains', [seen, name('least')], 'truth'),
        body: [set('least', math(name('least'), '+', num(1)))],
      },
      give(name('least')),
    ],
  };
}

/** The exclusive or of the values of an option's parts, in x. */
export function valued(type: Type): readonly Step[] {
  return [
    { is: 'var', name: 'x', value: num(0) },
    {
      is: 'each',
      name: 'part',
      list: name('option', { list: type }),
      body: [set('x', math(name('x'), '^', call('value', [name('part', type)])))],
    },
  ];
}

/** The heaps of the position. */
export function heapsOf({ type }: Layout): Code {
  return name('heaps', { list: type });
}

/** `after`: the position with heap i replaced by what the option leaves. */
export function replaced({ type, single }: Layout): readonly Step[] {
  return [
    { is: 'var', name: 'after', value: { is: 'list', items: [], of: type } },
    {
      is: 'range',
      name: 'j',
      from: num(1),
      to: { is: 'len', list: name('heaps', { list: type }) },
      by: undefined,
      body: [
        when(
          compare(name('j'), '!=', name('i')),
          [{ is: 'push', list: 'after', item: { is: 'at', list: name('heaps', { list: type }), index: name('j') } }],
          [
            single
              ? { is: 'push', list: 'after', item: name('option', type) }
              : {
                  is: 'each',
                  name: 'part',
                  list: name('option', { list: type }),
                  body: [{ is: 'push', list: 'after', item: name('part', type) }],
                },
          ],
        ),
      ],
    },
  ];
}

/** Over every option of every heap, in order. */
export function overOptions(
  layout: Layout,
  routine: string,
  more: readonly Code[],
  before: readonly Step[],
  body: readonly Step[],
): Step {
  const { type } = layout;
  return {
    is: 'range',
    name: 'i',
    from: num(1),
    to: { is: 'len', list: heapsOf(layout) },
    by: undefined,
    body: [
      { is: 'let', name: 'now', value: { is: 'at', list: heapsOf(layout), index: name('i') } },
      ...before,
      {
        is: 'each',
        name: 'option',
        list: call(routine, [name('now', type), ...more], { list: optionType(layout) }),
        body,
      },
    ],
  };
}

/** Whether `after` is lost; where positions are searched, heaps are put in order first, so that fewer of them differ. */
export function isLeftLost({ type }: Layout, searched: boolean): Code {
  const after = name('after', { list: type });
  return call('lost', [searched && type === 'number' ? call('sorted', [after], { list: type }) : after], 'truth');
}

const OVER: Step = { is: 'var', name: 'over', value: { is: 'truth', value: true } };

/** Whether an option wins the whole game: it leaves no component. */
export function isWin(layout: Layout): Code {
  return compare({ is: 'len', list: name('option', optionType(layout)) }, '==', num(0));
}

/**
 * Whether a position is lost, by searching all that follows; who cannot move has won, or lost where `loses`: then an option that wins the whole
 * game leaves such a position, and else `wins` says that there are such options.
 */
export function lostBySearch(layout: Layout, loses: boolean, wins: boolean): Routine {
  return {
    name: 'lostBySearch',
    keeps: 'lost',
    params: [['heaps', { list: layout.type }]],
    result: 'truth',
    body: [
      ...(loses ? [] : [OVER]),
      overOptions(
        layout,
        'options',
        [],
        [],
        [
          ...(loses ? [] : [set('over', { is: 'truth', value: false })]),
          ...(wins && !loses ? [when(isWin(layout), [give({ is: 'truth', value: false })])] : []),
          ...replaced(layout),
          when(isLeftLost(layout, true), [give({ is: 'truth', value: false })]),
        ],
      ),
      give(loses ? { is: 'truth', value: true } : { is: 'not', of: name('over', 'truth') }),
    ],
  };
}

/** What a move of each heap leaves, and the rank of every position, lost where it is of that parity. */
export function backwards(layout: Layout, lost: 0 | 1): readonly Routine[] {
  const position: Type = { list: layout.type };
  const result: Type = { list: position };
  const following: Routine = {
    name: 'following',
    params: [['heaps', position]],
    result,
    body: [
      { is: 'var', name: 'all', value: { is: 'list', items: [], of: position } },
      overOptions(
        layout,
        'options',
        [],
        [],
        [...replaced(layout), { is: 'push', list: 'all', item: name('after', position) }],
      ),
      give(name('all', result)),
    ],
  };
  const ranks: Routine = {
    name: 'rankOf',
    params: [['position', position]],
    result: 'number',
    body: [give(call('following', [name('position', position)], result))],
    native: { component: layout.type, lost },
  };
  return [following, ranks];
}

/** Misère Nim on the values: while every value is at most 1 their parity decides. */
export function lostAsNim({ type }: Layout): Routine {
  return {
    name: 'lost',
    params: [['heaps', { list: type }]],
    result: 'truth',
    body: [
      { is: 'var', name: 'x', value: num(0) },
      { is: 'var', name: 'large', value: { is: 'truth', value: false } },
      {
        is: 'each',
        name: 'part',
        list: name('heaps', { list: type }),
        body: [
          { is: 'let', name: 'v', value: call('value', [name('part', type)]) },
          set('x', math(name('x'), '^', name('v'))),
          when(compare(name('v'), '>', num(1)), [set('large', { is: 'truth', value: true })]),
        ],
      },
      give(compare(name('x'), '==', { is: 'choose', when: name('large', 'truth'), yes: num(0), otherwise: num(1) })),
    ],
  };
}
