import type { Expr } from '../../language/tree.ts';
import type { Shape } from '../../rules/shape.ts';
import { type Code, call, NUMBERS, name, num, type Step, type Type, typeOf } from './code.ts';
import type { Form } from './program.ts';
import { type Made, type Scope, safeName, type Translation, untold } from './scope.ts';

/** What a component is in a program: one number, or one list of numbers, in which the fields stand one after the other. */
export interface Layout {
  readonly type: Type;
  readonly fields: ReadonlyMap<string, Type>;
  readonly reads: Form;
  /** The name of a routine's component. */
  readonly own: string;
  /** Every move leaves exactly one component, which then stands for the option itself. */
  readonly single: boolean;
  /** The earlier game of the page of which every move leaves one component. */
  readonly leaves: string | undefined;
}

/** How the components of a shape are laid out. */
export function layout(shape: Shape, single: boolean): Layout {
  const [first] = shape;
  const text = shape.map(({ name: word, depth }) => word + '[]'.repeat(depth)).join(', ');
  const lists = shape.filter(({ depth }) => depth > 0);
  if (first === undefined || lists.length > 1 || shape.some(({ depth, members }) => depth > 1 || members.length > 0))
    return untold(`(${text})`);
  const fields = new Map(
    shape.map(({ name: word, depth }): [string, Type] => [word, depth === 0 ? 'number' : NUMBERS]),
  );
  const own = shape.length === 1 ? safeName(first.name) : 'heap';
  if (shape.length === 1 && lists.length === 0)
    return { type: 'number', fields, reads: { is: 'heaps' }, own, single, leaves: undefined };
  const letters = lists[0]?.letters;
  if (letters !== undefined && shape.length > 1) return untold(`(${text})`);
  const reads: Form =
    letters !== undefined
      ? { is: 'words', letters }
      : lists.length === 0
        ? { is: 'groups', size: shape.length }
        : { is: 'lines' };
  return { type: NUMBERS, fields, reads, own, single, leaves: undefined };
}

/** The fields of a component as names, and the steps that take it apart. */
export function taken(
  t: Translation,
  { fields, own }: Layout,
): { readonly names: ReadonlyMap<string, Made>; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const names = new Map<string, Made>();
  const whole = name(own, NUMBERS);
  const all = [...fields];
  const after = all.length - 1 - all.findIndex(([, type]) => typeof type === 'object');
  for (const [i, [field, type]] of all.entries()) {
    names.set(field, { code: name(safeName(field), type), most: t.largest, natural: true });
    if (all.length === 1) continue;
    const isAfter = i > all.length - 1 - after && after < all.length;
    const length: Code = { is: 'len', list: whole };
    const place: Code = isAfter
      ? i === all.length - 1
        ? length
        : { is: 'math', sign: '-', left: length, right: num(all.length - 1 - i) }
      : num(i + 1);
    const value: Code =
      type === 'number'
        ? { is: 'at', list: whole, index: place }
        : call(
            'sliced',
            [whole, num(i + 1), after === 0 ? length : { is: 'math', sign: '-', left: length, right: num(after) }],
            NUMBERS,
          );
    steps.push({ is: 'let', name: safeName(field), value });
  }
  return { names, steps };
}

/** The type of an option. */
export function optionType({ type, single }: Layout): Type {
  return single ? type : { list: type };
}

/** A component of the page as a program's component. */
export function component(t: Translation, { fields }: Layout, expr: Expr, scope: Scope): Made {
  if (fields.size === 1) return t.value(expr, scope);
  const items = expr.is === 'tuple' ? expr.items : undefined;
  const whole = items === undefined ? t.value(expr, scope) : undefined;
  if (whole !== undefined) return whole;
  const values = (items ?? []).map((item) => t.value(item, scope));
  const natural = values.every((one) => one.natural);
  if (values.every(({ code }) => typeOf(code) === 'number'))
    return { code: { is: 'list', items: values.map(({ code }) => code), of: 'number' }, most: t.largest, natural };
  const lists = values.map(
    ({ code }): Code => (typeOf(code) === 'number' ? { is: 'list', items: [code], of: 'number' } : code),
  );
  const [head, ...rest] = lists;
  const code = rest.reduce((left, right) => call('joined', [left, right], NUMBERS), head ?? untold('()'));
  return { code, most: t.largest, natural };
}

/** The text of a component as a person types it. */
export function shown({ fields, reads, own, type }: Layout): readonly Code[] {
  const text = (one: string): Code => ({ is: 'text', text: one });
  if (type === 'number') return [name(own)];
  const whole = name(own, NUMBERS);
  if (reads.is === 'words') return [call('spelled', [whole], 'text')];
  if (fields.size === 1) return [text('['), call('listed', [whole], 'text'), text(']')];
  if (reads.is === 'groups') return [text('('), call('listed', [whole], 'text'), text(')')];
  const parts = [...fields].flatMap(([field, of], i): Code[] => {
    const comma = i === 0 ? [] : [text(', ')];
    const word = name(safeName(field), of);
    return of === 'number' ? [...comma, word] : [...comma, text('['), call('listed', [word], 'text'), text(']')];
  });
  return [text('('), ...parts, text(')')];
}
