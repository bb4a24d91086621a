import { heapsOf, lostAsNim, lostBySearch, minimumExcluded, overOptions, replaced, valued } from './answer/search.ts';
import { set, showing, text, textOf, writing } from './answer/shown.ts';
import { type Code, call, compare, give, math, name, num, type Routine, type Step, when } from './code.ts';
import { LEFT } from './earlier.ts';
import { type Layout, optionType } from './shape.ts';

/** What the end of a program needs to know. */
export interface Asked {
  readonly knows: 'value' | 'lost' | 'lost-sum' | 'tame' | 'search' | 'search-lost';
  readonly layout: Layout;
  readonly kept: boolean;
  readonly candidates: boolean;
  /** The values have to be searched: no theorem tells them. */
  readonly searched: boolean;
  /** The values of smaller heaps come first, so that no search goes deep. */
  readonly rising: boolean;
  /** An option that leaves nothing wins the whole game, of one component and in normal play. */
  readonly wins: boolean;
  /** An option may leave no component at all. */
  readonly vanishes: boolean;
}

/** The routines that end a program: values by search, the text of a component, and `answer`. */
export function answering(asked: Asked): readonly Routine[] {
  const { knows, layout, searched, wins, vanishes } = asked;
  const routines: Routine[] = [];
  if (searched) routines.push(minimumExcluded(layout));
  if (knows === 'search-lost') routines.push(lostBySearch(layout, wins));
  if (knows === 'tame') routines.push(lostAsNim(layout));
  if (layout.type !== 'number') routines.push(showing(layout));
  if (!layout.single) routines.push(writing(layout, wins ? 'win' : vanishes ? 'nothing' : undefined));
  return [...routines, answer(asked)];
}

function answer(asked: Asked): Routine {
  const { layout, kept, knows, rising } = asked;
  const { type } = layout;
  const heaps = heapsOf(layout);
  const typed = kept ? 'typed' : 'heaps';
  const body: Step[] = [];
  if (kept) {
    body.push(
      { is: 'var', name: 'heaps', value: { is: 'list', items: [], of: type } },
      {
        is: 'each',
        name: 'one',
        list: name(typed, { list: type }),
        body: [{ is: 'push', list: 'heaps', item: call('kept', [name('one', type)], type) }],
      },
    );
  }
  if (rising) {
    const most = call('maxOf', [heaps]);
    body.push({
      is: 'range',
      name: 'n',
      from: num(0),
      to: most,
      by: undefined,
      body: [{ is: 'do', value: call('value', [name('n')]) }],
    });
  }
  if (knows === 'value' || knows === 'search') body.push(...byValues(asked));
  else body.push(...byOutcomes(asked));
  body.push(give(text('second')));
  return { name: 'answer', params: [[typed, { list: type }]], result: 'text', body };
}

function byValues({ layout, candidates }: Asked): readonly Step[] {
  const { type } = layout;
  const wanted = math(call('value', [name('now', type)]), '^', name('total'));
  return [
    { is: 'var', name: 'total', value: num(0) },
    {
      is: 'each',
      name: 'one',
      list: heapsOf(layout),
      body: [set('total', math(name('total'), '^', call('value', [name('one', type)])))],
    },
    when(compare(name('total'), '==', num(0)), [give(text('second'))]),
    overOptions(
      layout,
      candidates ? 'candidates' : 'options',
      candidates ? [name('wanted')] : [],
      [{ is: 'let', name: 'wanted', value: wanted }],
      layout.single
        ? [
            when(
              compare(call(layout.leaves === undefined ? 'value' : LEFT, [name('option', type)]), '==', name('wanted')),
              saying(layout),
            ),
          ]
        : [...valued(type), when(compare(name('x'), '==', name('wanted')), saying(layout))],
    ),
  ];
}

function byOutcomes({ layout, knows, candidates, wins }: Asked): readonly Step[] {
  const { type } = layout;
  if (knows === 'lost') {
    const first: Code = { is: 'at', list: heapsOf(layout), index: num(1) };
    const option = name('option', optionType(layout));
    const after = call('lost', [layout.single ? option : { is: 'at', list: option, index: num(1) }], 'truth');
    const over = compare({ is: 'len', list: option }, '==', num(0));
    const left: Code = wins ? { is: 'logic', sign: 'or', left: over, right: after } : after;
    return [
      when(call('lost', [first], 'truth'), [give(text('second'))]),
      overOptions(layout, candidates ? 'candidates' : 'options', [], [], [when(left, saying(layout))]),
    ];
  }
  return [
    when(call('lost', [heapsOf(layout)], 'truth'), [give(text('second'))]),
    overOptions(
      layout,
      'options',
      [],
      [],
      [...replaced(layout), when(call('lost', [name('after', { list: type })], 'truth'), saying(layout))],
    ),
  ];
}

/** Says the move found. */
function saying(layout: Layout): readonly Step[] {
  const { type, single } = layout;
  const option = name('option', optionType(layout));
  const rest =
    layout.leaves !== undefined ? option : single ? textOf(option, layout) : call('written', [option], 'text');
  return [
    give({
      is: 'join',
      parts: [
        text('first\n'),
        name('i'),
        text(': '),
        textOf(name('now', type), layout),
        text(layout.leaves === undefined ? ' -> ' : ` -> ${layout.leaves} `),
        rest,
      ],
    }),
  ];
}
