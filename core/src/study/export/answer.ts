import type { Convention } from '../../rules/position.ts';
import {
  backwards,
  heapsOf,
  isLeftLost,
  isWin,
  lostAsNim,
  lostBySearch,
  minimumExcluded,
  overOptions,
  replaced,
  valued,
} from './answer/search.ts';
import { set, showing, text, textOf, writing } from './answer/shown.ts';
import { type Code, call, compare, give, math, name, num, type Routine, type Step, when } from './code.ts';
import { LEFT } from './earlier.ts';
import { showingHeap } from './opened.ts';
import { type Layout, optionType } from './shape.ts';

/** How a program knows who wins: by a value of every component, by the lost components or positions, by search, or from the ends backwards. */
export type Knows = 'value' | 'lost' | 'lost-sum' | 'tame' | 'search' | 'search-lost' | 'ranks';

/** What the end of a program needs to know. */
export interface Asked {
  readonly knows: Knows;
  readonly convention: Convention;
  readonly layout: Layout;
  readonly kept: boolean;
  readonly candidates: boolean;
  /** The values have to be searched: no theorem tells them. */
  readonly searched: boolean;
  /** The values of smaller heaps come first, so that no search goes deep. */
  readonly rising: boolean;
  /** An option that leaves nothing wins the whole game, of one component. */
  readonly wins: boolean;
  /** An option may leave no component at all. */
  readonly vanishes: boolean;
}

/** The routines that end a program: values by search, the text of a component, and `answer`. */
export function answering(asked: Asked): readonly Routine[] {
  const { knows, layout, searched, wins, vanishes, convention } = asked;
  const isNormal = convention === 'normal';
  const routines: Routine[] = [];
  if (searched) routines.push(minimumExcluded(layout));
  if (knows === 'search-lost') routines.push(lostBySearch(layout, wins && isNormal, wins));
  if (knows === 'ranks') routines.push(...backwards(layout, isNormal ? 0 : 1));
  if (knows === 'tame') routines.push(lostAsNim(layout));
  if (layout.mixed) routines.push(showingHeap(layout));
  else if (layout.type !== 'number') routines.push(showing(layout));
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
  else if (knows === 'ranks') body.push(...byRanks(asked));
  else body.push(...byOutcomes(asked));
  // Only where nobody can move none is found: in misère play that is won.
  body.push(give(text(asked.convention === 'normal' ? 'second' : 'first')));
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
              compare(
                call(layout.leaves === undefined || layout.mixed ? 'value' : LEFT, [name('option', type)]),
                '==',
                name('wanted'),
              ),
              saying(layout),
            ),
          ]
        : [...valued(type), when(compare(name('x'), '==', name('wanted')), saying(layout))],
    ),
  ];
}

function byOutcomes({ layout, knows, candidates, wins, convention }: Asked): readonly Step[] {
  if (knows === 'lost') {
    const first: Code = { is: 'at', list: heapsOf(layout), index: num(1) };
    const option = name('option', optionType(layout));
    const after = call('lost', [layout.single ? option : { is: 'at', list: option, index: num(1) }], 'truth');
    const left: Code = wins ? { is: 'logic', sign: 'or', left: isWin(layout), right: after } : after;
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
      [
        ...(wins && convention === 'misere' ? [when(isWin(layout), saying(layout))] : []),
        ...replaced(layout),
        when(isLeftLost(layout, knows === 'search-lost'), saying(layout)),
      ],
    ),
  ];
}

/** The first of the fastest wins, or the first move that keeps the draw. */
function byRanks({ layout, convention }: Asked): readonly Step[] {
  const rank = name('rank');
  const after = call('rankOf', [name('after', { list: layout.type })]);
  const over = (wanted: Code, word: string): Step =>
    overOptions(
      layout,
      'options',
      [],
      [],
      [...replaced(layout), when(compare(after, '==', wanted), saying(layout, word))],
    );
  return [
    { is: 'let', name: 'rank', value: call('rankOf', [heapsOf(layout)]) },
    when(compare(rank, '==', num(-1)), [over(num(-1), 'draw'), give(text('draw'))]),
    when(compare(math(rank, '%', num(2)), '==', num(convention === 'normal' ? 0 : 1)), [give(text('second'))]),
    over(math(rank, '-', num(1)), 'first'),
  ];
}

/** Says the move found. */
function saying(layout: Layout, word = 'first'): readonly Step[] {
  const { type, single } = layout;
  const option = name('option', optionType(layout));
  const leaves = layout.mixed ? undefined : layout.leaves;
  const rest = leaves !== undefined ? option : single ? textOf(option, layout) : call('written', [option], 'text');
  return [
    give({
      is: 'join',
      parts: [
        text(`${word}\n`),
        name('i'),
        text(': '),
        textOf(name('now', type), layout),
        text(leaves === undefined ? ' -> ' : ` -> ${leaves} `),
        rest,
      ],
    }),
  ];
}
