import { compare } from '../../nim/whole.ts';
import { nimSum } from '../../nim/xor.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Whole } from '../../rules/position.ts';
import { columns, top } from './columns.ts';

/** Why a misère sum of tame parts stands as it does, by their values: ones only, one big part, or as in normal play. `part` is the one to move in. */
export function misereSteps(values: readonly Whole[], part: number | undefined): readonly Fact[] {
  const ones = values.filter((value) => value === 1).length;
  const big = values.filter((value) => compare(value, 1) > 0).length;
  if (big === 0) return [{ id: ones % 2 === 1 ? 'misere-ones-odd' : 'misere-ones-even', count: ones }];
  if (big === 1) return [oneBig(values, ones)];
  const way: Fact = { id: 'misere-big', count: big };
  const mended = part === undefined ? undefined : top(values, part);
  const end: Fact[] = nimSum(values) === 0 ? [{ id: 'balanced-misere' }] : [];
  return [way, ...columns(values), ...(mended ? [mended] : end)];
}

function oneBig(values: readonly Whole[], ones: number): Fact {
  const place = values.findIndex((value) => compare(value, 1) > 0);
  return { id: 'misere-one-big', part: place + 1, value: values[place], ones, left: ones % 2 === 0 ? 1 : 0 };
}
