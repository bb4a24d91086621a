import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { account } from '../solve/account.ts';
import type { BoxMap } from '../solve/box.ts';
import { endless } from './endless.ts';
import type { Entry, Table } from './table.ts';
import { entriesIn, mapped } from './tabulate/by-box.ts';
import { componentsIn, endsOf, numbersIn } from './tabulate/places.ts';
import { entriesOf, unbroken } from './tabulate/searched.ts';

/** The box or row of positions that a table covers, ends included: the same for all numbers, or an upper end for each. */
export interface Extent {
  readonly from: number;
  readonly to: number | readonly number[];
}

/** The most entries of a table that is searched position by position. */
const LARGEST = 2_000_000;

/**
 * The table of a game of one or more numbers: nim-values in normal play, outcomes in misère play and where some move ends the whole game, or where
 * only they are asked for. A fact says why there is none: another shape, too large, the budget, or rules that break.
 */
export function* tabulate(
  rules: Rules,
  { from, to }: Extent,
  convention: Convention,
  budget: Budget,
  asked: BoxMap['holds'] = 'values',
): Generator<Progress, Table | Fact, number> {
  const ends = endsOf(rules, to);
  if (ends === undefined) return { id: 'table-shape', game: rules.name };
  const rising = endless(rules);
  if (rising !== undefined) return rising;
  const isList = rules.shape[0]?.depth === 1;
  const names = isList ? ends.map((_, i) => `${rules.shape[0]?.name}[${i + 1}]`) : rules.shape.map(({ name }) => name);
  const sizes = ends.map((end) => Math.max(0, end - from + 1));
  const of = account(budget);
  const head = { game: rules.name, parameters: rules.parameters, convention, from };
  const [first = ''] = names;
  if (isList || names.length > 1) {
    const made = yield* mapped(rules, from, ends, convention, asked, of);
    if (made !== undefined) return 'id' in made ? made : { ...head, is: 'map', names, sizes, ...entriesIn(made, from) };
  }
  if (sizes.reduce((product, size) => product * size, 1) > LARGEST) return { id: 'table-too-large', most: LARGEST };
  const components = isList || names.length > 1 ? componentsIn(sizes, from) : numbersIn(sizes[0] ?? 0, from);
  const entries = yield* unbroken(entriesOf(rules, components, convention, of));
  if ('id' in entries) return entries;
  const { list } = entries;
  if (!isList && names.length === 1) return { ...head, is: 'row', names: [first], entries: list };
  const hasValues = list.every((entry) => entry === undefined || entry.value !== undefined);
  const at = (place: readonly number[]): Entry | undefined =>
    list[place.reduce((index, x, i) => index * (sizes[i] ?? 0) + x, 0)];
  return { ...head, is: 'map', names, sizes, hasValues, at };
}
