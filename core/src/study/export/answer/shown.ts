import { type Code, call, compare, give, math, name, num, type Routine, type Step, when } from '../code.ts';
import { safeName } from '../scope.ts';
import { type Layout, shown } from '../shape.ts';

/** A text of a program. */
export const text = (one: string): Code => ({ is: 'text', text: one });

/** Changes a variable. */
export const set = (word: string, value: Code): Step => ({ is: 'set', name: word, value });

/** The routine that writes a component. */
export function showing(layout: Layout): Routine {
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
        : call('sliced', [whole, num(i + 1), math(length, '-', num(after))], { list: 'number' });
    return { is: 'let', name: safeName(word), value };
  });
}

/** The text of a component. */
export function textOf(code: Code, { type, mixed }: Layout): Code {
  return type === 'number' && !mixed ? code : call('shown', [code], 'text');
}

/** The components that a move leaves, with + between; `nothing` is said where none is left. */
export function writing(layout: Layout, nothing: 'win' | 'nothing' | undefined): Routine {
  const option = name('option', { list: layout.type });
  const rest = name('rest', 'text');
  const j = name('j');
  const add = (part: Code): Step => set('rest', { is: 'join', parts: [rest, part] });
  return {
    name: 'written',
    params: [['option', { list: layout.type }]],
    result: 'text',
    body: [
      ...(nothing === undefined
        ? []
        : [when(compare({ is: 'len', list: option }, '==', num(0)), [give(text(nothing))])]),
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
