import type { Expr } from '../../language/tree.ts';
import type { Shape } from '../../rules/shape.ts';
import { type Code, call, NUMBERS, name, num, type Step, type Type, typeOf } from './code.ts';
import type { Form } from './program.ts';
import { type Made, type Scope, safeName, type Translation, untold } from './scope.ts';

const ROWS: Type = { list: NUMBERS };

/** What a component is in a program: one number, or one list of numbers, in which the fields stand one after the other. */
export interface Layout {
  readonly type: Type;
  readonly fields: ReadonlyMap<string, Type>;
  /** How many numbers each element of its list has; they too stand one after the other. */
  readonly members: number;
  readonly reads: Form;
  /** The name of a routine's component. */
  readonly own: string;
  /** Every move leaves exactly one component, which then stands for the option itself. */
  readonly single: boolean;
  /** The earlier game of the page of which every move leaves one component. */
  readonly leaves: string | undefined;
  /** Its heaps stand in positions too, as numbers below zero. */
  readonly mixed: boolean;
}

/** How the components of a shape are laid out. */
export function layout(shape: Shape, single: boolean): Layout {
  const [first] = shape;
  const lists = shape.filter(({ depth }) => depth > 0);
  if (
    first === undefined ||
    lists.length > 1 ||
    shape.some(({ depth, members }) => depth > 1 || (depth === 0 && members.length > 0))
  )
    return untold(`(${shape.map(written).join(', ')})`);
  const members = lists[0]?.members.length ?? 0;
  const list: Type = members > 0 ? ROWS : NUMBERS;
  const fields = new Map(shape.map(({ name: word, depth }): [string, Type] => [word, depth === 0 ? 'number' : list]));
  const own = shape.length === 1 && members === 0 ? safeName(first.name) : 'heap';
  const common = { fields, own, single, leaves: undefined, mixed: false, members: Math.max(1, members) };
  if (shape.length === 1 && lists.length === 0) return { ...common, type: 'number', reads: { is: 'heaps' } };
  const letters = lists[0]?.letters;
  if (letters !== undefined && shape.length > 1) return untold(`(${shape.map(written).join(', ')})`);
  const reads: Form =
    letters !== undefined
      ? { is: 'words', letters }
      : lists.length === 0
        ? { is: 'groups', size: shape.length }
        : { is: 'lines' };
  return { ...common, type: NUMBERS, reads };
}

/** A field as its page writes it. */
function written({ name: word, depth, members }: Shape[number]): string {
  return `${word}${'[]'.repeat(depth)}${members.length > 0 ? `(${members.join(', ')})` : ''}`;
}

/** The fields of a component as names, and the steps that take it apart. */
export function taken(
  t: Translation,
  { fields, own, members }: Layout,
): { readonly names: ReadonlyMap<string, Made>; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const names = new Map<string, Made>();
  const whole = name(own, NUMBERS);
  const all = [...fields];
  const after = all.length - 1 - all.findIndex(([, type]) => typeof type === 'object');
  for (const [i, [field, type]] of all.entries()) {
    names.set(field, { code: name(safeName(field), type), most: t.largest, natural: true });
    const isRows = type !== 'number' && members > 1;
    if (all.length === 1) {
      if (isRows) steps.push({ is: 'let', name: safeName(field), value: call('rowsOf', [whole, num(members)], ROWS) });
      continue;
    }
    const isAfter = i > all.length - 1 - after && after < all.length;
    const length: Code = { is: 'len', list: whole };
    const place: Code = isAfter
      ? i === all.length - 1
        ? length
        : { is: 'math', sign: '-', left: length, right: num(all.length - 1 - i) }
      : num(i + 1);
    const slice = call(
      'sliced',
      [whole, num(i + 1), after === 0 ? length : { is: 'math', sign: '-', left: length, right: num(after) }],
      NUMBERS,
    );
    const value: Code =
      type === 'number'
        ? { is: 'at', list: whole, index: place }
        : isRows
          ? call('rowsOf', [slice, num(members)], ROWS)
          : slice;
    steps.push({ is: 'let', name: safeName(field), value });
  }
  return { names, steps };
}

/** The type of an option. */
export function optionType({ type, single }: Layout): Type {
  return single ? type : { list: type };
}

/** A component of the page as a program's component, and its fields where they are written one by one. */
export function component(
  t: Translation,
  { fields }: Layout,
  expr: Expr,
  scope: Scope,
): Made & { readonly parts: readonly Made[] } {
  if (fields.size === 1 || expr.is !== 'tuple') {
    const one = t.value(expr, scope);
    return { ...one, code: flat(one.code), parts: [] };
  }
  const parts = expr.items.map((item) => t.value(item, scope));
  const natural = parts.every((one) => one.natural);
  const common = { most: t.largest, natural, parts };
  if (parts.every(({ code }) => typeOf(code) === 'number'))
    return { ...common, code: { is: 'list', items: parts.map(({ code }) => code), of: 'number' } };
  const lists = parts.map(
    ({ code }): Code => (typeOf(code) === 'number' ? { is: 'list', items: [code], of: 'number' } : flat(code)),
  );
  const [head, ...rest] = lists;
  const code = rest.reduce((left, right) => call('joined', [left, right], NUMBERS), head ?? untold('()'));
  return { ...common, code };
}

/** The numbers of the elements of a list one after the other. */
export function flat(code: Code): Code {
  const type = typeOf(code);
  return typeof type === 'object' && type.list !== 'number' ? call('flattened', [code], NUMBERS) : code;
}

/** The text of a component as a person types it. */
export function shown({ fields, reads, own, type, members }: Layout): readonly Code[] {
  const text = (one: string): Code => ({ is: 'text', text: one });
  if (type === 'number') return [name(own)];
  const whole = name(own, NUMBERS);
  if (reads.is === 'words') return [call('spelled', [whole], 'text')];
  const inside = (list: Code): Code =>
    members > 1 ? call('grouped', [list, num(members)], 'text') : call('listed', [list], 'text');
  if (fields.size === 1) return [text('['), inside(whole), text(']')];
  if (reads.is === 'groups') return [text('('), call('listed', [whole], 'text'), text(')')];
  const parts = [...fields].flatMap(([field, of], i): Code[] => {
    const comma = i === 0 ? [] : [text(', ')];
    const word = name(safeName(field), of === 'number' ? of : NUMBERS);
    return of === 'number' ? [...comma, word] : [...comma, text('['), inside(word), text(']')];
  });
  return [text('('), ...parts, text(')')];
}
