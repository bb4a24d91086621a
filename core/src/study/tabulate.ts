import { isWhole } from '../nim/whole.ts';
import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Component, Convention, Outcome } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { type Account, account, pause } from '../solve/account.ts';
import { type BoxMap, boxed } from '../solve/box.ts';
import { FAR } from '../solve/memory.ts';
import { outcomesOf } from '../solve/outcomes.ts';
import { finish, solve } from '../solve/solve.ts';
import { valuesOf } from '../solve/values.ts';
import { endless } from './endless.ts';
import type { Entry, MapTable, Table } from './table.ts';

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

/** The end of every number of a game of plain numbers, or of a list as long as there are ends; undefined for other games. */
function endsOf({ shape }: Rules, to: Extent['to']): readonly number[] | undefined {
  const [only] = shape;
  if (only === undefined || shape.some(({ members }) => members.length > 0)) return undefined;
  if (shape.length === 1 && only.depth === 1 && only.letters === undefined && typeof to !== 'number') return to;
  if (shape.some(({ depth }) => depth > 0)) return undefined;
  const ends = typeof to === 'number' ? shape.map(() => to) : to;
  return ends.length === shape.length ? ends : undefined;
}

function numbersIn(size: number, from: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => from + i);
}

/** All components of a box in reading order. */
function* componentsIn(sizes: readonly number[], from: number): Generator<readonly number[]> {
  const place = sizes.map(() => 0);
  if (sizes.includes(0)) return;
  for (let i = 0; i >= 0; ) {
    yield place.map((x) => from + x);
    for (i = sizes.length - 1; i >= 0 && place[i] === (sizes[i] ?? 0) - 1; i -= 1) place[i] = 0;
    if (i >= 0) place[i] = (place[i] ?? 0) + 1;
  }
}

/** The box from 0 that holds the components asked for, by loops; undefined where the rules are not fit for it. */
function* mapped(
  rules: Rules,
  from: number,
  ends: readonly number[],
  convention: Convention,
  asked: BoxMap['holds'],
  of: Account,
): Generator<Progress, BoxMap | Fact | undefined, number> {
  if (ends.some((end) => end < from)) return undefined;
  const wish = { like: ends.map(() => 0), sizes: ends.map((end) => end + 1), convention };
  const hasValues = convention === 'normal' && !rules.finals;
  const holds = hasValues ? asked : 'outcomes';
  const made = yield* boxed(rules, { ...wish, holds }, of);
  if (made !== undefined || !hasValues || holds === 'values') return made;
  return yield* boxed(rules, { ...wish, holds: 'values' }, of);
}

const LOST: Entry = { value: undefined, outcome: 'P' };
const WON: Entry = { value: undefined, outcome: 'N' };

function entriesIn({ holds, at }: BoxMap, from: number): Pick<MapTable, 'hasValues' | 'at'> {
  const numbers: number[] = [];
  // One entry for each value: a map has many of them.
  const entries: Entry[] = [];
  const termAt = (place: readonly number[]): number => {
    for (let i = 0; i < place.length; i += 1) numbers[i] = from + (place[i] ?? 0);
    return at(numbers);
  };
  if (holds === 'outcomes')
    return {
      hasValues: false,
      at(place) {
        const term = termAt(place);
        return term < 0 ? undefined : term === 0 ? LOST : WON;
      },
    };
  return {
    hasValues: true,
    at(place) {
      const value = termAt(place);
      if (value < 0) return undefined;
      const known = entries[value];
      if (known !== undefined) return known;
      const fresh: Entry = { value, outcome: value === 0 ? 'P' : 'N' };
      entries[value] = fresh;
      return fresh;
    },
  };
}

type Entries = { readonly list: readonly (Entry | undefined)[] };

/** What the work gives, or the misstep that rules make in it. */
function* unbroken(work: Generator<Progress, Entries | Fact, number>): Generator<Progress, Entries | Fact, number> {
  try {
    return yield* work;
  } catch (thrown) {
    const misstep = misstepOf(thrown);
    if (misstep === undefined) throw thrown;
    return misstep;
  }
}

function* entriesOf(
  rules: Rules,
  components: Iterable<Component>,
  convention: Convention,
  of: Account,
): Generator<Progress, Entries | Fact, number> {
  const parts: (Part | undefined)[] = [];
  for (const component of components) {
    parts.push(rules.refused(component) ? undefined : { rules, component: rules.kept(component) });
    yield* count(of);
  }
  const standing = parts.filter((part) => part !== undefined);
  const list: (Entry | undefined)[] = [];
  if (convention === 'normal' && !rules.finals) {
    const values = yield* valuesOf(standing, of);
    if (values === 'spent') return { id: 'budget-spent' };
    if (values !== 'cycle') {
      for (const part of parts) {
        const value = part && values.value(part);
        list.push(value === undefined ? undefined : { value, outcome: value === 0 ? 'P' : 'N' });
        yield* count(of);
      }
      return { list };
    }
  }
  const positions = standing.map((part): readonly [Part] => [part]);
  const found = (yield* toldOutcomes(positions, convention, of)) ?? (yield* outcomesOf(positions, convention, of));
  if (found.length < standing.length || found.includes(undefined)) return { id: 'budget-spent' };
  const outcomes = found[Symbol.iterator]();
  for (const part of parts) {
    const outcome = part && outcomes.next().value;
    list.push(outcome === undefined ? undefined : { value: undefined, outcome });
    yield* count(of);
  }
  return { list };
}

/** What a place of the table costs beside its search, in options: so that many of them do not keep a caller waiting. */
const PLACE = 16;

function* count(of: Account): Generator<Progress, void, number> {
  of.chunk -= PLACE;
  if (of.chunk <= 0) yield* pause(of, 'table');
}

/** The outcomes of large heaps that theorems and proved periods tell one by one; undefined where only a search does. */
function* toldOutcomes(
  positions: readonly (readonly [Part])[],
  convention: Convention,
  of: Account,
): Generator<Progress, readonly Outcome[] | undefined, number> {
  const found: Outcome[] = [];
  for (const position of positions) {
    const [{ component }] = position;
    if (!isWhole(component) || component <= FAR) return undefined;
    if (of.chunk <= 0) yield* pause(of, 'theorem');
    of.chunk -= PRICE;
    const { answer } = finish(solve(position, convention, LITTLE));
    if (answer.outcome === '?' || answer.by === 'graph') return undefined;
    found.push(answer.outcome);
  }
  return found;
}

const PRICE = 100;

/** What one told outcome may cost: no search. */
const LITTLE: Budget = { options: 1000, bytes: 2 ** 20 };
