import { type Code, call, compare, give, math, name, num, type Routine, type Step, type Type, when } from './code.ts';
import type { Layout } from './shape.ts';
import { optionType, shown } from './shape.ts';

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
}

const text = (one: string): Code => ({ is: 'text', text: one });
const set = (word: string, value: Code): Step => ({ is: 'set', name: word, value });

/** The routines that end a program: values by search, the text of a component, and `answer`. */
export function answering(asked: Asked): readonly Routine[] {
  const { knows, layout, searched } = asked;
  const routines: Routine[] = [];
  if (searched) routines.push(minimumExcluded(layout));
  if (knows === 'search-lost') routines.push(lostBySearch(layout));
  if (knows === 'tame') routines.push(lostAsNim(layout));
  if (layout.type !== 'number') routines.push(showing(layout));
  if (!layout.single) routines.push(writing(layout));
  return [...routines, answer(asked)];
}

/** The nim-value by the rules: the least number that no option has. */
function minimumExcluded(layout: Layout): Routine {
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
function valued(type: Type): readonly Step[] {
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

function showing(layout: Layout): Routine {
  const { own, type, fields } = layout;
  const parts = shown(layout);
  const [only] = parts;
  const value: Code =
    parts.length === 1 && only !== undefined && only.is === 'call' ? only : { is: 'join', parts: merged(parts) };
  const isMixed = fields.size > 1 && layout.reads.is === 'lines';
  const steps = isMixed ? [...mixed(layout)] : [];
  return { name: 'shown', params: [[own, type]], result: 'text', body: [...steps, give(value)] };
}

/** Texts that stand side by side as one. */
function merged(parts: readonly Code[]): readonly Code[] {
  const all: Code[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.is === 'text' && part.is === 'text') all[all.length - 1] = text(last.text + part.text);
    else all.push(part);
  }
  return all;
}

function mixed({ fields, own }: Layout): readonly Step[] {
  const whole = name(own, { list: 'number' });
  const all = [...fields];
  const list = all.findIndex(([, type]) => typeof type === 'object');
  const after = all.length - 1 - list;
  const length: Code = { is: 'len', list: whole };
  return all.map(([word, type], i): Step => {
    const place = i < list ? num(i + 1) : math(length, '-', num(all.length - 1 - i));
    const value: Code =
      type === 'number'
        ? { is: 'at', list: whole, index: place }
        : call('slice', [whole, num(i + 1), math(length, '-', num(after))], type);
    return { is: 'let', name: word, value };
  });
}

function heapsOf({ type }: Layout): Code {
  return name('heaps', { list: type });
}

/** `after`: the position with heap i replaced by what the option leaves. */
function replaced({ type, single }: Layout): readonly Step[] {
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
function overOptions(
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

function lostBySearch(layout: Layout): Routine {
  const { type } = layout;
  return {
    name: 'lostBySearch',
    keeps: 'lost',
    params: [['heaps', { list: type }]],
    result: 'truth',
    body: [
      { is: 'var', name: 'over', value: { is: 'truth', value: true } },
      overOptions(
        layout,
        'options',
        [],
        [],
        [
          set('over', { is: 'truth', value: false }),
          ...replaced(layout),
          when(call('lost', [name('after', { list: type })], 'truth'), [give({ is: 'truth', value: false })]),
        ],
      ),
      give({ is: 'not', of: name('over', 'truth') }),
    ],
  };
}

/** Misère Nim on the values: while every value is at most 1 their parity decides. */
function lostAsNim({ type }: Layout): Routine {
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
        ? [when(compare(call('value', [name('option', type)]), '==', name('wanted')), saying(layout))]
        : [...valued(type), when(compare(name('x'), '==', name('wanted')), saying(layout))],
    ),
  ];
}

function byOutcomes({ layout, knows, candidates }: Asked): readonly Step[] {
  const { type } = layout;
  if (knows === 'lost') {
    const first: Code = { is: 'at', list: heapsOf(layout), index: num(1) };
    const option = name('option', optionType(layout));
    const left = call('lost', [layout.single ? option : { is: 'at', list: option, index: num(1) }], 'truth');
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
  const rest = single ? textOf(option, layout) : call('written', [option], 'text');
  return [
    give({
      is: 'join',
      parts: [text('first\n'), name('i'), text(': '), textOf(name('now', type), layout), text(' -> '), rest],
    }),
  ];
}

function textOf(code: Code, { type }: Layout): Code {
  return type === 'number' ? code : call('shown', [code], 'text');
}

/** The components that a move leaves, with + between. */
function writing(layout: Layout): Routine {
  const option = name('option', { list: layout.type });
  const rest = name('rest', 'text');
  const j = name('j');
  const add = (part: Code): Step => set('rest', { is: 'join', parts: [rest, part] });
  return {
    name: 'written',
    params: [['option', { list: layout.type }]],
    result: 'text',
    body: [
      { is: 'var', name: 'rest', value: text('') },
      {
        is: 'range',
        name: 'j',
        from: num(1),
        to: { is: 'len', list: option },
        by: undefined,
        body: [
          when(compare(j, '>', num(1)), [add(text(' + '))]),
          add(textOf({ is: 'at', list: option, index: j }, layout)),
        ],
      },
      give(rest),
    ],
  };
}
