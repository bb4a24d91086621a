import { type Code, compare, give, type Held, math, NUMBERS, name, num, type Routine, when } from './code.ts';

/** `value(n)` from the values of the first heaps, the last `period` of which repeat for ever, each time raised by the saltus. */
export function repeatingValue(
  values: readonly number[],
  period: number,
  saltus: number,
): { readonly held: Held; readonly routine: Routine } {
  const size = values.length;
  const start = size - period;
  const list = name('G', NUMBERS);
  const n = name('n');
  const at = (index: Code): Code => ({ is: 'at', list, index: math(index, '+', num(1)) });
  const past = math(math(n, '-', num(start)), '%', num(period));
  const risen = math(num(saltus), '*', math(math(n, '-', num(start)), '/', num(period)));
  const body = [
    ...(start > 0 ? [when(compare(n, '<', num(size)), [give(at(n))])] : []),
    give(math(at(start > 0 ? math(num(start), '+', past) : past), '+', risen)),
  ];
  return {
    held: { name: 'G', items: values.map(BigInt) },
    routine: { name: 'value', params: [['n', 'number']], result: 'number', body },
  };
}
